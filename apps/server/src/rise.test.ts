/** The version of a game rises in the middle of a slow match: the house is started anew with other rules. */
import type { Table } from '@kesem/engine/core/table';
import type { MatchRecord } from '@kesem/protocol/http';
import { duel } from '@kesem/room/testing/duel';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aFolder } from './store/testing/temp.ts';
import { aMachine } from './testing/clock.ts';
import { type StillServer, startStill } from './testing/still.ts';
import { keyOf, matchOf } from './testing/table.ts';
import { freshId, returning, type Seated } from './testing/visitor.ts';

/** The next version, in which nobody moves but by winning. */
const RISEN: Table = {
  ...duel,
  version: 2,
  asks: (state) => duel.asks(state).map((ask) => ({ ...ask, answers: ['win'] })),
};

/** A slow duel in which Dana has passed once, and then a house with these rules. */
async function risen(...tables: readonly Table[]) {
  const [machine, folder] = [aMachine(), aFolder()];
  const first = await startStill({ folder, machine, tables: [duel] });
  const table = await matchOf(first, 2, duel.id);
  for (const one of table.seats) await one.send({ do: 'pace', days: 7, yes: true });
  await passes(table.seats[0], 0);
  table.close();
  await first.stop();
  const server = await startStill({ folder, machine, tables });
  onTestFinished(() => server.stop());
  const back = async (seat: number): Promise<Seated> => {
    const one = await returning(server, table.people[seat]?.cookie ?? '').join(table.token);
    onTestFinished(one.close);
    return one;
  };
  return { server, host: await back(0), guest: await back(1), people: table.people };
}

async function passes(one: Seated, seat: number): Promise<void> {
  const key = keyOf(one, seat, 'pass');
  expect(await one.send({ do: 'move', move: { do: 'pass' } }, key)).toMatchObject({ ok: true });
}

const wins = (one: Seated, seat: number) =>
  one.send({ do: 'move', move: { do: 'win' } }, keyOf(one, seat, 'win'));

/** The record of the match that is over, as it is handed out. */
async function recordOf(server: StillServer, one: Seated, cookie = ''): Promise<MatchRecord> {
  const answer = await returning(server, cookie).call(`/api/matches/${one.view().match?.id}`);
  // the server is the one under test
  return (await answer.json()) as MatchRecord;
}

describe('a rise', () => {
  it('lets the match go on by its own rules while they are kept, and the next begins by the newest', async () => {
    const { server, host, guest, people } = await risen(RISEN, duel);
    expect(guest.view()).toMatchObject({
      stage: 'playing',
      pace: { days: 7 },
      match: { version: 1, closed: null },
      table: { turn: 1 },
    });
    await passes(guest, 1);
    await host.until(({ asks }) => asks.some(({ seat }) => seat === 0));
    await passes(host, 0);
    await guest.until(({ asks }) => asks.some(({ seat }) => seat === 1));
    expect(await wins(guest, 1)).toMatchObject({ ok: true });
    await host.until(({ stage }) => stage === 'over');
    const { record, outcome } = await recordOf(server, host, people[0]?.cookie);
    expect(outcome?.ranking).toEqual([[1], [0]]);
    expect([record.version, record.inputs.length]).toEqual([1, 4]);
    for (const one of [host, guest]) {
      await one.send({ do: 'again', nonce: freshId() }, one.view().key);
    }
    await server.letPass(2_000);
    const { match, asks } = await host.until(({ stage }) => stage === 'playing');
    expect([match?.version, asks[0]?.answers]).toEqual([2, ['win']]);
  });

  it('closes it in words where they are not', async () => {
    const { host } = await risen(RISEN);
    expect(host.view()).toMatchObject({
      stage: 'playing',
      match: { version: 1, closed: 'version' },
      table: null,
      asks: [],
    });
    expect(await host.send({ do: 'abandon' })).toMatchObject({ ok: true });
  });
});
