import type { Player } from '@kesem/engine/games/eclipse/move';
import type { EclipseView } from '@kesem/engine/games/eclipse/state';
import type { ReactNode } from 'react';
import { RunningClock } from '../../../kit/RunningClock.tsx';
import { Tag } from '../../../kit/Tag.tsx';
import type { Words } from '../../contract.ts';
import type { Marks } from '../marks.ts';
import { textsOf } from '../texts.ts';
import { Gauge } from './Gauge.tsx';
import styles from './Midline.module.css';

interface MidlineProps {
  readonly view: EclipseView;
  readonly south: Player;
  readonly words: Words;
  readonly marks: Marks;
  readonly left: () => number | null;
  /** The switch for windows, of whoever plays. */
  readonly children: ReactNode;
}

/** Between the sides: where the turn is, the one number that decides, the clock, and when one is asked. */
export const Midline = ({ view, south, words, marks, left, children }: MidlineProps) => {
  const t = textsOf(words.lang).board;
  return (
    <div className={styles.midline}>
      {view.turn > 0 && <Ribbon view={view} words={words} />}
      <Gauge {...{ view, south, words, marks }} />
      {view.suddenDeath && <Tag tone="danger">{t.suddenDeath}</Tag>}
      {!view.timeUp && <RunningClock left={left} low={10_000} />}
      {children}
    </div>
  );
};

/** Renewal passes by itself: it is never the phase that is on. */
const Ribbon = ({ view, words }: Pick<MidlineProps, 'view' | 'words'>) => {
  const t = textsOf(words.lang).board;
  const isEnd = view.agenda.some((task) => task.do === 'close');
  const now = view.combat ? 'fight' : isEnd ? 'end' : 'main';
  return (
    <ol className={styles.ribbon}>
      <li className={styles.turn}>{t.turn(view.turn)}</li>
      {(['main', 'fight', 'end'] as const).map((phase) => (
        <li key={phase} aria-current={phase === now ? 'step' : undefined}>
          {phase === 'fight' ? t.fight : t.phase[phase]}
        </li>
      ))}
    </ol>
  );
};
