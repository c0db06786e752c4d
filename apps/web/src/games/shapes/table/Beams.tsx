import styles from './Beams.module.css';
import { type Focus, partOf } from './focus.ts';
import type { TableTop } from './tableTop.ts';

interface BeamsProps {
  readonly table: TableTop;
  readonly focus: Focus;
}

/** Units of the drawing for each mat. */
const WIDE = 100;

/** Lines from the base cards that count to the full card they count for. */
export const Beams = ({ table, focus }: BeamsProps) => {
  const { counting } = focus;
  if (counting === null) return null;
  const hits = table.row.filter((laid) => partOf(laid, table, focus) === 'hit');
  const middle = (seat: number): number => (seat + 0.5) * WIDE;
  return (
    <svg
      key={counting}
      className={styles.beams}
      viewBox={`0 0 ${table.prizes.length * WIDE} ${WIDE}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {hits.map(({ seat, pick }) => (
        <path
          key={`${seat}:${pick}`}
          d={`M${middle(seat) + (pick - 1) * 6} 0L${middle(counting)} ${WIDE}`}
          pathLength="1"
        />
      ))}
    </svg>
  );
};
