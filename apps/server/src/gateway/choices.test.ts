import { TABLES } from '@kesem/engine/registry';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import {
  type Choice,
  caughtUp,
  choiceOf,
  choose,
  chooseAll,
  isClosed,
  REVEAL,
  revealOf,
  revealsTo,
  WIZARDS,
} from '../testing/choosing.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { matchOf } from '../testing/table.ts';
import type { Seated } from '../testing/visitor.ts';

const STALE = { ok: false, why: { code: 'stale' } };

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ tables: TABLES });
});
afterAll(() => server.end());

/** Six who choose, one who watches. */
async function six() {
  const table = await matchOf(server, 6, WIZARDS);
  onTestFinished(table.close);
  const { room, seats, watcher } = table;
  return { room, seats, everybody: [...seats, watcher] };
}

/** Waits until everybody sees the question of a choice closed. */
async function allSee(everybody: readonly Seated[], choice: Choice | undefined): Promise<void> {
  if (!choice) throw new Error('nobody chose');
  for (const one of everybody) await one.until(isClosed(choice));
}

/** Returns the outcome of a round without what is one's own: the view now, and the events from the reveal on. */
function outcomeTo(one: Seated): object {
  const { asks, table } = one.view();
  const heard = one.steps.findLast(({ heard: some }) => some.length > 0)?.heard ?? [];
  const from = heard.findIndex((some) => 'event' in some && some.event.type === REVEAL);
  return { asks, table: { ...table, me: null, mine: null }, heard: heard.slice(from) };
}

/** How many steps each was sent. */
const stepsOf = (everybody: readonly Seated[]) => everybody.map(({ steps }) => steps.length);

async function timesInLog(room: string, { id }: Choice): Promise<number> {
  const log = await server.store.load(room);
  return log?.commits.filter(({ commandId }) => commandId === id).length ?? 0;
}

describe('choices', () => {
  it('of six in the same moment are all accepted, and come to everybody in one step, the same', async () => {
    const { seats, everybody } = await six();
    const choices = await chooseAll(seats);
    await caughtUp(everybody);
    const reveal = revealOf(choices);
    for (const one of everybody) {
      expect(revealsTo(one)).toEqual([reveal]);
      expect(outcomeTo(one)).toEqual(outcomeTo(everybody[0]!));
    }
  });

  it('are stale after the reveal, and change nothing', async () => {
    const { room, seats, everybody } = await six();
    const late = seats.map((one) => choiceOf(one, 9));
    await chooseAll(seats);
    await caughtUp(everybody);
    const before = stepsOf(everybody);
    for (const [seat, one] of seats.entries()) {
      expect(await choose(one, late[seat]!)).toMatchObject(STALE);
    }
    await caughtUp(everybody);
    expect(stepsOf(everybody)).toEqual(before);
    expect(await timesInLog(room, late[0]!)).toBe(0);
  });

  it('sent again are answered again, and take no effect a second time', async () => {
    const { room, seats, everybody } = await six();
    const [first, ...others] = seats;
    const [old, young] = [choiceOf(first, 1), choiceOf(first, 2)];
    const answers = [];
    for (const choice of [old, young, old, young, old]) answers.push(await choose(first, choice));
    expect(answers).toEqual([old, young, old, young, old].map(({ id }) => ({ id, ok: true })));
    const rest = await chooseAll(others);
    await allSee(everybody, old);
    expect(revealsTo(first)).toEqual([revealOf([young, ...rest])]);
    const before = stepsOf(everybody);
    expect(await choose(first, old)).toEqual({ id: old.id, ok: true });
    await caughtUp(everybody);
    expect(stepsOf(everybody)).toEqual(before);
    expect([await timesInLog(room, old), await timesInLog(room, young)]).toEqual([1, 1]);
  });

  it('may be replaced until the last is in; only the last that was accepted counts', async () => {
    const { seats, everybody } = await six();
    const rush = seats.map(async (one, seat) => {
      const tries = [seat, seat + 1, seat + 2].map((nth) => choiceOf(one, nth));
      const answers = await Promise.all(tries.map((choice) => choose(one, choice)));
      const refused = answers.flatMap((answer) => (answer.ok ? [] : answer.why.code));
      expect(refused).toEqual(refused.map(() => 'stale'));
      return tries.findLast((_, at) => answers[at]?.ok);
    });
    const last = (await Promise.all(rush)).flatMap((choice) => choice ?? []);
    await allSee(everybody, last[0]);
    for (const one of everybody) expect(revealsTo(one)).toEqual([revealOf(last)]);
  });
});
