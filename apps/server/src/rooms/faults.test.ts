/**
 * Rules with faults, over real rooms. A rule that throws, or makes a state without bounds, stops its own
 * table. One that never returns, or fills the memory before it does, stops the process, for all tables
 * share its thread; nothing inside it can hold that, and what a supervisor does then stands in
 * docs/operating.md. That nothing accepted is lost by it is what the tests of `kill -9` hold.
 */
import type { Table, Verdict } from '@kesem/engine/core/table';
import { STATE_MOST } from '@kesem/room/play';
import { expect, it } from 'vitest';
import { aFolder } from '../store/testing/temp.ts';
import { TOY } from '../testing/server.ts';
import { startStill } from '../testing/still.ts';
import { keyOf, matchOf, type TestTable } from '../testing/table.ts';
import { returning } from '../testing/visitor.ts';

/** The toy, in which it is a preference that brings the fault about. */
function faulty(fault: (verdict: Verdict) => Verdict): Table {
  return {
    ...TOY,
    id: 'faulty',
    apply: (state, input, random) => {
      const verdict = TOY.apply(state, input, random);
      const prefs = input.kind === 'move' && JSON.stringify(input.move).includes('"prefs"');
      return prefs ? fault(verdict) : verdict;
    },
  };
}

const FAULTS: Readonly<Record<string, Table>> = {
  throws: faulty(() => {
    throw new Error('planted');
  }),
  'makes a state without bounds': faulty((verdict) =>
    verdict.ok
      ? { ...verdict, state: { ...verdict.state, bulk: 'x'.repeat(STATE_MOST) } }
      : verdict,
  ),
};

async function pick({ seats: [host] }: TestTable): Promise<void> {
  const picked = { do: 'move', move: { do: 'pick', slot: 0 } };
  expect(await host.send(picked, keyOf(host, 0, 'pick'))).toMatchObject({ ok: true });
}

it.each(Object.entries(FAULTS))(
  'a rule that %s stops its own table and no other',
  async (_, bad) => {
    const wishes = { folder: aFolder(), tables: [TOY, bad] };
    const server = await startStill(wishes);
    const [struck, same, other] = [
      await matchOf(server, 2, bad.id),
      await matchOf(server, 2, bad.id),
      await matchOf(server, 2),
    ];
    const [host] = struck.seats;
    const prefs = { do: 'move', move: { do: 'prefs', skip: true } };
    expect(await host.send(prefs, keyOf(host, 0, 'prefs'))).toMatchObject({ ok: true });
    for (const one of [...struck.seats, struck.watcher]) {
      await one.until(({ match }) => match?.closed === 'frozen');
    }
    expect(await host.send({ do: 'rename', name: 'Calm', ink: 1 })).toMatchObject({ ok: true });
    await pick(same);
    await pick(other);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    for (const table of [struck, same, other]) table.close();
    await server.stop();

    const again = await startStill(wishes);
    const [person] = struck.people;
    const back = await returning(again, person?.cookie ?? '').join(struck.token);
    expect(back.view()).toMatchObject({ stage: 'playing', match: { closed: 'frozen' } });
    expect(await back.send({ do: 'abandon' })).toMatchObject({ ok: true });
    back.close();
    await again.stop();
  },
);
