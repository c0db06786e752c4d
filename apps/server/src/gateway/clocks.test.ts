/** A whole server on a machine whose date is set while people play: clocks fall, windows close, the log stays in order. */
import type { RoomView } from '@kesem/room/view';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aFolder } from '../store/testing/temp.ts';
import { aMachine } from '../testing/clock.ts';
import { startStill } from '../testing/still.ts';
import { matchOf, type TestTable } from '../testing/table.ts';
import { ask, returning } from '../testing/visitor.ts';

const HOUR = 3_600_000;
/** Longer than any clock of the toy game with its lead. */
const ENOUGH_MS = 25_000;

const openKeys = ({ asks }: RoomView): string => asks.map(({ key }) => key).join(' ');

/** What is left on the visible clocks by the server's own time, in ms, and that time. */
async function timesOf({ watcher }: Pick<TestTable, 'watcher'>) {
  const answer = await ask(watcher.socket, 'full', {});
  if (!answer.ok) throw new Error(answer.code);
  const { now, view } = answer.full;
  const left = view.clocks.map((clock) => clock.left - Math.max(0, now - (clock.since ?? now)));
  return { now, left };
}

describe('a date that is set under play', () => {
  it.each([
    ['back by an hour, as when summer time ends', -HOUR],
    ['forwards by an hour, as when it begins, or by a sleep', HOUR],
  ])('%s: clocks fall, windows close, the log is in order', async (_, ms) => {
    const machine = aMachine();
    const server = await startStill({ folder: aFolder(), machine });
    onTestFinished(() => server.stop());
    const table = await matchOf(server, 2);
    onTestFinished(table.close);
    const { watcher, room } = table;
    let before = await timesOf(table);
    const questions = new Set<string>();
    for (let step = 0; watcher.view().stage === 'playing'; step += 1) {
      const question = openKeys(watcher.view());
      questions.add(question);
      machine.set(step % 2 === 0 ? ms : -ms);
      await server.letPass(2_000);
      const after = await timesOf(table);
      expect(after.now).toBeGreaterThan(before.now);
      for (const left of after.left) expect(left).toBeLessThanOrEqual(ENOUGH_MS);
      await server.letPass(ENOUGH_MS);
      await watcher.until((view) => view.stage === 'over' || openKeys(view) !== question);
      before = after;
    }
    expect(questions.size).toBeGreaterThan(2);
    const at = (await server.store.tail(room, 0)).map((commit) => commit.at);
    expect(at).toEqual(at.toSorted((one, two) => one - two));
  });

  it('and a start with the date before the last commit goes on from there', async () => {
    const [machine, folder] = [aMachine(), aFolder()];
    const first = await startStill({ folder, machine });
    const table = await matchOf(first, 2);
    await first.letPass(5_000);
    const before = await timesOf(table);
    const last = (await first.store.lastAlive()) ?? 0;
    expect(last).toBeGreaterThan(first.now() - 5_000);
    const [host] = table.people;
    table.close();
    await first.stop();
    machine.set(-HOUR);

    const server = await startStill({ folder, machine });
    onTestFinished(() => server.stop());
    const watcher = await returning(server, host?.cookie ?? '').join(table.token);
    onTestFinished(watcher.close);
    const after = await timesOf({ watcher });
    expect(after.now).toBeGreaterThanOrEqual(last);
    expect(after.left).toHaveLength(before.left.length);
    const question = openKeys(watcher.view());
    await server.letPass(ENOUGH_MS);
    await watcher.until((view) => openKeys(view) !== question);
  });
});
