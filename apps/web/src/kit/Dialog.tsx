import styles from './Dialog.module.css';
import { Modal, type ModalProps } from './Modal.tsx';

/** A line to write on, and nothing that is chosen. */
const LINE = 'input:not([type="radio"], [type="checkbox"])';

/** A question in the middle of the screen: where the answer is written, it begins there. */
export const Dialog = (props: ModalProps) => (
  <Modal shape={styles.dialog} begin={LINE} {...props} />
);
