import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Announcer } from './Announcer.tsx';
import { IconButton } from './IconButton.tsx';
import { Icon } from './icons.tsx';
import styles from './Modal.module.css';

export interface ModalProps {
  readonly open: boolean;
  /** Called for the close button, Escape and a tap on the veil. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Name of the close button; without it there is none, and the content must offer a way out. */
  readonly closeLabel?: string;
  readonly children: ReactNode;
}

interface Shaped {
  /** The class of the outer element. */
  readonly shape: string | undefined;
  /** What has the focus when it opens, as a selector; else its first button has it. */
  readonly begin?: string;
}

/** A native modal: the browser keeps the focus inside and gives it back. Mounted only while it is open. */
const OpenModal = (props: Omit<ModalProps, 'open'> & Shaped) => {
  const { onClose, title, closeLabel, children, shape, begin } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    if (begin) shown?.querySelector<HTMLElement>(begin)?.focus();
    return () => shown?.close();
  }, [begin]);
  return (
    <dialog
      ref={dialog}
      className={shape}
      closedby="any"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        // it also comes up from a modal inside this one
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.paper}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {closeLabel !== undefined && (
            <IconButton label={closeLabel} icon={<Icon name="close" />} onClick={onClose} />
          )}
        </div>
        {children}
      </div>
      <Announcer />
    </dialog>
  );
};

/** The frame of Dialog and Sheet. */
export const Modal = ({ open, ...rest }: ModalProps & Shaped) =>
  open ? <OpenModal {...rest} /> : null;
