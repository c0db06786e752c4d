/** The faces of the company of bots, people of a print house; they come late. */
import type { Emblem } from './emblems.ts';
import { disc } from './path.ts';

/** A comma, a dog-eared draft, a blot, a roller, a piece of type, a bottle of ink, a graver and a press. */
export const FACES = {
  comma: {
    bodies: [
      'M24 4C13 4 6 11 6 21S13 37 23 37C24 41 20 44 14 46C30 48 42 37 42 21C42 11 35 4 24 4Z',
    ],
    cuts: 'M16 27q8 7 16 0q-8 2-16 0Z' + disc([17, 18], 4.2) + disc([31, 18], 4.2),
    glints: disc([18.4, 16.6], 1.6) + disc([32.4, 16.6], 1.6),
  },
  draft: {
    bodies: ['M7 3H31L42 13V45H7Z'],
    cuts:
      'M31 3L42 13H31ZM13 9h12v1.5H13ZM13 13h9v1.5h-9ZM13 36q3.500-4 7 0t7 0t7-1.500v2.300q-3.500 3-7 1.500t-7 0t-7 0Z' +
      disc([17, 25], 3.4) +
      disc([31, 25], 5.2),
    glints: disc([18.2, 24], 1.2) + disc([32.8, 23.2], 2),
  },
  blot: {
    bodies: [
      'M24 4c4 0 5 5 9 5s8-3 10 1-3 6-2 10 6 5 5 9-7 3-9 6-2 9-6 9-5-5-9-5-8 5-11 2 1-7-1-10-7-5-6-9 6-3 8-6 0-8 4-9 4-3 8-3Z',
      disc([44, 43], 2.6),
      disc([5, 8], 2),
    ],
    cuts: 'M13 28q11 12 22 0q-11 4-22 0Z' + disc([18, 20], 5) + disc([31, 19], 5),
    glints: disc([19.6, 18.6], 1.9) + disc([32.6, 17.6], 1.9),
  },
  roller: {
    bodies: ['M20 0h8v10h-8Z', 'M2 9H46V26H40V15H8V26H2Z', 'M8 19H40Q44 31 40 45H8Q4 31 8 19Z'],
    cuts: 'M12 27h10q0 6-5 6t-5-6ZM27 27h10q0 6-5 6t-5-6ZM19 38q5 4 10 0q-5 1.6-10 0ZM10 22.5l28-1v1.400Z',
  },
  block: {
    bodies: ['M5 3H38L44 8V45H5Z'],
    cuts:
      'M38 3L44 8V45L39 41V8ZM9 11l9 2.6-9-.6ZM35 8l-9 5 9-2.6ZM14 26H30V38H14Z' +
      disc([15, 18], 3.6) +
      disc([29, 18], 3.6),
    glints: 'M18 29.5H26V34.5H18Z' + disc([16.2, 17], 1.3) + disc([30.2, 17], 1.3),
  },
  bottle: {
    bodies: [
      'M15 1H33V9H29V14C38 16 43 23 43 32C43 41 37 46 24 46S5 41 5 32C5 23 10 16 19 14V9H15Z',
    ],
    cuts: 'M15 1H33V5H15ZM11 26q5-7 10 0q-5-3.6-10 0ZM27 26q5-7 10 0q-5-3.6-10 0ZM8 33q8-5 16 0q8-5 16 0q-4 8-16 3q-12 5-16-3Z',
  },
  graver: {
    bodies: ['M8 22C8 8 16 2 24 2s16 6 16 20l-8 8H16Z', 'M16 30H32V35H16Z', 'M18 35H30L25 48Z'],
    cuts:
      'M11 14l11 5-1 2.2-10-3ZM37 14l-11 5 1 2.2 10-3ZM19 27.5l10-1.6v2.2ZM16 32H32V33.2H16Z' +
      disc([17.5, 21.5], 2.6) +
      disc([30.5, 21.5], 2.6),
  },
  press: {
    bodies: [
      'M2 3H46V10H2Z',
      'M4 10H9V38H4ZM39 10H44V38H39Z',
      'M20 10H28V15H20Z',
      'M11 15H37V34H11Z',
      'M0 38H48V46H0Z',
    ],
    cuts: 'M13.5 19h9v6.5h-9ZM25.5 19h9v6.5h-9ZM22 21h4v1.400h-4ZM17 29.5q7 3.6 14 0v1.800q-7 3-14 0ZM20 12H28V13H20ZM4 41h40v1.3H4Z',
    glints: disc([18, 22.2], 1.9) + disc([30, 22.2], 1.9),
  },
} as const satisfies Record<string, Emblem>;
