import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icons.tsx';
import styles from './ToastRegion.module.css';
import { dismiss, type ToastNote, toasts } from './toast.ts';

const SHOWN_MS = 5000;

const Note = ({ id, text, tone }: ToastNote) => {
  useEffect(() => {
    const timer = setTimeout(() => dismiss(id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id]);
  return (
    <div className={classes(styles.toast, styles[tone])}>
      {tone !== 'info' && <Icon name={tone === 'danger' ? 'warning' : 'check'} weight={2.6} />}
      <span>{text}</span>
    </div>
  );
};

/** Where notes appear. A popover, so that it also lies over open dialogs; the words are spoken by the announcer. */
export const ToastRegion = () => {
  const notes = useSyncExternalStore(toasts.subscribe, toasts.now);
  const list = useRef<HTMLDivElement>(null);
  const newest = notes.at(-1)?.id;
  useLayoutEffect(() => {
    const region = list.current;
    if (newest === undefined || region === null || !('showPopover' in region)) return undefined;
    region.showPopover();
    return () => region.hidePopover();
  }, [newest]);
  return (
    <div ref={list} className={styles.region} popover="manual" role="log" aria-live="off">
      {notes.map((note) => (
        <Note key={note.id} {...note} />
      ))}
    </div>
  );
};
