import { describe, expect, it } from 'vitest';
import { type Facts, match, only, rolling, sent, through } from '../testing/fixtures.ts';
import { stonesOf } from './pieces.ts';

/** So many creatures attack as many of the defender's stones; all windows pass. */
function storm(attackers: number, stones: string, dice: readonly number[], more: Facts = {}) {
  const state = match({
    creatures: Array.from({ length: attackers }, () => ({})),
    stones: ['ll', stones],
    ...more,
  });
  const targets = stonesOf(state.open, 1).map(({ id }) => id);
  const attacks = targets.slice(0, attackers).map((target, at) => ({ attacker: at + 1, target }));
  const random = rolling({ save: dice });
  return through(sent(state, 0, { do: 'attack', attacks }, random), random);
}

describe('saving rolls', () => {
  it('[EC-5.6] [EC-5.7] the golden example: six stones, four attacked, 4 6 4 2', () => {
    const { state, events } = storm(4, 'dddddd', [4, 6, 4, 2]);
    expect(only(events, 'saving').map(({ needs }) => needs)).toEqual([6, 5, 4, 3]);
    expect(only(events, 'ladder')).toMatchObject([{ player: 1, stones: 6 }]);
    expect(only(events, 'held')).toHaveLength(2);
    expect(stonesOf(state.open, 1)).toHaveLength(4);
    expect(state.open.discards[1]).toEqual(['darkStone', 'darkStone']);
  });

  it('[EC-5.7] seven stones fail the first for sure, one always holds', () => {
    expect(only(storm(1, 'ddddddd', [6]).events, 'destroyed')).toHaveLength(1);
    expect(only(storm(1, 'd', [1]).events, 'held')).toHaveLength(1);
  });

  it('[EC-5.7] a ward is added to the die', () => {
    const ward = {
      bearer: { on: 'player', player: 1 },
      gives: [{ is: 'ward', by: 2 }],
      lasts: 'ever',
    } as const;
    const { events } = storm(1, 'ddddd', [3], { open: { changes: [ward] } });
    expect(only(events, 'saving')).toMatchObject([{ die: 3, bonus: 2, needs: 5 }]);
    expect(only(events, 'held')).toHaveLength(1);
  });

  it('[EC-5.7] only those really rolled are counted', () => {
    const state = match({ creatures: [{}, {}], stones: ['ll', 'ddddd'] });
    const random = rolling({ save: [5, 4] });
    const declared = sent(
      state,
      0,
      {
        do: 'attack',
        attacks: [
          { attacker: 1, target: 5 },
          { attacker: 2, target: 6 },
        ],
      },
      random,
    );
    const creatures = declared.state.open.creatures.slice(1);
    const gone = { ...declared.state, open: { ...declared.state.open, creatures } };
    expect(only(through({ state: gone, events: [] }, random).events, 'saving')).toMatchObject([
      { needs: 5 },
    ]);
  });

  it('[EC-2.3] marked stones save and fall like others', () => {
    const { events } = storm(1, 'DDd', [2]);
    expect(only(events, 'destroyed')).toHaveLength(1);
  });
});
