import type { ReactNode } from 'react';
import { ActionBar } from '../../kit/ActionBar.tsx';
import { Button } from '../../kit/Button.tsx';
import { Bar } from '../../kit/bar.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { Icon } from '../../kit/icons.tsx';
import type { Playback } from '../../kit/playback.ts';
import type { Frame } from './film.ts';
import styles from './ShapesBar.module.css';
import type { Situation } from './sentence.ts';
import { sentenceOf } from './sentence.ts';
import type { Texts } from './texts.en.ts';
import { textsOf } from './texts.ts';

interface ShapesBarProps {
  readonly now: Situation;
  /** Null where nothing is ever played back. */
  readonly playback: Playback<Frame> | null;
  readonly onLock: () => void;
}

/** The sentence with its buttons: lock, or those of what is being played back. */
export const ShapesBar = ({ now, playback, onLock }: ShapesBarProps) => {
  const t = textsOf(now.words.lang);
  const { say, sub } = sentenceOf(now);
  if (playback?.frame) {
    return (
      <Framed
        say={say}
        sub={sub}
        secondary={<Transport t={t.bar} playback={playback} />}
        primary={
          <Button
            kind="primary"
            aria-label={t.bar.skip}
            icon={<Icon name="toEnd" />}
            onClick={playback.skip}
          >
            <span className={styles.wide}>{t.bar.skip}</span>
          </Button>
        }
      />
    );
  }
  const lock = now.chosen !== null && (
    <Button kind="primary" disabled={now.pending} onClick={onLock}>
      {t.bar.lock}
    </Button>
  );
  return <Framed say={say} sub={lock ? <WithKey sub={sub} t={t.bar} /> : sub} primary={lock} />;
};

interface FramedProps {
  readonly say: string;
  readonly sub: ReactNode;
  readonly secondary?: ReactNode;
  readonly primary: ReactNode;
}

const Framed = (props: FramedProps) => (
  <Bar>
    <ActionBar {...props} />
  </Bar>
);

interface TransportProps {
  readonly t: Texts['bar'];
  readonly playback: Playback<Frame>;
}

const Transport = ({ t, playback: { paused, toggle, next } }: TransportProps) => (
  <>
    <IconButton
      kind="block"
      label={paused ? t.resume : t.pause}
      icon={<Icon name={paused ? 'play' : 'pause'} />}
      onClick={toggle}
    />
    <IconButton kind="block" label={t.next} icon={<Icon name="stepOn" />} onClick={next} />
  </>
);

const WithKey = ({ sub, t }: { readonly sub: string | undefined; readonly t: Texts['bar'] }) => (
  <>
    {sub}
    <span className={styles.key}>
      <kbd>Enter</kbd> {t.keyLock}
    </span>
  </>
);
