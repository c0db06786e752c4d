import styles from './Dialog.module.css';
import { Modal, type ModalProps } from './Modal.tsx';

/** A question in the middle of the screen. */
export const Dialog = (props: ModalProps) => <Modal shape={styles.dialog} {...props} />;
