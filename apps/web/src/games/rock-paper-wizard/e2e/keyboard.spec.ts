import { type Keyed, playByKeys } from '../../../../../../e2e/byKeys.ts';
import { LAPTOP, test } from '../../../../../../e2e/portal.ts';

const SPELLS = '[data-spell] button:enabled';
const MATS = '[data-mat] button';

const HANDS: Keyed = {
  game: 'rock-paper-wizard',
  skip: 'Enter',
  questions: [
    { due: SPELLS, hand: SPELLS, keys: ['1', '2', 'Enter'] },
    // whoever is charmed is asked in the middle of the scene which poorer wizard gets the gold
    { due: `[data-table]:not(:has(${SPELLS})) ${MATS}`, hand: MATS, keys: ['2', 'Enter'] },
  ],
};

test('a whole match of Rock Paper Wizard against bots, by keyboard alone', {
  tag: '@long',
}, async ({ person }) => {
  await playByKeys(await person(LAPTOP), HANDS);
});
