import { star } from './geometry.ts';
import { clean, lens, rings } from './gouge.ts';
import type { Ink } from './inks.ts';
import { closed, disc } from './path.ts';

/** A sign of 48×48 units: bodies in paper, which run the same way round where they lie over each other, then cuts in ink. */
export interface Emblem {
  readonly bodies: readonly string[];
  readonly cuts: string;
  /** Lights in paper, on the cuts. */
  readonly glints?: string;
}

const leafVeins = clean([
  lens([12, 37], [36, 12], 1.6),
  lens([19, 29], [20, 18], 1.3),
  lens([25, 23], [26, 13], 1.3),
  lens([20, 30], [31, 30], 1.3),
  lens([26, 24], [36, 24], 1.3),
]);

const sunRing = clean(
  rings({ centre: [24, 24], r0: 9, r1: 9, count: 1, width: 1.4, per: 5, seed: 2 }),
);

/** Pomegranate, fish, sun, leaf, moon, key, boat, house, bell, mushroom: one for each ink. */
export const EMBLEMS: Record<Ink, Emblem> = {
  1: {
    bodies: [
      'M24 15C13 15 7 23 8 31c1 8 8 13 16 13s15-5 16-13c1-8-5-16-16-16Z',
      'M16 4L15 13C17 16 19 17 24 17S31 16 33 13L32 4 28 9 24 3 20 9Z',
    ],
    cuts: 'M18 25q4 4 1 8q-5-3-1-8ZM27 24q5 3 2 8q-5-3-2-8ZM24 33q4 3 1 7q-5-2-1-7Z',
  },
  2: {
    bodies: ['M3 24C10 11 25 9 34 20l10-8c-2 8-2 16 0 24l-10-8C25 39 10 37 3 24Z'],
    cuts: `${disc([12, 22], 2.6)}M19 15q6 9 0 18q3-9 0-18ZM25 17q5 7 0 14q2-7 0-14Z`,
  },
  3: {
    bodies: [closed(star(12, [24, 24], [22, 14]))],
    cuts: sunRing + disc([24, 24], 3),
  },
  4: {
    bodies: ['M42 5C22 6 8 14 7 30c0 4 1 7 3 9l-5 5 3 2 5-5c14 5 31-8 29-36Z'],
    cuts: leafVeins,
  },
  5: {
    bodies: [
      'M31 4C19 4 8 12 8 25s10 20 22 20c4 0 8-1 11-4C27 42 18 34 19 23c0-9 6-16 12-19Z',
      closed(star(5, [36, 19], [7, 2.8])),
    ],
    cuts: clean([lens([13, 18], [12, 31], 1.4), lens([16, 34], [24, 41], 1.4)]),
  },
  6: {
    bodies: ['M24 3a11 11 0 0 0-4 21v19l4 3 4-3v-3h6v-5h-6v-4h6v-5h-6v-2A11 11 0 0 0 24 3Z'],
    cuts: disc([24, 13], 4.4),
  },
  7: {
    bodies: ['M3 32H45L37 44H11Z', 'M22 3V29H5Z', 'M26 9L43 29H26Z'],
    cuts: clean([
      lens([9, 38], [39, 38], 1.3),
      lens([12, 25], [20, 25], 1.3),
      lens([29, 25], [36, 25], 1.2),
    ]),
  },
  8: {
    bodies: ['M24 3L46 23H40V44H8V23H2Z', 'M33 5h6v12h-6Z'],
    cuts: 'M20 31h8v13h-8ZM12 26h6v6h-6ZM30 26h6v6h-6Z' + disc([24, 16], 2.6),
  },
  9: {
    bodies: [
      'M24 4c-9 0-13 7-13 15 0 8-2 12-7 16H44c-5-4-7-8-7-16C37 11 33 4 24 4Z',
      disc([24, 40], 5),
    ],
    cuts:
      clean([lens([12, 30], [36, 30], 1.4), lens([17, 11], [15, 24], 1.4)]) + disc([24, 40], 1.8),
  },
  10: {
    bodies: ['M3 26C3 13 12 4 24 4s21 9 21 22q-10 3-21 3T3 26Z', 'M18 27h12l3 17H15Z'],
    cuts: `${disc([14, 18], 3.4)}${disc([26, 12], 3)}${disc([35, 20], 2.8)}M22 34h1.400v8H22Z`,
  },
};
