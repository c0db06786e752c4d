import styles from './Marble.module.css';
import { Marble, type MarbleColour } from './Marble.tsx';

interface MarbleTrayProps {
  readonly colour: MarbleColour;
  /** How many holes are filled. */
  readonly count: number;
  /** How many holes there are. */
  readonly of: number;
  /** Marks the hole that the move under way would fill. */
  readonly next?: boolean;
  /** Height in px. */
  readonly size?: number;
  readonly label?: string;
}

const PITCH = 21.4;
const R = 10;
const HEIGHT = 25;

const Hole = ({ x }: { readonly x: number }) => (
  <>
    <circle cx={x} cy="12.5" r={R * 0.84} fill="#B58A5E" />
    <circle cx={x - 0.4} cy="11.8" r={R * 0.8} fill="#4F3620" />
  </>
);

const NextRing = ({ x }: { readonly x: number }) => (
  <circle
    cx={x}
    cy="12.5"
    r={R * 0.72}
    fill="none"
    stroke="#FFD34D"
    strokeWidth="1.9"
    strokeDasharray="3.2 2.4"
  />
);

/** A walnut rail of holes that fill with captured marbles. */
export const MarbleTray = (props: MarbleTrayProps) => {
  const { colour, count, of, next = false, size = 29, label } = props;
  const width = PITCH * of + 4;
  const holes = Array.from({ length: of }, (_, i) => ({ i, x: PITCH * (i + 0.5) + 2 }));
  return (
    <svg
      className={styles.marble}
      width={(size * width) / HEIGHT}
      height={size}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <rect
        x="1"
        y="1"
        width={width - 2}
        height={HEIGHT - 2}
        rx="2"
        fill="#6E4D2F"
        stroke="#211A12"
        strokeWidth="2"
      />
      {holes.map(({ i, x }) => (
        <g key={i} data-filled={i < count ? '' : undefined}>
          <Hole x={x} />
          {i < count && <Marble colour={colour} x={x} y={12.5} r={R * 0.78} shadow={false} />}
          {i === count && next && <NextRing x={x} />}
        </g>
      ))}
    </svg>
  );
};
