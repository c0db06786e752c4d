import type { Seat } from '@kesem/engine/core/game';
import { playerAt, rival, sideOf } from '@kesem/engine/games/abalone/chapters/players';
import type { AbaloneView } from '@kesem/engine/games/abalone/state';
import type { Lang } from '../../../i18n/lang.ts';
import { Marble } from '../../../kit/Marble.tsx';
import { MarbleTray } from '../../../kit/MarbleTray.tsx';
import { textsOf } from '../texts.ts';
import { COLOURS } from './art.ts';
import styles from './SeatDetail.module.css';

interface SeatDetailProps {
  readonly view: AbaloneView;
  readonly seat: Seat;
  readonly lang: Lang;
}

/** The colour of a seat in word and picture, and the tray whose holes are its score. */
export const SeatDetail = ({ view, seat, lang }: SeatDetailProps) => {
  const player = playerAt(seat);
  const side = sideOf(player);
  const { side: names, seat: t } = textsOf(lang);
  const count = view.score[player];
  const { target } = view.options;
  const left = target - count;
  return (
    <div className={styles.detail}>
      <span className={styles.colour}>
        <svg width="18" height="18" viewBox="-9 -9 18 18" aria-hidden="true">
          <circle r="9" fill="var(--walnut)" />
          <Marble colour={COLOURS[side]} r={7} shadow={false} />
        </svg>
        <span className={styles.name}>{names[side]}</span>
      </span>
      <span className={styles.tray} data-tray={player} data-last={left === 1 ? '' : undefined}>
        <MarbleTray
          colour={COLOURS[sideOf(rival(player))]}
          count={count}
          of={target}
          next={view.turn === player}
          label={t.tray(count, target)}
        />
      </span>
      <bdi className={styles.score} dir="ltr" aria-hidden="true">
        {count}/{target}
      </bdi>
      {left === 1 && <span className={styles.left}>{t.left(left)}</span>}
    </div>
  );
};
