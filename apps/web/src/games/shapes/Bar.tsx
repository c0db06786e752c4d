import type { ReactNode } from 'react';
import { TRANSPORT } from '../../i18n/transport.ts';
import { ActionBar } from '../../kit/ActionBar.tsx';
import { Button } from '../../kit/Button.tsx';
import { Bar } from '../../kit/bar.tsx';
import type { Timeline } from '../../kit/timeline/useTimeline.ts';
import { transport } from '../../kit/transport.tsx';
import styles from './Bar.module.css';
import type { Situation } from './sentence.ts';
import { sentenceOf } from './sentence.ts';
import type { Texts } from './texts.en.ts';
import { textsOf } from './texts.ts';

interface ShapesBarProps {
  readonly now: Situation;
  /** Null where nothing is ever played. */
  readonly timeline: Timeline<unknown> | null;
  readonly onLock: () => void;
}

/** The sentence with its buttons: lock, or those of what is being played. */
export const TableBar = ({ now, timeline, onLock }: ShapesBarProps) => {
  const t = textsOf(now.words.lang);
  const { say, sub } = sentenceOf(now);
  if (timeline?.frame) {
    return <Framed say={say} sub={sub} {...transport(TRANSPORT[now.words.lang], timeline)} />;
  }
  const lock = now.chosen !== null && !now.pending && (
    <Button kind="primary" onClick={onLock}>
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

const WithKey = ({ sub, t }: { readonly sub: string | undefined; readonly t: Texts['bar'] }) => (
  <>
    {sub}
    <span className={styles.key}>
      <kbd>Enter</kbd> {t.keyLock}
    </span>
  </>
);
