import { type Replay, replay, replayed, type Step, stretchesOf } from '@kesem/engine/core/replay';
import { heardBy } from '@kesem/engine/core/told';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldAll } from './decide.ts';
import { endedBy, forkOf } from './record.ts';
import { matchOf, playing } from './room.ts';
import { jsonRoundTrip } from './testing/jsonRoundTrip.ts';
import {
  dealtAnew,
  goingOn,
  playAtRandom,
  playedMatch,
  recordAfter,
  recorded,
  TOY,
} from './testing/records.ts';
import { identity, nonce } from './testing/scriptedRoom.ts';
import { dueling, names, settleDuel, table, why } from './testing/words.ts';
import { viewRoom } from './view.ts';

const stepsOf = (record: Replay): readonly Step[] => [...replay(TOY, record)];
const seed = fc.integer({ min: 0, max: 9_999 }).map(String);

describe('the record of a match', () => {
  it('names who played, when, and what came of it, and no identity', () => {
    const scripted = dueling({}, { id: 'named' });
    scripted.wait(1_500);
    const before = scripted.room();
    settleDuel(scripted);
    const record = recordAfter(scripted, before);
    expect(record).toMatchObject({
      id: viewRoom(before, 'public', scripted.deps).match?.id,
      at: [1_500],
      players: [
        { name: 'Ann', ink: 1, bot: null },
        { name: 'Ben', ink: 2, bot: null },
      ],
      closed: null,
      outcome: { reason: 'won' },
    });
    expect(record?.endedAt).toBe((record?.startedAt ?? 0) + 1_500);
    expect(JSON.stringify(record)).not.toContain(identity(''));
  });

  it('is under a name that was in the view since before the start', () => {
    const scripted = table(['Ann', 'Ben'], { game: 'duel' });
    const { hash } = scripted.room().next;
    scripted.send('Ann', { do: 'start' });
    const { match } = viewRoom(scripted.room(), 'public', scripted.deps);
    expect(match?.id).toBe(hash.slice(0, 32));
    expect(match?.secret).toBeNull();
  });

  it('is kept of a match that was closed, also before anybody has moved', () => {
    const closed = (inputs: number) => {
      const scripted = table(['Ann']);
      scripted.send('Ann', { do: 'addBot', seat: 1, level: 'easy' });
      scripted.send('Ann', { do: 'start' });
      playAtRandom(scripted, inputs, 'closed');
      const before = scripted.room();
      expect(why(scripted.send('Ann', { do: 'abandon' }))).toBeNull();
      return endedBy(before, scripted.room());
    };
    expect(closed(0)).toMatchObject({ closed: 'abandoned', outcome: null, count: 0 });
    expect(closed(1)).toMatchObject({ closed: 'abandoned', outcome: null, count: 1 });
  });
});

describe('a room that goes on from a record', () => {
  it('starts where it was left, draws from its own secret, and replays from its own record', () => {
    fc.assert(
      fc.property(seed, fc.double({ min: 0, max: 1, noNaN: true }), (how, part) => {
        const { record } = playedMatch(how);
        const count = Math.floor(part * (record.at.length - 1));
        const scripted = goingOn(record, count, `on-${how}`);
        scripted.send('Ann', { do: 'start' });
        expect(playing(scripted.room())).toMatchObject({
          state: dealtAnew(record, count, scripted),
          count,
        });
        const next = recorded(scripted, `on ${how}`);
        expect(foldAll(jsonRoundTrip(scripted.log()), scripted.deps)).toStrictEqual(
          scripted.room(),
        );
        expect(replayed(TOY, next.record)?.state).toEqual(matchOf(scripted.room())?.state);
        expect(next.at.slice(0, count)).toEqual(Array.from({ length: count }, () => 0));
      }),
      { numRuns: 40 },
    );
  });

  it('can be gone on from itself, before and after where it began', () => {
    const { record } = playedMatch('chain');
    const second = goingOn(record, 4, 'second');
    second.send('Ann', { do: 'start' });
    const longer = recorded(second, 'second');
    expect(longer.at.length).toBeGreaterThan(6);
    for (const [count, stretches] of [
      [0, 2],
      [3, 2],
      [6, 3],
    ] as const) {
      const third = goingOn(longer, count, `third-${count}`);
      third.send('Ann', { do: 'start' });
      const last = recorded(third, 'third');
      expect(stretchesOf(last.record)).toHaveLength(stretches);
      expect(replayed(TOY, last.record)?.state).toEqual(matchOf(third.room())?.state);
    }
  });

  it('tells all that everybody was told before, so that the log is whole', () => {
    const { record } = playedMatch('told');
    const scripted = goingOn(record, 3, 'telling');
    scripted.send('Ann', { do: 'start' });
    const told = stepsOf(record.record)
      .slice(0, 4)
      .flatMap((step) => step.told);
    const said = playing(scripted.room())?.said.flatMap((one) => ('told' in one ? [one.told] : []));
    expect(said).toEqual(heardBy(told, 'public').map((event) => ({ event })));
  });

  it('has as many chairs as the record, and waits until they are taken', () => {
    const { record } = playedMatch('chairs');
    const fork = forkOf(record, 2, TOY);
    const scripted = table(['Ann'], fork ? { id: 'chairs', from: fork } : {});
    expect(names(scripted.room())).toEqual(['Ann', null]);
    expect(viewRoom(scripted.room(), 'public', scripted.deps).from).toEqual({
      match: record.id,
      count: 2,
      hidden: 'known',
    });
    expect(why(scripted.send('Ann', { do: 'start' }))).toBe('tooFew');
  });

  it.each([
    { do: 'options', options: { rounds: 1 } },
    { do: 'game', game: 'toy' },
  ] as const)('starts afresh when the host decides otherwise: $do', (command) => {
    const { record } = playedMatch('afresh');
    const scripted = goingOn(record, 2, 'afresh');
    expect(why(scripted.send('Ann', command))).toBeNull();
    expect(scripted.room().from).toBeNull();
    expect(scripted.room().chairs).toHaveLength(TOY.seats.max);
    scripted.send('Ann', { do: 'start' });
    expect(playing(scripted.room())).toMatchObject({ count: 0, before: 0 });
  });

  it('starts its rematch from the setup', () => {
    const { record } = playedMatch('rematch');
    const scripted = goingOn(record, 2, 'rematch');
    scripted.send('Ann', { do: 'start' });
    recorded(scripted, 'rematch');
    expect(scripted.room().from).toBeNull();
    for (const name of ['Ann', 'Ben']) scripted.send(name, { do: 'again', nonce: nonce(7) });
    scripted.send({ kind: 'house' }, { do: 'start' });
    expect(playing(scripted.room())).toMatchObject({ number: 2, count: 0, before: 0 });
  });

  it('goes on nowhere that is not in the record, at no end, and under no other rules', () => {
    const { record } = playedMatch('nowhere');
    const total = record.at.length;
    expect(forkOf(record, total - 1, TOY)).not.toBeNull();
    expect(forkOf(record, total, TOY)).toBeNull();
    expect(forkOf(record, total + 1, TOY)).toBeNull();
    expect(forkOf(record, 1, { ...TOY, version: TOY.version + 1 })).toBeNull();
  });

  it('leaves a record of its own secret when nobody has moved in it', () => {
    const { record } = playedMatch('unmoved');
    const scripted = goingOn(record, 2, 'unmoved');
    scripted.send('Ann', { do: 'start' });
    scripted.send('Ben', { do: 'leave' });
    const before = scripted.room();
    expect(why(scripted.send('Ann', { do: 'abandon' }))).toBeNull();
    const left = recordAfter(scripted, before);
    expect(left).toMatchObject({ closed: 'abandoned', record: { inputs: [] } });
    expect(left?.record.before).toHaveLength(1);
    expect(left?.record.fairness.secret).not.toBe(record.record.fairness.secret);
  });
});
