import { describe, expect, it } from 'vitest';
import { LEVELS, type Level } from '../../../core/bot.ts';
import { seededRandom } from '../../../core/random.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { SpellMove } from '../move.ts';
import { standing } from '../moves.ts';
import type { SpellState } from '../state.ts';
import { castMove, game, play, refusalOf, table, votes, WORDS } from '../testing/fixtures.ts';
import { spellBot } from './bot.ts';

const bot = spellBot(WORDS);

function answer(state: SpellState, level: Level, seed = 'dice'): SpellMove {
  const [ask] = game.asks(state);
  return bot({ view: game.view(state, ask!.seat), ask: ask! }, level, seededRandom(seed));
}

const seeds = Array.from({ length: 20 }, (_, seed) => String(seed));

describe('the bot', () => {
  const rich = table({ hands: ['תפוחקפ', 'אבגדהו'] });

  it.each(LEVELS)('%s answers the same for the same sight and dice', (level) => {
    expect(answer(rich, level)).toEqual(answer(rich, level));
  });

  it.each(LEVELS)('%s answers with listed moves until the end', (level) => {
    let state = table({ hands: ['o~#אבג', 'oקופעצ', '#רגל**'], pending: 'עז' });
    let count = 0;
    for (; game.outcome(state) === null; count += 1) {
      const [ask] = game.asks(state);
      const move = answer(state, level, String(count));
      expect(game.moves(game.view(state, ask!.seat))).toContainEqual(move);
      const input = { kind: 'move', seat: ask!.seat, move } as const;
      const ruling = game.apply(state, input, seededRandom(String(count)));
      state = ruling.ok ? ruling.state : state;
    }
    expect(count).toBeGreaterThan(10);
  });

  it.each(['medium', 'hard'] as const)('%s casts a long word', (level) => {
    expect(answer(rich, level)).toEqual(castMove(rich, 'תפוח'));
  });

  it('easy casts everyday words alone, and not always the same', () => {
    const state = table({ hands: ['רגלנמ', 'אבג'] });
    const casts = new Set(seeds.map((seed) => JSON.stringify(answer(state, 'easy', seed))));
    const everyday = ['רגל', 'גן'].map((word) => JSON.stringify(castMove(state, word)));
    expect(casts).toEqual(new Set(everyday));
  });

  it('hard begins with a special word for the extra turn', () => {
    const state = table({ hands: ['אשעזבב', 'אבגדהו'] });
    expect(answer(state, 'hard')).toEqual(castMove(state, 'אש'));
  });

  it('hard throws a snowball before its word', () => {
    const state = table({ hands: ['oקופבב', 'אבגדהו'] });
    expect(answer(state, 'hard')).toEqual({ do: 'play', effect: 'snowball' });
  });

  it('gentle casts what is short and plain, and thinks of no other card', () => {
    for (const seed of seeds) {
      const move = answer(table({ hands: ['תפוחדג', 'אבגדהו'] }), 'gentle', seed);
      expect(move.do === 'cast' ? move.slots.length : 0).toBeLessThanOrEqual(3);
    }
    const state = table({ hands: ['#עצבבב', 'אבגדהו'], pending: 'מכונית' });
    expect(answer(state, 'gentle')).toEqual({ do: 'fail' });
  });

  it.each(['easy', 'medium', 'hard'] as const)(
    '%s puts up a firewall when nothing fits',
    (level) => {
      const state = table({ hands: ['#עצבבב', 'אבגדהו'], pending: 'מכונית' });
      expect(answer(state, level)).toEqual({ do: 'play', effect: 'firewall' });
    },
  );

  it('hard keeps its firewall while a good word fits', () => {
    const state = table({ hands: ['#רגלבב', 'אבגדהו'], pending: 'קוף' });
    expect(answer(state, 'hard')).toEqual(castMove(state, 'רגל'));
  });

  it.each(LEVELS)('%s fails when nothing is left', (level) => {
    const state = table({ hands: ['בבבבזז', 'אבגדהו'], pending: 'מכונית' });
    expect(answer(state, level)).toEqual({ do: 'fail' });
  });

  it.each(LEVELS)('[SP-5.3] %s abstains', (level) => {
    const { state } = play(table({ hands: ['דחליל', 'אבג'] }), 'דחליל');
    expect(answer(state, level)).toEqual({ do: 'vote', vote: 'abstain' });
  });

  it('[SP-6.7] throws a snowball on where it may', () => {
    const flying = play(table({ hands: ['oאב', 'oגד'] }), 'snowball').state;
    expect(answer(flying, 'medium')).toEqual({ do: 'answer', with: 'snowball' });
    const bare = play(table({ hands: ['oאב', 'oג', ''] }), 'snowball').state;
    expect(refusalOf(bare, 1, { do: 'answer', with: 'snowball' })).not.toBeNull();
    expect(answer(bare, 'hard')).toEqual({ do: 'answer', with: 'nothing' });
  });

  it('hard spends a firewall against a snowball that takes two', () => {
    const one = play(table({ hands: ['oאב', 'oגד', '#הו'] }), 'snowball').state;
    const two = play(one, 'snowball').state;
    expect(answer(two, 'hard')).toEqual({ do: 'answer', with: 'firewall' });
  });

  it('hard keeps its firewall against one that takes one', () => {
    const one = play(table({ hands: ['oאב', '#גד', 'הו'] }), 'snowball').state;
    expect(answer(one, 'hard')).toEqual({ do: 'answer', with: 'nothing' });
  });

  it('easy and medium never spend a firewall, nor easy a snowball', () => {
    const one = play(table({ hands: ['oאב', 'o#גד', 'o#הו'] }), 'snowball').state;
    const two = play(one, 'snowball').state;
    expect(answer(one, 'easy')).toEqual({ do: 'answer', with: 'nothing' });
    expect(answer(two, 'easy')).toEqual({ do: 'answer', with: 'nothing' });
    const bare = table({ hands: ['oאב', 'oגד', '#הו'] });
    expect(answer(play(bare, 'snowball', 'snowball').state, 'medium')).toEqual({
      do: 'answer',
      with: 'nothing',
    });
  });

  it.each(LEVELS)('[SP-5.5] %s does not insist', (level) => {
    const { state } = play(table({ hands: ['דחליל', 'אב'] }), 'דחליל');
    const asked = votes(state, [1, 'refuse']).state;
    expect(answer(asked, level)).toEqual({ do: 'insist', yes: false });
  });

  it('medium plays a sandstorm when nothing else is left, and easy does not', () => {
    const state = table({ hands: ['~בבבזז', 'אבגדהו'], pending: 'מכונית' });
    expect(answer(state, 'medium')).toEqual({ do: 'play', effect: 'sandstorm' });
    expect(answer(state, 'easy')).toEqual({ do: 'fail' });
    const both = table({ hands: ['~#בבזז', 'אבגדהו'], pending: 'מכונית' });
    expect(answer(both, 'medium')).toEqual({ do: 'play', effect: 'firewall' });
  });

  it.each(['easy', 'medium'] as const)('%s puts up no firewall against nothing', (level) => {
    expect(answer(table({ hands: ['#בבבבב', 'אבגדהו'] }), level)).toEqual({ do: 'fail' });
  });

  it('hard throws no snowball at an empty hand', () => {
    const state = table({ hands: ['oקופבב', ''] });
    expect(answer(state, 'hard')).toEqual(castMove(state, 'קוף'));
  });

  it('hard plays a sandstorm for a hand that it sees is better', () => {
    const seen = (left: string, pending?: string) =>
      table({
        hands: ['~בבבזז', left],
        options: { openHands: true },
        ...(pending !== undefined && { pending }),
      });
    const storm = { do: 'play', effect: 'sandstorm' };
    expect(answer(seen('תפוחקב'), 'hard')).toEqual(storm);
    expect(answer(seen('בזבזבזב'), 'hard')).toEqual({ do: 'fail' });
    // a word there must answer the pending one, but a special one always may
    expect(answer(seen('תפוחקב', 'מכונית'), 'hard')).toEqual({ do: 'fail' });
    expect(answer(seen('אשבבבב', 'מכונית'), 'hard')).toEqual(storm);
  });

  it('hard casts the longest word, for it is the hardest to answer', () => {
    const state = table({ hands: ['מכוניתקפ', 'אבגדהו'] });
    expect(answer(state, 'hard')).toEqual(castMove(state, 'מכונית'));
  });
});

describe('what the house casts', () => {
  const hurtful: Lexicon = {
    ...WORDS,
    find: (word) => {
      const entry = WORDS.find(word);
      return entry && { ...entry, unfit: word === 'קופ' };
    },
  };

  it.each(LEVELS)(
    '[SP-5.3] %s: nothing that may hurt, nor what only friends have accepted',
    (level) => {
      const state = table({ hands: ['קופדגט', 'אבגדהו'], kept: ['קופג'] });
      const [ask] = game.asks(state);
      const view = game.view(state, 0);
      const stands = standing(view, view.hands[0] ?? [], hurtful);
      expect(stands).toEqual(expect.arrayContaining(['קופ', 'קופג', 'דג']));
      for (const seed of seeds) {
        const move = spellBot(hurtful)({ view, ask: ask! }, level, seededRandom(seed));
        expect(move).toEqual(castMove(state, 'דג'));
      }
    },
  );
});
