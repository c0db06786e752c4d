import { memo } from 'react';
import { INK, PAPER } from '../../../kit/draw/inks.ts';
import { CUTS, INKS, RAYS } from './inks.ts';
import type { Print } from './prints.ts';

interface GlyphProps {
  readonly d: string;
  /** The ink that is printed out of register under it. */
  readonly second: string;
}

/** The thing itself: second ink, outline of ink, paper, and the grain. On 512×512 units. */
export const Glyph = ({ d, second }: GlyphProps) => (
  <g strokeLinejoin="round">
    <path d={d} transform="translate(-16 13)" fill={second} stroke={second} strokeWidth="26" />
    <path d={d} fill={INK} stroke={INK} strokeWidth="34" />
    <path d={d} fill={PAPER} />
    <path d={CUTS} fill={INK} opacity=".3" />
  </g>
);

/** The picture of a word, which fills whatever frame it stands in. Whoever frames it says the word. */
export const WordPrint = memo(({ print }: { readonly print: Print }) => {
  const { ground, ray, second } = INKS[print.category];
  return (
    <svg
      width="100%"
      height="100%"
      style={{ backgroundColor: ground, display: 'block' }}
      aria-hidden="true"
    >
      <svg viewBox="-100 -100 200 200" preserveAspectRatio="xMidYMid slice">
        <path d={RAYS} fill={ray} />
      </svg>
      <svg viewBox="-44 -44 600 600">
        <Glyph d={print.glyph} second={second} />
      </svg>
    </svg>
  );
});
