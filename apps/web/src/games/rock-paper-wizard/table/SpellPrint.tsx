import {
  COLORS,
  type Color,
  type SpellId,
} from '@kesem/engine/games/rock-paper-wizard/chapters/spells';
import { memo, type ReactNode } from 'react';
import { Backdrop } from '../../../kit/cards/Lino.tsx';
import { INK, type Ink, PAPER } from '../../../kit/draw/inks.ts';
import { HandPrint } from '../../../kit/hand/Hand.tsx';
import { GESTURE, GROUND } from './gestures.ts';

/** The cuff of each colour: its own ink among those of people. */
export const CUFF: Readonly<Record<Color, Ink>> = { red: 1, blue: 2, green: 4 };

const SEALS: Readonly<Record<Color, ReactNode>> = {
  red: (
    <>
      <path d="M-6 -7Q0 -12 6 -7Q9 -1 5 3V7H-5V3Q-9 -1 -6 -7Z" fill={PAPER} />
      <path d="M-3 -2h.01M3 -2h.01" stroke={INK} strokeWidth="4.4" strokeLinecap="round" />
    </>
  ),
  blue: (
    <>
      <path d="M0 -9L8 -6Q8 5 0 9Q-8 5 -8 -6Z" fill={PAPER} />
      <path d="M0 -6V6" stroke={INK} strokeWidth="1.8" />
    </>
  ),
  green: (
    <>
      <circle r="8" fill={PAPER} />
      <circle r="4.6" fill="none" stroke={INK} strokeWidth="1.8" />
    </>
  ),
};

/** The linocut of a spell on 150×120 units: the hand that makes it, before rays of its colour. */
const Art = memo(({ spell }: { readonly spell: SpellId }) => (
  <>
    <Backdrop light={GROUND[COLORS[spell]].light} seed={spell.length * 7} />
    <g transform="translate(75 60)">
      <HandPrint gesture={GESTURE[spell]} ink={CUFF[COLORS[spell]]} within={[132, 88]} line={3.4} />
    </g>
  </>
));

/** The seal of a spell's colour, as a sign of its own. */
export const Seal = ({ spell }: { readonly spell: SpellId }) => (
  <svg viewBox="-17 -17 34 34" aria-hidden="true">
    <circle r="14" fill={GROUND[COLORS[spell]].dark} stroke={INK} strokeWidth="2.6" />
    {SEALS[COLORS[spell]]}
  </svg>
);

interface SpellProps {
  readonly spell: SpellId;
  /** Width in px. */
  readonly width: number;
}

/** A card's print alone, with its seal in the corner. */
export const SpellPrint = memo(({ spell, width }: SpellProps) => (
  <svg width={width} height={width * 0.8} viewBox="0 0 150 120" aria-hidden="true">
    <path d="M0 0H150V120H0Z" fill={GROUND[COLORS[spell]].dark} />
    <Art spell={spell} />
    <path d="M1.5 1.5H148.5V118.5H1.5Z" fill="none" stroke={INK} strokeWidth="5" />
    <g transform="translate(24 96) scale(1.5)">
      <circle r="12" fill={GROUND[COLORS[spell]].dark} stroke={INK} strokeWidth="2.4" />
      {SEALS[COLORS[spell]]}
    </g>
  </svg>
));
