import type { Player } from '@kesem/engine/games/eclipse/move';
import type { EclipseView } from '@kesem/engine/games/eclipse/state';
import type { ReactNode } from 'react';
import { RunningClock } from '../../../kit/RunningClock.tsx';
import { Tag } from '../../../kit/Tag.tsx';
import type { Words } from '../../contract.ts';
import { textsOf } from '../texts.ts';
import { Gauge } from './Gauge.tsx';
import { hasWindows, type Layout } from './layout.ts';
import styles from './Midline.module.css';
import type { Marks } from './marks.ts';

interface MidlineProps {
  readonly view: EclipseView;
  readonly south: Player;
  readonly words: Words;
  readonly marks: Marks;
  readonly layout: Layout;
  readonly left: () => number | null;
  /** The switch for windows, of whoever plays. */
  readonly children: ReactNode;
}

/** The horizon between the sides: where the turn is, and the one number that decides. */
export const Midline = ({ view, south, words, marks, layout, left, children }: MidlineProps) => {
  const t = textsOf(words.lang).board;
  const isWithSwitch = hasWindows(layout);
  const clock = !view.timeUp && <RunningClock left={left} low={10_000} />;
  return (
    <>
      <div className={styles.turn}>
        {view.turn > 0 && <Ribbon view={view} words={words} />}
        {!isWithSwitch && clock}
      </div>
      <div className={styles.band} data-band="" data-moves="horizon:0">
        <Gauge {...{ view, south, words, marks }} width={layout.rule} height={layout.rows.band} />
        {isWithSwitch && <div className={styles.match}>{clock}</div>}
        {isWithSwitch && <div className={styles.windows}>{children}</div>}
        {view.suddenDeath && (
          <span className={styles.sudden}>
            <Tag tone="danger">{t.suddenDeath}</Tag>
          </span>
        )}
      </div>
    </>
  );
};

/** The turn, whose it is and where in it. Renewal passes by itself: it is never the phase that is on. */
const Ribbon = ({ view, words }: Pick<MidlineProps, 'view' | 'words'>) => {
  const t = textsOf(words.lang).board;
  const isEnd = view.agenda.some((task) => task.do === 'close');
  const phase = view.combat ? t.fight : isEnd ? t.phase.end : t.phase.main;
  const whose = view.active === words.me ? t.yours : t.theirs(words.name(view.active));
  return (
    <p className={styles.ribbon}>
      <span>{t.turn(view.turn)}</span>
      <b>
        <span>{whose}</span> · {phase}
      </b>
    </p>
  );
};
