import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../core/random.ts';
import { drops } from './chapters/plays.ts';
import { eclipse } from './game.ts';
import type { EclipseMove, Player } from './move.ts';
import type { EclipseState } from './state.ts';
import { attacking, closed, type Facts, match, sent, spellThat } from './testing/fixtures.ts';

const { imagine, moves, view } = eclipse;
const listed = (state: EclipseState, player: Player, kind: EclipseMove['do']) =>
  moves(view(state, player)).filter((move) => move.do === kind);

describe('the listing', () => {
  const facts: Facts = {
    creatures: [{ skill: 5 }, {}, { freeAt: 7 }, { side: 1 }, { side: 1 }],
    stones: ['ll', 'dd'],
  };

  it('[EC-5.1] has every single attack and one plan, in which nobody attacks the same', () => {
    const attacks = listed(match(facts), 0, 'attack');
    expect(attacks).toHaveLength(2 * 4 + 1);
    expect(attacks.at(-1)).toEqual(attacking([1, 4], [2, 8]));
  });

  it('[EC-5.2] [EC-5.3] has no guards, every single guard and one plan, with an order', () => {
    const state = closed(sent(match(facts), 0, attacking([1, 8], [2, 9])).state).state;
    const defences = listed(state, 1, 'defend');
    expect(defences).toHaveLength(1 + 2 * 2 + 1);
    expect(defences.at(-1)).toMatchObject({ guards: [{ guard: 4 }, { guard: 5 }], order: [1, 2] });
    expect(listed(state, 0, 'defend')).toEqual([]);
  });

  it('[EC-4.9] has every card of a hand that is too large', () => {
    const hand = Array.from({ length: 9 }, () => 'orc' as const);
    const state = closed(sent(match({ hands: [hand, []] }), 0, { do: 'end' }).state).state;
    expect(listed(state, 0, 'discard')).toHaveLength(9);
    expect(listed(state, 1, 'discard')).toEqual([]);
  });

  it('has a card that is twice in the hand once', () => {
    const state = match({
      hands: [['crystal', 'crystal', 'goblin', 'goblin'], []],
      stones: ['l', ''],
    });
    expect(listed(state, 0, 'drop')).toEqual([{ do: 'drop', slot: 0 }]);
    expect(listed(state, 0, 'cast')).toEqual([{ do: 'cast', slot: 2, pay: [1], target: null }]);
  });

  it('[EC-4.5] has no stone when none may be played any more', () => {
    const hand = ['crystal', 'darkStone', 'orc'] as const;
    const { open } = match({ hands: [hand, []] });
    expect(drops(open, hand)).toEqual([0, 1].map((slot) => ({ do: 'drop', slot })));
    const none = { played: 1, behind: false, extra: 0 };
    expect(drops({ ...open, drops: none }, hand)).toEqual([]);
  });

  it('has spells for who is not to move, and nothing else', () => {
    const state = match({
      ...facts,
      hands: [[], [spellThat('damage'), 'goblin']],
      stones: ['', 'llldddd'],
    });
    expect(new Set(moves(view(state, 1)).map((move) => move.do))).toEqual(
      new Set(['cast', 'prefs', 'concede']),
    );
    expect(moves(view(state, 'public'))).toEqual([]);
  });
});

describe('imagining', () => {
  it('[EC-12.2] knows one’s own deck but for its order, and guesses the other’s', () => {
    const list = [
      { card: 'orc', count: 2 },
      { card: 'goblin', count: 3 },
    ] as const;
    const begun = match({
      hands: [['orc'], ['zombie']],
      decks: [['orc', 'goblin'], ['zombie']],
      discards: [['goblin', 'goblin'], []],
    });
    const state: EclipseState = {
      ...begun,
      secret: [{ ...begun.secret[0], list }, begun.secret[1]],
    };
    const world = imagine(view(state, 0), seededRandom('fancy'));
    expect(world.secret[0].deck.toSorted()).toEqual(['goblin', 'orc']);
    expect(world.secret[1].hand).toHaveLength(1);
    expect(view(world, 0)).toEqual(view(state, 0));
  });
});
