/** What a card's energy looks like: its inks and its hatch. */
import type { Card } from '@kesem/engine/games/eclipse/cards/card';
import type { Ink } from '../../../kit/draw/inks.ts';

/** Light, dark, both at once, or neither. */
export type Tone = 'light' | 'dark' | 'eclipse' | 'plain';

/** The inks of a print: the ground, what is cut into it, and the disc in the sky. */
export interface Inks {
  readonly ground: string;
  readonly cut: string;
  readonly disc: string;
}

/** The tone of a card, from what pays for it. */
export function toneOf(card: Card): Tone {
  if (card.kind === 'stone') return card.energy;
  const { light, dark } = card.cost;
  if (light > 0 && dark > 0) return 'eclipse';
  if (light > 0) return 'light';
  return dark > 0 ? 'dark' : 'plain';
}

/** Hours of each sky; a card always has the same. */
export const HOURS: Readonly<Record<Tone, readonly [Inks, ...Inks[]]>> = {
  light: [
    { ground: '#C48A1D', cut: '#F3CE74', disc: '#FFE9AE' },
    { ground: '#3F84A8', cut: '#A9D3E6', disc: '#FBE3A0' },
    { ground: '#C65F33', cut: '#F6B48A', disc: '#FFDF9E' },
  ],
  dark: [
    { ground: '#1B1613', cut: '#8F8878', disc: '#3A322B' },
    { ground: '#2B2350', cut: '#8A82C4', disc: '#41377A' },
    { ground: '#43182F', cut: '#B3678B', disc: '#642848' },
  ],
  eclipse: [{ ground: '#7A2434', cut: '#F0B64A', disc: '#191512' }],
  plain: [
    { ground: '#6B5A44', cut: '#C2AC8B', disc: '#8A7659' },
    { ground: '#4F5F46', cut: '#A9BC98', disc: '#6C7F60' },
    { ground: '#4A5A64', cut: '#A3B6C1', disc: '#667984' },
  ],
};

/** The energies told apart without colour: dots, a net, chevrons, lines. */
export const HATCHES: Readonly<Record<Tone, Ink>> = { light: 3, dark: 5, eclipse: 6, plain: 4 };
