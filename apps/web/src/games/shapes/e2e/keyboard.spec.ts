import { type Keyed, playByKeys } from '../../../../../../e2e/byKeys.ts';
import { LAPTOP, test } from '../../../../../../e2e/portal.ts';

const PICKS: Keyed = {
  game: 'shapes',
  skip: 'Escape',
  questions: [
    { due: 'text=/^(Pick a|Tie-break: add)/', hand: '[data-card][data-lit]', keys: ['1'] },
  ],
};

test('a whole match of Shapes against bots, by keyboard alone', { tag: '@long' }, async ({
  person,
}) => {
  await playByKeys(await person(LAPTOP), PICKS);
});
