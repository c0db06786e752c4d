import { classes } from './classes.ts';
import { Modal, type ModalProps } from './Modal.tsx';
import styles from './Sheet.module.css';

interface SheetProps extends ModalProps {
  /** It is there when the page comes, and does not slide in. */
  readonly still?: boolean;
}

/** A page that slides in: from below on a phone, along the far edge on a wide screen. */
export const Sheet = ({ still, ...props }: SheetProps) => (
  <Modal shape={classes(styles.sheet, still && styles.still)} {...props} />
);
