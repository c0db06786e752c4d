/** The longest reveal of Rock Paper Wizard: a round of six. */
import { openTable } from '@kesem/engine/core/table';
import { rockPaperWizard } from '@kesem/engine/games/rock-paper-wizard/game';
import { match } from '@kesem/engine/games/rock-paper-wizard/testing/fixtures';
import type { Reveal } from '../../../../../../tools/measure/reveals.ts';
import { keptMatch } from '../../../shell/here/testing/kept.ts';

const LEVEL = 'easy';
const STATE = match({
  at: '8 8 5 5 3 9 | 17 19 11 8 14 9',
  book: ['meteorSwarm', 'confusion', 'fear', 'iceStorm', 'burningHands'],
  deck: ['vampiricTouch', 'fireball'],
  open: { round: 4 },
});
const table = openTable({ ...rockPaperWizard, setup: () => ({ state: STATE, told: [] }) });

export const reveal: Reveal = {
  kept: keptMatch(table, LEVEL, { seats: 6, bots: true }),
  path: `/here/rock-paper-wizard/${LEVEL}`,
  things: '[data-spell] button:enabled',
  mayTouch: true,
  touches: [
    '[data-spell="meteorSwarm"] button',
    '[data-mat="1"] button',
    'footer [data-bar] button:enabled >> nth=-1',
  ],
};
