/** Rooms that go on from the middle of a match that anybody can read, over real sockets. */
import { fairRandom, seededRandom } from '@kesem/engine/core/random';
import { replay } from '@kesem/engine/core/replay';
import type { Json, Table, TableState } from '@kesem/engine/core/table';
import { TABLES } from '@kesem/engine/registry';
import type { MatchRecord } from '@kesem/room/record';
import type { RoomView } from '@kesem/room/view';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startServer, type TestServer, TOY } from '../testing/server.ts';
import { matchOf, sit } from '../testing/table.ts';
import { freshId, type Seated, type Visitor, visitor } from '../testing/visitor.ts';

const GAMES = [TOY, ...TABLES];
const SECRETIVE = GAMES.filter(({ redeal }) => redeal !== null);

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ tables: GAMES });
});
afterAll(() => server.end());

/** The first who is asked answers with the first move there is. */
async function answerOnce(rules: Table, seats: readonly Seated[]): Promise<void> {
  const [first] = seats;
  const [ask] = first?.view().asks.filter(({ must }) => must) ?? [];
  const one = ask && seats[ask.seat];
  const listed = one?.view().table ? rules.moves(one.view().table!) : [];
  const move = listed.find((other) => ask?.answers.includes(other.do));
  expect(await one?.send({ do: 'move', move }, ask?.key)).toMatchObject({ ok: true });
}

/** Everybody but the host gets up, and the host ends the match. */
async function left([host, ...others]: readonly Seated[]): Promise<string> {
  for (const one of others) await one.send({ do: 'leave' });
  await host?.send({ do: 'abandon' });
  const over = await host?.until(({ stage }) => stage === 'over');
  return over?.match?.id ?? '';
}

async function recordOf(by: Visitor, match: string): Promise<MatchRecord> {
  return (await by.call(`/api/matches/${match}`)).json();
}

/** A match of a game in which one has answered, over before anything came of it. */
async function brokenOff(rules: Table): Promise<MatchRecord> {
  const { seats, people, close } = await matchOf(server, rules.seats.min, rules.id);
  await answerOnce(rules, seats);
  const record = await recordOf(people[0] ?? (await visitor(server)), await left(seats));
  close();
  return record;
}

/** A room that goes on from the end of a record, with only its host in it. */
async function onwardFrom({ id, record, at }: MatchRecord) {
  const host = await visitor(server);
  const opening = { do: 'open', game: record.game, name: 'Dana', ink: 1, nonce: freshId() };
  const from = { match: id, count: at.length };
  const answer = await host.call('/api/rooms', { id: freshId(), opening: { ...opening, from } });
  const { token } = await answer.json();
  const first = await host.join(token, 'Dana');
  onTestFinished(first.close);
  return { host, token, first };
}

async function joined(token: string, name: string): Promise<Seated> {
  const one = await (await visitor(server)).join(token, name);
  onTestFinished(one.close);
  return one;
}

async function begun(all: readonly Seated[]): Promise<readonly RoomView[]> {
  const [host] = all;
  await host?.send({ do: 'start' }, host.view().key);
  return Promise.all(all.map((one) => one.until(({ stage }) => stage === 'playing')));
}

function lastState(rules: Table, { record }: MatchRecord): TableState {
  const state = [...replay(rules, record)].at(-1)?.state;
  if (!state) throw new Error('the record cannot be played');
  return state;
}

const heardBy = ({ steps }: Seated): Json => JSON.parse(JSON.stringify(steps.at(-1)?.heard));

describe.each(SECRETIVE)('$id', (rules) => {
  it('is dealt anew by its own secret, whatever lay hidden at that place', async () => {
    const old = await brokenOff(rules);
    const { host, token, first } = await onwardFrom(old);
    expect(first.view().from).toEqual({ match: old.id, count: 1, hidden: 'known' });
    const seats = [first];
    while (seats.length < rules.seats.min) {
      const guest = await joined(token, `Guest ${seats.length}`);
      await guest.send(sit(null, `Guest ${seats.length}`));
      seats.push(guest);
    }
    const watcher = await joined(token, 'Watcher');
    const all = [...seats, watcher];
    const shown = await begun(all);
    for (const one of all) expect(heardBy(one)).toEqual(heardBy(watcher));
    const late = await joined(token, 'Late');
    expect(late.view().from).toEqual({ match: old.id, count: 1, hidden: 'redealt' });

    const { record } = await recordOf(host, await left(seats));
    expect(record.redealt).toBe(true);
    // what is dealt follows from any world that looked like the true one to everybody
    const seen = rules.view(lastState(rules, old), 'public');
    const world = rules.imagine(seen, seededRandom(`${rules.id} 1`));
    const dealt = rules.redeal?.(world, record.own, fairRandom({ ...record.fairness, count: 1 }));
    for (const { me, table, asks } of shown) {
      expect(table).toEqual(dealt && rules.view(dealt, me));
      expect(asks.map(({ must }) => must)).toEqual(
        dealt && rules.asks(dealt).map(({ must }) => must),
      );
    }
    expect(lastState(rules, { ...old, record })).toEqual(dealt);
  });
});

it('one person with a bot studies the hands as they lay, and whoever comes late is told', async () => {
  const old = await brokenOff(TOY);
  const { token, first } = await onwardFrom(old);
  await first.send({ do: 'addBot', seat: 1, level: 'easy' }, first.view().key);
  await first.until(({ chairs }) => chairs.every(({ person }) => person !== null));
  const [shown] = await begun([first]);
  expect(shown?.table).toEqual(TOY.view(lastState(TOY, old), 0));
  const late = await joined(token, 'Late');
  expect(late.view().from).toEqual({ match: old.id, count: 1, hidden: 'known' });
  expect(await late.send(sit(null, 'Late'))).toMatchObject({ why: { code: 'playing' } });
});
