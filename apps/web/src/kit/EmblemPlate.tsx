import { memo } from 'react';
import type { Point } from './draw/geometry.ts';
import { hatch } from './draw/hatch.ts';
import { INK, type Ink } from './draw/inks.ts';
import styles from './EmblemPlate.module.css';
import { InTurn } from './InTurn.tsx';
import { Sign } from './signs.tsx';

const PLATE: readonly Point[] = [
  [10, 2],
  [62, 2],
  [62, 54],
  [54, 62],
  [2, 62],
  [2, 10],
];
const outlineOf = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
const OUTLINE = outlineOf(PLATE);

/** The paper of an ink inside a convex outline that runs clockwise: its colour and its hatch. */
export const InkField = ({
  ink,
  outline,
}: {
  readonly ink: Ink;
  readonly outline: readonly Point[];
}) => {
  const { d, width, cap } = hatch(ink, outline);
  return (
    <>
      <path d={outlineOf(outline)} fill={`var(--p${ink})`} />
      <path
        d={d}
        stroke={INK}
        strokeWidth={width}
        strokeLinecap={cap}
        opacity={ink === 3 || ink === 6 ? 0.62 : 0.5}
      />
    </>
  );
};

/** The knocked-out sign of an ink, on 64×64 units. */
export const EmblemSign = ({ ink }: { readonly ink: Ink }) => (
  <g transform="translate(8.5 8.5) scale(.98)">
    <Sign ink={ink} edge={7} />
  </g>
);

interface EmblemPlateProps {
  readonly ink: Ink;
  readonly size?: number;
  /** Whose picture it is at a table: what people send flies from there. */
  readonly seat?: number | undefined;
  /** How many pictures later than its place it is drawn. */
  readonly nth?: number;
}

/** A person's plate: ink, hatch and knocked-out emblem, so that it is known without its colour. Size in px. */
export const EmblemPlate = memo(({ ink, size = 44, seat, nth = 0 }: EmblemPlateProps) => (
  <svg
    className={styles.plate}
    width={size}
    height={size}
    viewBox="0 0 64 64"
    aria-hidden="true"
    data-plate={seat}
  >
    <InTurn nth={nth}>
      <InkField ink={ink} outline={PLATE} />
      <path d={OUTLINE} fill="none" stroke="var(--plate-line)" strokeWidth="3.4" />
      <EmblemSign ink={ink} />
    </InTurn>
  </svg>
));
