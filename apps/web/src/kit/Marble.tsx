import { memo } from 'react';
import { star } from './draw/geometry.ts';
import { clean, lens, rings } from './draw/gouge.ts';
import { closed } from './draw/path.ts';
import styles from './Marble.module.css';

/** Two marbles that differ by engraving, not by colour alone: a ring on black, a dot on bone. */
export type MarbleColour = 'black' | 'bone';

interface MarbleProps {
  readonly colour: MarbleColour;
  readonly x?: number;
  readonly y?: number;
  /** Radius in the units of the surrounding drawing. */
  readonly r: number;
  readonly shadow?: boolean;
}

const engraving = (r0: number, r1: number, width: number, end: number): string =>
  clean(rings({ centre: [0, 0], r0, r1, count: 3, width, per: 1, a0: 4, a1: end, seed: 8 }));

const BLACK_SHADE = engraving(68, 88, 5, 92);
const BONE_SHADE = engraving(66, 88, 6, 100);
const GLINT = clean([lens([-72, -18], [-20, -72], 17)]);

const Black = () => (
  <>
    <circle r="100" fill="#16181D" stroke="#0A0908" strokeWidth="8" />
    <path d={BLACK_SHADE} fill="#7D8088" />
    <circle r="38" fill="none" stroke="#9A9CA3" strokeWidth="10" />
    <path d={GLINT} fill="#F3EEE2" />
  </>
);

const Bone = () => (
  <>
    <circle r="100" fill="#F3EEE2" stroke="#211A12" strokeWidth="8.5" />
    <path d={BONE_SHADE} fill="#3B2A1D" />
    <circle r="17" fill="#211A12" />
  </>
);

/** One marble as a group for any SVG, centred on (x, y). */
export const Marble = memo(({ colour, x = 0, y = 0, r, shadow = true }: MarbleProps) => (
  <g className={styles.marble} transform={`translate(${x} ${y}) scale(${r / 100})`}>
    {shadow && <circle cx="10" cy="13" r="100" fill="#22160C" opacity=".75" />}
    {colour === 'black' ? <Black /> : <Bone />}
  </g>
));

const SEAL = closed(star(14, [0, 0], [138, 107]));

/** The zig-zag seal under a marble that falls; same placing as the marble it holds. */
export const FallSeal = ({ x, y, r }: Pick<Required<MarbleProps>, 'x' | 'y' | 'r'>) => (
  <g className={styles.marble} transform={`translate(${x} ${y}) scale(${r / 100})`}>
    <path d={SEAL} fill="#211A12" transform="translate(9 12)" />
    <path d={SEAL} fill="#A3123A" stroke="#FFF6E6" strokeWidth="11" strokeLinejoin="round" />
  </g>
);
