import { Modal, type ModalProps } from './Modal.tsx';
import styles from './Screen.module.css';

/** A page over the whole screen, for work that needs all of it. Its content scrolls inside itself. */
export const Screen = (props: ModalProps) => <Modal shape={styles.screen} {...props} />;
