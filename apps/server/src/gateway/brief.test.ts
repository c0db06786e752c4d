/** Who is told of steps in short: whoever follows the rules of our own build, and comes to what all the others see. */

import { openTable } from '@kesem/engine/core/table';
import { toy } from '@kesem/engine/core/testing/toy';
import { PROTOCOL_VERSION } from '@kesem/protocol/limits';
import { type BriefStep, heardAtOf, type Known, readBrief } from '@kesem/room/brief';
import type { Full } from '@kesem/room/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENTRY, startServer, type TestServer } from '../testing/server.ts';
import { keyOf, matchOf, type TestTable } from '../testing/table.ts';
import { ask, visitor } from '../testing/visitor.ts';

const RULES = openTable(toy);

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.end());

const knownFrom = ({ view, heard }: Full): Known => ({
  view,
  heardAt: heardAtOf(heard),
});

/** Somebody who names a build of the rules, and all they are told of steps. */
async function following({ token }: TestTable, rules: string) {
  const socket = await (await visitor(server)).connect();
  const told: [string, unknown][] = [];
  socket.on('step', (step) => told.push(['step', step]));
  socket.on('brief', (brief) => told.push(['brief', brief]));
  const profile = { name: 'Follower', ink: 3 };
  const joined = await ask(socket, 'join', { protocol: PROTOCOL_VERSION, token, profile, rules });
  if (!joined.ok || 'since' in joined) throw new Error('not joined');
  return { socket, told, known: knownFrom(joined.full) };
}

/** The first player picks a card, and whoever watches has seen it. */
async function pick({ seats: [first], watcher }: TestTable): Promise<void> {
  const before = watcher.steps.length;
  const answer = await first.send(
    { do: 'move', move: { do: 'pick', slot: 0 } },
    keyOf(first, 0, 'pick'),
  );
  expect(answer.ok).toBe(true);
  await watcher.until(() => watcher.steps.length > before);
}

describe('a step in short', () => {
  it('goes to whoever names our build, and leads to the view of their class', async () => {
    const table = await matchOf(server, 2);
    const one = await following(table, ENTRY);
    await pick(table);
    await expect.poll(() => one.told.length).toBe(1);
    const [[name, brief] = []] = one.told;
    expect(name).toBe('brief');
    const read = readBrief(one.known, brief as BriefStep, RULES);
    expect(read?.view).toEqual(table.watcher.view());
    one.socket.close();
    table.close();
  });

  it('goes to nobody who follows the rules of another build, or none', async () => {
    const table = await matchOf(server, 2);
    const other = await following(table, '/assets/older.js');
    await pick(table);
    await expect.poll(() => other.told.map(([name]) => name)).toEqual(['step']);
    other.socket.close();
    table.close();
  });
});
