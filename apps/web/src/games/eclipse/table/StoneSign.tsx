import type { Energy } from '@kesem/engine/games/eclipse/cards/card';
import { INK, PAPER } from '../../../kit/draw/inks.ts';

/** Light is cut like a sun, dark like a moon: the form tells them apart, not the colour. */
const CUTS = {
  light: {
    d: 'M15 1L28 11V27L15 37L2 27V11Z',
    fill: '#FFE9A8',
    line: INK,
    cuts: 'M15 1V14M2 11L15 14L28 11M15 14L9 24M15 14L21 24M2 27L9 24H21L28 27M9 24L15 37L21 24',
  },
  dark: {
    d: 'M9 2H21L28 10V28L21 36H9L2 28V10Z',
    fill: INK,
    line: PAPER,
    cuts: 'M19.5 11A9 9 0 1 0 19.5 27A10.5 10.5 0 0 1 19.5 11Z',
  },
} as const;

/** A power stone as a small piece. */
export const StoneSign = ({ energy }: { readonly energy: Energy }) => {
  const { d, fill, line, cuts } = CUTS[energy];
  return (
    <svg viewBox="0 0 30 38" aria-hidden="true">
      <path d={d} fill={fill} stroke="var(--plate-line)" strokeWidth="2.4" strokeLinejoin="round" />
      <path
        d={cuts}
        fill={energy === 'dark' ? line : 'none'}
        stroke={energy === 'light' ? line : 'none'}
        strokeWidth="1.5"
      />
    </svg>
  );
};
