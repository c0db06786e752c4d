import { describe, expect, it } from 'vitest';
import { LEVELS, type Level } from '../../../core/bot.ts';
import { seededRandom } from '../../../core/random.ts';
import { eclipse } from '../game.ts';
import type { EclipseMove, Player } from '../move.ts';
import type { EclipseState } from '../state.ts';
import { attacking, match, rolling, sent, through } from '../testing/fixtures.ts';
import { eclipseBot } from './bot.ts';

function answer(state: EclipseState, level: Level, seat: Player = 0): EclipseMove {
  const view = eclipse.view(state, seat);
  const ask = eclipse.asks(state).find((one) => one.must && one.seat === seat)!;
  return eclipseBot({ view, ask }, level, seededRandom('thought'));
}

/** A fight of two creatures of skill 2 and life 2, after the dice of attacker and defender. */
function rolled(attacker: number, defender: number): EclipseState {
  const state = match({
    creatures: [
      { side: 0, skill: 2, life: 2 },
      { side: 1, skill: 2, life: 2 },
    ],
    stones: ['dddd', 'dddd'],
    hands: [[], ['illOmen']],
  });
  const random = rolling({ attacker: [attacker], defender: [defender] });
  return through(sent(state, 0, attacking([1, 2]), random), random, 'roll').state;
}

describe('the bot', () => {
  it.each(LEVELS)('%s answers what it is asked, the same for the same sight and luck', (level) => {
    const state = match({ stones: ['ll', 'dd'], hands: [['crystal', 'lampKeeper'], []] });
    const move = answer(state, level);
    expect(eclipse.moves(eclipse.view(state, 0))).toContainEqual(move);
    expect(answer(state, level)).toEqual(move);
  });

  it.each(LEVELS)('%s redraws a hand of one stone', (level) => {
    const hand = ['crystal', 'orc', 'orc', 'goblin', 'goblin', 'zombie', 'zombie'] as const;
    const state = match({
      hands: [hand, hand],
      open: { turn: 0, ready: [false, false], agenda: [{ do: 'redraw' }, { do: 'renewal' }] },
    });
    expect(answer(state, level)).toEqual({ do: 'redraw' });
  });

  it('plays the stone that wins', () => {
    const state = match({ stones: ['llllll', ''], hands: [['lampKeeper', 'crystal'], []] });
    expect(answer(state, 'hard')).toEqual({ do: 'drop', slot: 1 });
  });

  it('attacks the stones of who has no creature', () => {
    const state = match({ creatures: [{ side: 0 }, { side: 0 }], stones: ['l', 'lllll'] });
    const move = answer(state, 'hard');
    expect(move).toMatchObject({ do: 'attack', attacks: [{ attacker: 1 }, { attacker: 2 }] });
  });

  it('does not send a goblin to its death', () => {
    const creatures = [{ side: 0 }, { side: 1, skill: 9, life: 9 }] as const;
    const state = match({ creatures, stones: ['l', 'lllll'] });
    expect(answer(state, 'hard')).toEqual({ do: 'end' });
  });

  it('guards with who has nothing to fear', () => {
    const creatures = [{ side: 0 }, { side: 1, skill: 9, life: 9 }] as const;
    const declared = sent(match({ creatures, stones: ['l', 'llllll'] }), 0, attacking([1, 4]));
    const asked = through(declared).state;
    expect(answer(asked, 'medium', 1)).toEqual({
      do: 'defend',
      guards: [{ guard: 2, attacker: 1 }],
      order: [1],
    });
  });

  it.each(['medium', 'hard'] as const)('%s turns a die that would kill, and no other', (level) => {
    expect(answer(rolled(4, 2), level, 1)).toMatchObject({ do: 'cast' });
    expect(answer(rolled(2, 2), level, 1)).toEqual({ do: 'pass' });
  });

  it('lets go of what is worth least when its hand is full', () => {
    const hand = [...Array.from({ length: 7 }, () => 'eclipseDragon' as const), 'goblin' as const];
    const state = match({
      stones: ['llldddd', ''],
      hands: [hand, []],
      open: { agenda: [{ do: 'discard', n: 1, player: 0 }, { do: 'close' }] },
    });
    expect(answer(state, 'medium')).toEqual({ do: 'discard', slots: [7] });
  });
});
