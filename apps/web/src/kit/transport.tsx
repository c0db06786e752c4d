import { Fragment } from 'react';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import { Icon } from './icons.tsx';
import { useStage } from './timeline/stage.ts';
import styles from './transport.module.css';

/** What the controls are called. */
export interface TransportWords {
  readonly pause: string;
  readonly resume: string;
  readonly next: string;
  readonly skip: string;
}

/** Something that is played picture by picture. */
interface Played {
  readonly paused: boolean;
  readonly toggle: () => void;
  readonly next: () => void;
  readonly skip: () => void;
}

/**
 * The buttons of a bar while something is played: stop or go on, one picture on, and to the end. They have keys, so
 * that what takes their place is a new element, which the bar lets nobody press too soon.
 */
export function transport(words: TransportWords, { paused, toggle, next, skip }: Played) {
  return {
    secondary: (
      <Fragment key="transport">
        <IconButton
          kind="block"
          label={paused ? words.resume : words.pause}
          icon={<Icon name={paused ? 'resume' : 'pause'} />}
          onClick={toggle}
        />
        <IconButton kind="block" label={words.next} icon={<Icon name="stepOn" />} onClick={next} />
      </Fragment>
    ),
    primary: (
      <Button
        key="skip"
        kind="primary"
        aria-label={words.skip}
        icon={<Icon name="toEnd" />}
        onClick={skip}
      >
        <span className={styles.wide}>{words.skip}</span>
      </Button>
    ),
  };
}

interface TransportKeysProps {
  readonly words: TransportWords;
  /** The key that skips. */
  readonly skip: 'Enter' | 'Esc';
}

/** Where there is a keyboard, what its keys do meanwhile; nothing where all look, for nobody stops that. */
export const TransportKeys = ({ words, skip }: TransportKeysProps) =>
  useStage().controls ? null : (
    <span className={styles.keys}>
      <kbd>Space</kbd> {words.pause} · <kbd>→</kbd> {words.next} · <kbd>{skip}</kbd> {words.skip}
    </span>
  );
