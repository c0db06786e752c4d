/** The longest moment of Spell-a-Spell: a vote closes, and the word is cast. */
import { openTable } from '@kesem/engine/core/table';
import { spell } from '@kesem/engine/games/spell-a-spell/game';
import { HEBREW } from '@kesem/engine/games/spell-a-spell/lexicon/hebrew';
import { castMove, sent, table } from '@kesem/engine/games/spell-a-spell/testing/fixtures';
import type { Reveal } from '../../../../../../tools/measure/reveals.ts';
import { keptMatch } from '../../../shell/here/testing/kept.ts';

const LEVEL = 'easy';
/** No lexicon has it; the first seat votes on it. */
const WORD = 'גרכ';
const start = sent(table({ hands: ['סוסכלב', WORD, 'קופתות'] }), 0, { do: 'fail' }).state;
const asked = sent(start, 1, castMove(start, WORD)).state;
const house = openTable({ ...spell(HEBREW), setup: () => ({ state: asked, told: [] }) });

export const reveal: Reveal = {
  kept: keptMatch(house, LEVEL, { seats: 3, bots: true }),
  path: `/here/spell-a-spell/${LEVEL}`,
  things: '[data-vote]',
  mayTouch: false,
  touches: ['[data-vote="accept"]'],
};
