import { openTable } from '@kesem/engine/core/table';
import { eclipse } from '@kesem/engine/games/eclipse/game';
import { match } from '@kesem/engine/games/eclipse/testing/fixtures';
import { expect, it, onTestFinished } from 'vitest';
import { caughtUp, toldTo } from '../../../../../../server/src/testing/choosing.ts';
import { startServer } from '../../../../../../server/src/testing/server.ts';
import { keyOf, matchOf } from '../../../../../../server/src/testing/table.ts';

/** The first player's main phase; the second one has a spear, is asked in every window, and is aimed at. */
const STATE = match({
  creatures: [{ life: 5 }, { side: 1 }],
  stones: ['ll', 'll'],
  hands: [['crystal'], ['sunSpear']],
  options: { time: 0 },
});
const TABLE = openTable({ ...eclipse, setup: () => ({ state: STATE, told: [] }) });

/** The first has ended the turn, and a window is open before both. */
async function inWindow() {
  const server = await startServer({ tables: [TABLE] });
  onTestFinished(server.end);
  const table = await matchOf(server, 2, eclipse.id);
  const { seats, watcher } = table;
  const [active, other] = seats;
  await active.send({ do: 'move', move: { do: 'end' } }, keyOf(active, 0, 'end'));
  await other.until(() => keyOf(other, 1, 'pass') !== '');
  await caughtUp([...seats, watcher]);
  return { active, other, watcher, all: [...seats, watcher] };
}

const SPEAR = { do: 'cast', slot: 0, pay: [5, 6], target: { at: 'creature', id: 1 } } as const;

it('in a window both are asked in the eyes of everybody else, and nobody is told who has passed', async () => {
  const { active, other, watcher, all } = await inWindow();
  const key = keyOf(other, 1, 'pass');
  const seen = () => [active, watcher].map((one) => [one.steps.length, one.view().asks]);
  const before = seen();
  expect(await other.send({ do: 'move', move: { do: 'pass' } }, key)).toMatchObject({ ok: true });
  await caughtUp(all);
  expect(seen()).toEqual(before);
  expect(watcher.view().asks.filter((ask) => ask.key === key)).toHaveLength(2);
  expect([active, watcher].flatMap((one) => toldTo(one, 'passed'))).toEqual([]);
  expect(toldTo(other, 'passed')).toHaveLength(1);
});

it('an answer in a window comes to all in one step, opens it anew, and makes what was meant for the old one stale', async () => {
  const { active, other, all } = await inWindow();
  const [old, theirs] = [keyOf(active, 0, 'pass'), keyOf(other, 1, 'cast')];
  expect(await other.send({ do: 'move', move: SPEAR }, theirs)).toMatchObject({ ok: true });
  await caughtUp(all);
  for (const one of all) {
    expect(toldTo(one, 'cast').map(({ event }) => event)).toMatchObject([{ card: 'sunSpear' }]);
  }
  const late = await active.send({ do: 'move', move: { do: 'pass' } }, old);
  expect(late).toMatchObject({ ok: false, why: { code: 'stale' } });
  expect(keyOf(active, 0, 'pass')).not.toBe(old);
});
