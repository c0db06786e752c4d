/** The longest moment of Abalone: a push at the edge, and the sixth marble falls. */
import { openTable } from '@kesem/engine/core/table';
import { abalone } from '@kesem/engine/games/abalone/game';
import { boardOf, match } from '@kesem/engine/games/abalone/testing/fixtures';
import type { Reveal } from '../../../../../../tools/measure/reveals.ts';
import { keptMatch } from '../../../shell/here/testing/kept.ts';

const LEVEL = 'easy';
const STATE = match({}, { board: boardOf('e5 e6 e7', 'e8 e9 a1 a2 a3 a4 a5 b1 b2') });

export const reveal: Reveal = {
  kept: keptMatch(openTable({ ...abalone, setup: () => ({ state: STATE, told: [] }) }), LEVEL),
  path: `/here/abalone/${LEVEL}`,
  things: '[data-cell]',
  mayTouch: true,
  touches: [
    ...['e5', 'e7', 'e8'].map((cell) => `[data-cell="${cell}"]`),
    'footer [data-bar] button:enabled >> nth=-1',
  ],
};
