import { describe, expect, it } from 'vitest';
import { LEVELS, type Level } from '../../../core/bot.ts';
import { seededRandom } from '../../../core/random.ts';
import type { SpellId } from '../chapters/spells.ts';
import { rockPaperWizard } from '../game.ts';
import type { WizardState } from '../state.ts';
import { match, round } from '../testing/fixtures.ts';
import { rockPaperWizardBot } from './bot.ts';
import { chances } from './foresee.ts';

const { asks, moves, view } = rockPaperWizard;
const answer = (state: WizardState, level: Level, seed = 'dice') => {
  const ask = asks(state).find(({ must }) => must)!;
  return rockPaperWizardBot({ view: view(state, ask.seat), ask }, level, seededRandom(seed));
};

describe('the bot', () => {
  it.each(LEVELS)(
    '%s answers with a listed move, the same for the same sight and dice',
    (level) => {
      const state = match({ at: '5 6 5' });
      const move = answer(state, level);
      expect(moves(view(state, 0))).toContainEqual(move);
      expect(answer(state, level)).toEqual(move);
    },
  );

  it('goes on to the gold that wins', () => {
    const book: readonly SpellId[] = ['feeblemind', 'passwall', 'fear'];
    const state = match({ at: '5 3 3 | 21 0 0', book });
    expect(answer(state, 'medium')).toMatchObject({ do: 'choose', spell: 'passwall' });
  });

  it.each(['medium', 'hard'] as const)('%s robs the one who is about to win', (level) => {
    const book: readonly SpellId[] = ['feeblemind', 'mistyStep', 'confusion'];
    const state = match({ at: '5 5 5 | 3 24 3', book });
    expect(answer(state, level)).toEqual({ do: 'choose', spell: 'feeblemind', target: 1 });
  });

  it('[RW-7.2] pays the poorest when charmed', () => {
    const book: readonly SpellId[] = ['charmPerson', 'fear', 'passwall', 'confusion'];
    const state = match({ book, at: '5 5 5 5 | 2 9 1 4' });
    const asked = round(state, 'charmPerson 1', 'fear 0', 'fear 1', 'fear 2');
    expect(answer(asked.state, 'hard')).toEqual({ do: 'charm', to: 2 });
  });
});

describe('the chances to win', () => {
  it('grow with gold, and are sure in the end', () => {
    const [rich = 0, poor = 0] = chances(match({ at: '5 5 5 | 9 3 3' }).open);
    expect(rich).toBeGreaterThan(poor);
    const { open } = match({ at: '5 5 5 | 25 25 3' });
    expect(chances({ ...open, ended: 'rounds' })).toEqual([0.5, 0.5, 0]);
  });
});
