import type { Seat } from '@kesem/engine/core/game';
import { matchOf } from '@kesem/engine/games/shapes/chapters/cards';
import { useTurn } from '../../../kit/InTurn.tsx';
import { Icon } from '../../../kit/icons.tsx';
import { FormSign } from '../art/FormPrint.tsx';
import styles from './Abacus.module.css';
import { fullOf, type TableTop } from './tableTop.ts';

interface AbacusProps {
  readonly seat: Seat;
  readonly table: TableTop;
  /** The place in the row that is counted now; null where all is only told. */
  readonly now: number | null;
  /** How many pictures later than itself its signs come: a slow phone cannot draw a plate in one. */
  readonly nth: number;
}

/** A place for every card of the row, which fills as the cards are counted. */
export const Abacus = ({ seat, table, now, nth }: AbacusProps) => {
  const full = fullOf(table, seat) ?? [];
  const counted = table.counts[seat]?.of ?? 0;
  const isDrawn = useTurn(nth);
  return (
    <span className={styles.abacus} data-many={table.row.length > 6 ? '' : undefined}>
      {table.row.map(({ seat: by, pick, card }, at) => {
        const isHit = matchOf(full, [card]) > 0;
        return (
          <i
            key={`${by}:${pick}`}
            data-is={at >= counted ? 'open' : isHit ? 'hit' : 'miss'}
            data-now={at === now ? '' : undefined}
          >
            {isDrawn &&
              at < counted &&
              (isHit ? <FormSign form={card} size={28} /> : <Icon name="close" size={16} />)}
          </i>
        );
      })}
    </span>
  );
};
