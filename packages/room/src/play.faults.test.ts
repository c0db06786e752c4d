import type { Table, TableState } from '@kesem/engine/core/table';
import { describe, expect, it } from 'vitest';
import { STATE_MOST } from './play.ts';
import { matchOf, playing } from './room.ts';
import { owedMoves } from './runner.ts';
import { duel } from './testing/duel.ts';
import { TABLES } from './testing/scriptedRoom.ts';
import { again, dueling, HOUSE, move, sit, why } from './testing/words.ts';
import { viewRoom } from './view.ts';

const broken = (part: keyof Table): Table => ({
  ...duel,
  [part]: () => {
    throw new Error('planted');
  },
});

const later =
  <X>(run: (state: TableState) => X) =>
  (state: TableState): X => {
    if (state['turn'] !== 0) throw new Error('planted');
    return run(state);
  };
const FAILING: { readonly [part: string]: Table } = {
  asks: { ...duel, asks: later(duel.asks) },
  outcome: { ...duel, outcome: later(duel.outcome) },
  timers: { ...duel, timers: later(duel.timers) },
  kept: { ...duel, kept: later(duel.kept) },
  view: {
    ...duel,
    view: (state, me) =>
      me === 1 ? later((one) => duel.view(one, me))(state) : duel.view(state, me),
  },
};

describe('a game that throws', () => {
  it.each(['setup', 'asks', 'outcome', 'timers', 'kept', 'view'] as const)(
    'in %s: the match stands still from the start, and can be abandoned',
    (part) => {
      const scripted = dueling({}, { tables: [broken(part)] });
      expect(playing(scripted.room())).toMatchObject({ closed: 'frozen', clocks: [] });
      expect(why(move(scripted, 'Ann', 'pass'))).toBe('frozen');
      expect(viewRoom(scripted.room(), 0, scripted.deps)).toMatchObject({
        stage: 'playing',
        asks: [],
        clocks: [],
        match: { closed: 'frozen' },
        table: null,
      });
      expect(owedMoves(scripted.room(), scripted.deps)).toEqual([]);
      expect(scripted.send('Ann', { do: 'abandon' }).ok).toBe(true);
      expect(matchOf(scripted.room())?.closed).toBe('frozen');
      expect(scripted.send('Ann', { do: 'lobby' }).ok).toBe(true);
    },
  );

  it.each(Object.entries(FAILING))(
    'in %s after a move: what was shown before is shown on',
    (_, failing) => {
      const scripted = dueling({ banks: true });
      const before = viewRoom(scripted.room(), 0, scripted.deps);
      scripted.stock([failing]);
      const moved = move(scripted, 'Ann', 'pass');
      expect(moved.ok && moved.said).toEqual([]);
      expect(viewRoom(scripted.room(), 0, scripted.deps)).toEqual({
        ...before,
        asks: [],
        clocks: [],
        questions: [],
        match: { ...before.match, closed: 'frozen' },
      });
    },
  );

  it('in a move: the match stands still as it was, and the room goes on', () => {
    const scripted = dueling({ banks: true });
    const before = playing(scripted.room())?.state;
    scripted.stock([broken('apply')]);
    expect(move(scripted, 'Ann', 'pass').ok).toBe(true);
    expect(playing(scripted.room())).toMatchObject({ closed: 'frozen', clocks: [], state: before });
    scripted.send('Ben', { do: 'leave' });
    sit(scripted, 'Ben');
    expect(scripted.send('Ben', { do: 'rename', name: 'Benny', ink: 2 }).ok).toBe(true);
    expect(scripted.send('Ann', { do: 'abandon' }).ok).toBe(true);
    scripted.stock(TABLES);
    for (const name of ['Ann', 'Ben']) again(scripted, name);
    expect(scripted.send(HOUSE, { do: 'start' }).ok).toBe(true);
    expect(playing(scripted.room())).toMatchObject({ number: 2, closed: null });
  });
});

describe('a game whose state grows', () => {
  const grown = (by: number): Table => ({
    ...duel,
    apply: (...input) => {
      const verdict = duel.apply(...input);
      if (!verdict.ok) return verdict;
      return { ...verdict, state: { ...verdict.state, bulk: 'x'.repeat(by) } };
    },
  });

  it('beyond all measure: the match stands still as it was', () => {
    const scripted = dueling({ banks: true });
    const before = playing(scripted.room())?.state;
    scripted.stock([grown(STATE_MOST)]);
    expect(move(scripted, 'Ann', 'pass').ok).toBe(true);
    expect(playing(scripted.room())).toMatchObject({ closed: 'frozen', clocks: [], state: before });
  });

  it('within measure: the match goes on', () => {
    const scripted = dueling({ banks: true });
    scripted.stock([grown(STATE_MOST / 2)]);
    expect(move(scripted, 'Ann', 'pass').ok).toBe(true);
    expect(playing(scripted.room())).toMatchObject({ closed: null, count: 1 });
  });
});
