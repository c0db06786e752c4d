import { Modal, type ModalProps } from './Modal.tsx';
import styles from './Sheet.module.css';

/** A page that slides in: from below on a phone, along the far edge on a wide screen. */
export const Sheet = (props: ModalProps) => <Modal shape={styles.sheet} {...props} />;
