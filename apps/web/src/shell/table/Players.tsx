import type { ReactNode } from 'react';
import type { AnyGame } from '../../registry.ts';
import { useTexts } from '../frame/stores.ts';
import { useSouth, useView } from '../room/view.ts';
import { PlayerPanel } from './PlayerPanel.tsx';
import styles from './Players.module.css';

interface PlayersProps {
  readonly game: AnyGame | null;
  readonly wide: boolean;
  /** Whether only whoever looks is shown, for all stand on a large screen. */
  readonly alone?: boolean;
  /** The board between them. */
  readonly children: ReactNode;
}

/** The players around the board: the others above, whoever looks below. Watchers look from the seat they chose. A board that draws its players itself has all the room. */
export const Players = ({ game, wide: isWide, alone = false, children }: PlayersProps) => {
  const isAlone = game !== null && !game.side;
  const wide = isWide && !isAlone;
  const t = useTexts().table;
  const view = useView();
  const south = useSouth();
  const n = view.match?.players.length ?? 0;
  const others = Array.from({ length: Math.max(0, n - 1) }, (_, i) => (south + 1 + i) % n);
  const panel = (seat: number): ReactNode => (
    <li key={seat}>
      <PlayerPanel seat={seat} game={game} wide={wide} />
    </li>
  );
  return (
    <div className={styles.players} data-wide={wide} data-alone={isAlone}>
      {!isAlone && !alone && (
        <ul className={styles.others} aria-label={t.players}>
          {others.map(panel)}
        </ul>
      )}
      <div className={styles.board}>{children}</div>
      {!isAlone && <ul className={styles.south}>{n > 0 && panel(south)}</ul>}
    </div>
  );
};
