import type { Energy } from '@kesem/engine/games/eclipse/cards/card';
import { clean, lens } from '../../../kit/draw/gouge.ts';
import { INK } from '../../../kit/draw/inks.ts';

const OUTLINES = {
  light: 'M15 1L28 11V27L15 37L2 27V11Z',
  dark: 'M9 2H21L28 10V28L21 36H9L2 28V10Z',
} as const;
const BONE = '#F6EBD6';

/** The facets of a cut sun, each in its own light. */
const FACETS = [
  ['M15 1L28 11L15 14L2 11Z', '#FFF6DC'],
  ['M28 11V27L21 24L15 14Z', '#F0B64A'],
  ['M9 24H21L15 37Z', '#E09A2B'],
  ['M2 27L9 24L15 37Z', '#F7CF74'],
  ['M21 24L28 27L15 37Z', '#C67F1B'],
] as const;
const EDGES =
  'M15 1V14M2 11L15 14L28 11M15 14L9 24M15 14L21 24M2 27L9 24H21L28 27M9 24L15 37L21 24';
const SUN_CUTS = clean([
  lens([5, 13], [11, 22], 0.7),
  lens([4, 16], [9, 23], 0.6),
  lens([17, 4], [24, 9.5], 0.6),
]);
const MOON_CUTS = clean(
  [12.5, 16.6, 21.2, 26].map((y, i) => lens([22 - (i % 2) / 2, 13 + i * 4], [26.3, y], 0.6)),
);

const Sun = () => (
  <>
    <path d={OUTLINES.light} fill="#FFE3A0" />
    {FACETS.map(([d, fill]) => (
      <path key={d} d={d} fill={fill} />
    ))}
    <path d={EDGES} fill="none" stroke={INK} strokeWidth="1.3" />
    <path d={SUN_CUTS} fill={INK} />
    <path d={OUTLINES.light} fill="none" stroke={INK} strokeWidth="2.4" strokeLinejoin="round" />
  </>
);

const Moon = () => (
  <>
    <path d={OUTLINES.dark} fill="#1B1613" />
    <path d="M9 2H21L28 10H2Z" fill="#41377A" />
    <path d="M2 28H28L21 36H9Z" fill="#0D0A09" />
    <path d="M19.5 11A9 9 0 1 0 19.5 27A10.5 10.5 0 0 1 19.5 11Z" fill={BONE} />
    <path d={MOON_CUTS} fill="#8A82C4" />
    <path d={OUTLINES.dark} fill="none" stroke={INK} strokeWidth="3.4" strokeLinejoin="round" />
    <path d={OUTLINES.dark} fill="none" stroke={BONE} strokeWidth="1.5" strokeLinejoin="round" />
  </>
);

/** A power stone as a print, 30×38 units: light is a cut sun, dark a cut moon, told apart by form. */
export const StoneSign = ({ energy }: { readonly energy: Energy }) => (
  <svg viewBox="0 0 30 38" data-energy-sign="" aria-hidden="true">
    <path d={OUTLINES[energy]} data-halo="" fill="none" />
    <path d={OUTLINES[energy]} transform="translate(2.4 2.6)" opacity=".75" />
    {energy === 'light' ? <Sun /> : <Moon />}
  </svg>
);
