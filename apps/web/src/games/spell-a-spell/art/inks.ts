/** The inks of a print, and the cuts that all prints share. */
import type { Category } from '@kesem/engine/games/spell-a-spell/chapters/categories';
import { clean, radial, strokes } from '../../../kit/draw/gouge.ts';

/** Ground and rays, and what is printed out of register under the picture. */
export interface Inks {
  readonly ground: string;
  readonly ray: string;
  readonly second: string;
}

export const INKS: Readonly<Record<Category, Inks>> = {
  animal: { ground: '#1B6F5A', ray: '#8FCFA8', second: '#F0B64A' },
  plant: { ground: '#3C6132', ray: '#B7D68F', second: '#F0B64A' },
  food: { ground: '#A83A22', ray: '#F4B98A', second: '#F7D06A' },
  household: { ground: '#7F5200', ray: '#EFC777', second: '#E2728B' },
  tool: { ground: '#4A4038', ray: '#CDB78E', second: '#F2784B' },
  clothing: { ground: '#7A2440', ray: '#EBA3B5', second: '#F0B64A' },
  vehicle: { ground: '#1F5673', ray: '#9CCBE0', second: '#F2784B' },
  music: { ground: '#533783', ray: '#C9B0E8', second: '#F0B64A' },
  person: { ground: '#A02A40', ray: '#F7B7A8', second: '#7DBBDA' },
  building: { ground: '#6E4D2F', ray: '#E0BE90', second: '#7DBBDA' },
  body: { ground: '#8E3B55', ray: '#F5BFC0', second: '#F0B64A' },
  nature: { ground: '#2F4A66', ray: '#A9C8E6', second: '#F0B64A' },
  play: { ground: '#B07A0C', ray: '#FBE3A0', second: '#C1354A' },
};

/** Rays from the middle, on 200×200 units around it. */
export const RAYS = clean(
  radial({ centre: [0, 0], r0: 46, r1: 230, rays: 34, rows: 2, width: 2.8, seed: 5 }),
);

/** Grain over a picture, on 512×512 units. */
export const CUTS = clean(
  strokes({ x: 4, y: 30, w: 504, h: 452, rows: 13, perRow: 5, width: 2.4, seed: 9 }),
);
