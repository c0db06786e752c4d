/** A slow match over a week of a real server: naps, restarts and an outage, and people who come back after days. */
import { DAY_MS } from '@kesem/room/days';
import { duel } from '@kesem/room/testing/duel';
import type { RoomView } from '@kesem/room/view';
import { expect, it, onTestFinished } from 'vitest';
import { aFolder } from './store/testing/temp.ts';
import { aMachine } from './testing/clock.ts';
import { type StillServer, startStill } from './testing/still.ts';
import { matchOf } from './testing/table.ts';
import { returning, type Seated } from './testing/visitor.ts';

const HOUR = 3_600_000;
/** A sleep of the machine that is too short to be given back. */
const NAP = 50 * 60_000;

const myTurn = ({ asks, me }: RoomView): string | null =>
  asks.find(({ seat, must }) => seat === me && must)?.key ?? null;

it('a match of days goes on through a week in which hardly anybody is there', async () => {
  const [machine, folder] = [aMachine(), aFolder()];
  const start = () => startStill({ folder, machine, tables: [duel] });
  let server = await start();
  onTestFinished(() => server.stop());
  /** Lets days pass, in naps; twice a day the house is started anew. */
  const sleep = async (ms: number): Promise<void> => {
    for (let nap = 1; nap * NAP <= ms; nap += 1) {
      machine.set(NAP);
      if (nap % 14 === 0) server = await again(server);
      else await server.letPass(2_000);
    }
  };
  const again = async (before: StillServer): Promise<StillServer> => {
    await before.stop();
    return start();
  };

  const table = await matchOf(server, 2, duel.id);
  const cookies = table.people.map(({ cookie }) => cookie);
  for (const one of table.seats) {
    expect(await one.send({ do: 'pace', days: 3, yes: true })).toMatchObject({ ok: true });
  }
  table.close();
  const back = async (seat: number): Promise<Seated> => {
    const one = await returning(server, cookies[seat] ?? '').join(table.token);
    onTestFinished(one.close);
    return one;
  };
  /** Somebody comes after days, sees that it is their turn, moves, and goes. */
  const moves = async (seat: number): Promise<void> => {
    const one = await back(seat);
    const view = one.view();
    expect(view).toMatchObject({ stage: 'playing', pace: { days: 3 } });
    expect(view.clocks.find((clock) => clock.seat === seat)).toMatchObject({ left: 3 * DAY_MS });
    const answer = await one.send({ do: 'move', move: { do: 'pass' } }, myTurn(view) ?? '');
    expect(answer).toMatchObject({ ok: true });
    one.close();
  };

  await sleep(2 * DAY_MS);
  await moves(0);
  await sleep(2.5 * DAY_MS);
  await moves(1);
  await sleep(2.5 * DAY_MS);
  await server.stop();
  machine.set(12 * HOUR);
  server = await start();
  // without what was given back her three days would be over by now
  await server.letPass(2_000);
  await moves(0);
  await sleep(4 * DAY_MS);

  const one = await back(1);
  expect(one.view()).toMatchObject({
    stage: 'over',
    match: { outcome: { ranking: [[0], [1]] }, closed: null },
  });
  const log = await server.store.tail(table.room, 0);
  expect(log.filter(({ command }) => command.do === 'woke')).toHaveLength(1);
  expect(log.filter(({ actor }) => actor === 'timer')).toHaveLength(1);
  expect(log.some(({ command }) => command.do === 'standIn')).toBe(false);
}, 60_000);
