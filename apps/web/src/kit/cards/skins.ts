// The outlines of the cards, on 150×210 units. What a card is shows by its silhouette alone.

import type { Point } from '../draw/geometry.ts';
import { closed } from '../draw/path.ts';
import { seeded } from '../draw/random.ts';

/** Stones are chamfered, creatures arched, enchantments knotted at the corners, spells torn; a page is plain. */
export const SKINS = ['stone', 'creature', 'enchantment', 'spell', 'page'] as const;
export type Skin = (typeof SKINS)[number];

/** The cut of a card: its outline, the window of its print, the box that the print fills, and where the cost hangs. */
export interface Cut {
  readonly outline: string;
  readonly window: string;
  /** The height of the first gem of the cost. */
  readonly gems: number;
  readonly print: {
    readonly x: number;
    readonly y: number;
    readonly w: number;
    readonly h: number;
  };
}

/** A row of teeth between two x at about a height, as paper tears. */
const torn = (from: number, to: number, y: number, step: number): readonly Point[] => {
  const random = seeded(Math.round(y) + 5);
  const count = Math.round(Math.abs(to - from) / step);
  return Array.from(
    { length: count + 1 },
    (_, i): Point => [from + ((to - from) * i) / count, y + random() * step * 1.3],
  );
};

const FRAMED = {
  window: 'M12 36H138V116H12Z',
  print: { x: 12, y: 36, w: 126, h: 80 },
  gems: 46,
} as const;

/** The plain outline, which the backs have too. */
export const PAGE = 'M5 2H145L148 5V205L145 208H5L2 205V5Z';

export const CUTS: Readonly<Record<Skin, Cut>> = {
  stone: {
    outline: 'M20 2H130L148 20V190L130 208H20L2 190V20Z',
    window: 'M22 12H128L138 22V138L128 148H22L12 138V22Z',
    print: { x: 12, y: 12, w: 126, h: 136 },
    gems: 24,
  },
  creature: {
    outline: 'M2 60Q2 2 75 2Q148 2 148 60V208H2Z',
    window: 'M11 62Q11 11 75 11Q139 11 139 62V112H11Z',
    print: { x: 11, y: 8, w: 128, h: 104 },
    gems: 20,
  },
  enchantment: {
    outline: 'M12 2H138Q138 12 148 12V198Q138 198 138 208H12Q12 198 2 198V12Q12 12 12 2Z',
    ...FRAMED,
  },
  spell: { outline: closed([...torn(3, 147, 3, 5), ...torn(147, 3, 201, 5)]), ...FRAMED },
  page: { outline: PAGE, ...FRAMED },
};

/** Under this width in px a card shows only its print, its name and its numbers. */
export const SMALL = 110;

const FILLED = {
  window: 'M12 12H138V138H12Z',
  print: { x: 12, y: 12, w: 126, h: 126 },
} as const;

/** Where small cards differ: the print takes the place of the words. */
const SMALL_CUTS: Readonly<Partial<Record<Skin, Partial<Cut>>>> = {
  creature: {
    window: 'M11 62Q11 11 75 11Q139 11 139 62V131H11Z',
    print: { x: 11, y: 8, w: 128, h: 116 },
  },
  enchantment: FILLED,
  spell: FILLED,
};

/** Under this width no name of a creature fits at a size that can be read: the print takes its place. */
const TINY = 57;

/** What a tiny creature shows, by the silhouette of all creatures. */
const TINY_CREATURE = {
  ...CUTS.creature,
  window: 'M11 62Q11 11 75 11Q139 11 139 62V199H11Z',
  print: { x: 11, y: 26, w: 128, h: 120 },
};

/** The cut of a card of a width in px. */
export function cutOf(skin: Skin, width: number): Cut {
  if (skin === 'creature' && width < TINY) return TINY_CREATURE;
  return width < SMALL ? { ...CUTS[skin], ...SMALL_CUTS[skin] } : CUTS[skin];
}
