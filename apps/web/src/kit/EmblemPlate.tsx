import { memo } from 'react';
import type { Point } from './draw/geometry.ts';
import { hatch } from './draw/hatch.ts';
import { INK, type Ink } from './draw/inks.ts';
import styles from './EmblemPlate.module.css';
import { Sign } from './signs.tsx';

const PLATE: readonly Point[] = [
  [10, 2],
  [62, 2],
  [62, 54],
  [54, 62],
  [2, 62],
  [2, 10],
];
const OUTLINE = 'M10 2H62V54L54 62H2V10Z';

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
}

/** A person's plate: ink, hatch and knocked-out emblem, so that it is known without its colour. Size in px. */
export const EmblemPlate = memo(({ ink, size = 44, seat }: EmblemPlateProps) => {
  const { d, width, cap } = hatch(ink, PLATE);
  return (
    <svg
      className={styles.plate}
      width={size}
      height={size}
      viewBox="0 0 64 64"
      aria-hidden="true"
      data-plate={seat}
    >
      <path d={OUTLINE} fill={`var(--p${ink})`} />
      <path
        d={d}
        stroke={INK}
        strokeWidth={width}
        strokeLinecap={cap}
        opacity={ink === 3 || ink === 6 ? 0.62 : 0.5}
      />
      <path d={OUTLINE} fill="none" stroke="var(--plate-line)" strokeWidth="3.4" />
      <EmblemSign ink={ink} />
    </svg>
  );
});
