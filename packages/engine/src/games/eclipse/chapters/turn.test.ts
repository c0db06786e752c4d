import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../core/random.ts';
import type { CardId } from '../cards/set.ts';
import { eclipse } from '../game.ts';
import { type EclipseState, each, withOne } from '../state.ts';
import {
  done,
  fell,
  front,
  match,
  only,
  refusal,
  sent,
  spellThat,
  through,
} from '../testing/fixtures.ts';
import { stonesOf } from './pieces.ts';

const { setup, view, asks } = eclipse;

/** A match that asks whether to redraw, with these hands. */
function starting(hands: readonly [readonly CardId[], readonly CardId[]]): EclipseState {
  const options = { time: 20, turn: 75, window: 15 } as const;
  const { state } = setup({
    seats: 2,
    options,
    own: [],
    kept: null,
    random: seededRandom('start'),
  });
  const secret = each((player) => ({ ...state.secret[player], hand: hands[player] }));
  return { ...state, secret };
}
const stones = (count: number): readonly CardId[] =>
  Array.from({ length: 7 }, (_, at) => (at < count ? 'crystal' : 'goblin'));
const ended = (state: EclipseState) => through(sent(state, state.open.active, { do: 'end' }));

describe('the start', () => {
  it('[EC-3.1] seven cards each, dice that differ, the higher starts', () => {
    const options = { time: 20, turn: 75, window: 15 } as const;
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const { state } = setup({
        seats: 2,
        options,
        own: [],
        kept: null,
        random: seededRandom(seed),
      });
      const { start, first, hands } = state.open;
      const [mine, theirs] = start.at(-1)!;
      expect(hands).toEqual([7, 7]);
      for (const die of start.flat()) expect([1, 2, 3, 4, 5, 6]).toContain(die);
      expect(start.slice(0, -1).every(([one, other]) => one === other)).toBe(true);
      expect(first).toBe(mine > theirs ? 0 : 1);
    }
  });

  it.each([
    [0, null],
    [1, null],
    [2, { code: 'noRedraw' }],
    [5, { code: 'noRedraw' }],
    [6, null],
    [7, null],
  ])('[EC-3.2] with %d stones a redraw is answered by %o', (count, why) => {
    expect(refusal(starting([stones(count), stones(3)]), 0, { do: 'redraw' })).toEqual(why);
  });

  it('[EC-3.2] both are asked until both have answered; what was answered stays hidden', () => {
    const state = starting([stones(0), stones(0)]);
    const one = sent(state, 0, { do: 'redraw' });
    const other = sent(state, 0, { do: 'keep' });
    expect(
      asks(one.state)
        .filter(({ key }) => key === 'redraw')
        .map(({ must }) => must),
    ).toEqual([false, true]);
    expect(one.events).toEqual([{ type: 'ready', player: 0 }]);
    expect(view(one.state, 1)).toEqual(view(other.state, 1));
    expect(sent(one.state, 0, { do: 'keep' }).state.secret[0].redraw).toBe('keep');
  });

  it('[EC-3.3] then hands are redrawn together and all are told', () => {
    const state = starting([stones(0), stones(0)]);
    const { state: after, events } = sent(sent(state, 0, { do: 'redraw' }).state, 1, {
      do: 'keep',
    });
    expect(only(events, 'redrew')).toEqual([{ type: 'redrew', players: [0] }]);
    expect(after.open.redrew).toEqual([0]);
    const first = after.open.first;
    expect(withOne(after.open.hands, first, after.open.hands[first] - 1)).toEqual([7, 7]);
    expect(after.open).toMatchObject({ turn: 1, active: first });
  });

  it('[EC-11.5] time-out keeps', () => {
    const { state, events } = fell(starting([stones(0), stones(0)]), 'redraw');
    expect(only(events, 'redrew')).toEqual([{ type: 'redrew', players: [] }]);
    expect(only(events, 'timedOut')).toMatchObject([{ what: 'redraw', players: [0, 1] }]);
    expect(front(state)).toBe('main');
  });

  it('[EC-11.5] time-out keeps for who has not answered: what was answered stands', () => {
    const one = sent(starting([stones(0), stones(0)]), 0, { do: 'redraw' }).state;
    const { events } = fell(one, 'redraw');
    expect(only(events, 'timedOut')).toMatchObject([{ what: 'redraw', players: [1] }]);
    expect(only(events, 'redrew')).toEqual([{ type: 'redrew', players: [0] }]);
  });
});

describe('Renewal', () => {
  it('[EC-4.1] frees, heals, renews the turn’s player’s stones and draws, in this order', () => {
    const state = match({
      creatures: [{ side: 1, life: 9, damage: 3, freeAt: 6 }],
      stones: ['LD', 'LD'],
      decks: [['orc'], ['orc', 'orc']],
    });
    const { state: after, events } = ended(state);
    const order = events.map(({ type }) => type).slice(-4);
    expect(order).toEqual(['turn', 'freed', 'renewed', 'drew']);
    expect(after.open.creatures[0]).toMatchObject({ damage: 0, freeAt: null });
    expect(stonesOf(after.open, 1).some(({ marked }) => marked)).toBe(false);
    expect(stonesOf(after.open, 0).every(({ marked }) => marked)).toBe(true);
    expect(after.open.hands).toEqual([0, 1]);
  });

  it('[EC-4.2] what held for a turn ends together with healing: nothing dies of it', () => {
    const bearer = { on: 'creature', id: 1 } as const;
    const change = { bearer, gives: [{ is: 'life', by: 5 }], lasts: 'turn' } as const;
    const state = match({ creatures: [{ damage: 4 }], open: { changes: [change] } });
    const { state: after } = ended({ ...state, open: { ...state.open, changes: [change] } });
    expect(after.open.creatures).toMatchObject([{ id: 1, damage: 0 }]);
    expect(after.open.changes).toEqual([]);
  });

  it('[EC-4.3] an empty deck gives nothing', () => {
    expect(ended(match()).state.open.hands).toEqual([0, 0]);
  });

  it('[EC-4.3] insight draws more', () => {
    const bearer = { on: 'player', player: 1 } as const;
    const change = { bearer, gives: [{ is: 'insight', by: 1 }], lasts: 'ever' } as const;
    const state = match({ decks: [[], ['orc', 'orc', 'orc']], open: { changes: [change] } });
    expect(ended(state).state.open.hands).toEqual([0, 2]);
  });
});

describe('the main phase', () => {
  const hand: readonly CardId[] = ['crystal', 'crystal', 'crystal', 'crystal'];

  it('[EC-4.4] [EC-4.5] one stone a turn', () => {
    const state = match({ hands: [hand, []] });
    const one = sent(state, 0, { do: 'drop', slot: 0 }).state;
    expect(stonesOf(one.open, 0)).toMatchObject([{ card: 'crystal', marked: false }]);
    expect(refusal(one, 0, { do: 'drop', slot: 0 })).toEqual({ code: 'noDropLeft' });
    expect(refusal(match({ hands: [['goblin'], []] }), 0, { do: 'drop', slot: 0 })).toEqual({
      code: 'wrongKind',
    });
  });

  it('[EC-4.5] two if the opponent had more at the first, whatever comes after', () => {
    const behind = match({ hands: [hand, []], stones: ['l', 'dd'] });
    const two = sent(sent(behind, 0, { do: 'drop', slot: 0 }).state, 0, {
      do: 'drop',
      slot: 0,
    }).state;
    expect(refusal(two, 0, { do: 'drop', slot: 0 })).toEqual({ code: 'noDropLeft' });
    const more = done(behind, [{ do: 'extraDrop', count: 1 }]).state;
    const three = [0, 1].reduce((now) => sent(now, 0, { do: 'drop', slot: 0 }).state, more);
    expect(refusal(three, 0, { do: 'drop', slot: 0 })).toBeNull();
    const level = sent(match({ hands: [hand, []], stones: ['l', 'd'] }), 0, {
      do: 'drop',
      slot: 0,
    }).state;
    expect(refusal(level, 0, { do: 'drop', slot: 0 })).toEqual({ code: 'noDropLeft' });
  });

  it('[EC-4.5] [EC-9.3] an extra stone drop adds one, in one’s own main phase only', () => {
    const more = done(match({ hands: [hand, []] }), [{ do: 'extraDrop', count: 1 }]).state;
    const two = sent(sent(more, 0, { do: 'drop', slot: 0 }).state, 0, {
      do: 'drop',
      slot: 0,
    }).state;
    expect(stonesOf(two.open, 0)).toHaveLength(2);
    expect(refusal(two, 0, { do: 'drop', slot: 0 })).toEqual({ code: 'noDropLeft' });
    const extra = spellThat('extraDrop');
    const move = { do: 'cast', slot: 0, pay: [], target: null } as const;
    expect(refusal(match({ hands: [[], [extra]] }), 1, move)).toEqual({ code: 'notNow' });
    const window = sent(match({ hands: [[extra], []] }), 0, { do: 'end' }).state;
    expect(refusal(window, 0, move)).toEqual({ code: 'notNow' });
  });

  it('[EC-4.6] creatures are for one’s own main phase', () => {
    const state = match({ hands: [['goblin'], ['goblin']], stones: ['ll', 'll'] });
    const move = { do: 'cast', slot: 0, pay: [], target: null } as const;
    expect(refusal(state, 1, move)).toEqual({ code: 'notNow' });
    expect(refusal(sent(state, 0, { do: 'end' }).state, 0, move)).toEqual({ code: 'notNow' });
  });

  it('[EC-4.7] the other player may act in it, and in no other question', () => {
    const keys = (state: EclipseState) =>
      asks(state)
        .filter(({ seat }) => seat === 1)
        .map(({ key }) => key);
    expect(keys(match())).toEqual(['free:1', 'match']);
    const full = match({ hands: [[...hand, ...hand], []] });
    const discarding = ended(full).state;
    expect(front(discarding)).toBe('discard');
    expect(keys(discarding)).toEqual(['match']);
  });
});

describe('the End', () => {
  const nine: readonly CardId[] = [...stones(7), 'orc', 'zombie'];
  const full = () => ended(match({ hands: [nine, []] })).state;

  it('[EC-4.8] is announced by the turn’s player', () => {
    const { events } = sent(match(), 0, { do: 'end' });
    expect(events[0]).toEqual({ type: 'ending', player: 0, late: false });
  });

  it('[EC-4.9] discards down to seven by own choice', () => {
    const { state } = sent(full(), 0, { do: 'discard', slots: [0, 8] });
    expect(state.open.discards[0]).toEqual(['crystal', 'zombie']);
    expect(state.open.hands[0]).toBe(7);
  });

  it.each<readonly [readonly number[], string]>([
    [[0], 'wrongCount'],
    [[0, 0], 'wrongCount'],
    [[0, 9], 'noSuchCard'],
    [[0, 1, 2], 'wrongCount'],
  ])('[EC-4.9] refuses %o: %s', (slots, code) => {
    expect(refusal(full(), 0, { do: 'discard', slots })).toEqual({ code });
  });

  it('[EC-11.5] time-out: the cards drawn last', () => {
    const state = full();
    const timed = {
      ...state,
      open: { ...state.open, options: { time: 20, turn: 75, window: 15 } },
    } as const;
    const { state: after } = fell(timed, `choice:${state.open.questions}`);
    expect(after.open.discards[0]).toEqual(['orc', 'zombie']);
  });
});
