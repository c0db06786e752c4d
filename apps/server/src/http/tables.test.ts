/** What somebody finds on the home page of the rooms they sit in. */
import { duel } from '@kesem/room/testing/duel';
import { expect, it, onTestFinished } from 'vitest';
import { startServer } from '../testing/server.ts';
import { matchOf } from '../testing/table.ts';

it('a running match says whose turn it is, and who sits with them', async () => {
  const server = await startServer({ tables: [duel] });
  onTestFinished(() => server.end());
  const { people, close } = await matchOf(server, 2, duel.id);
  onTestFinished(close);
  const lists = people.slice(0, 2).map(async (one) => (await one.call('/api/tables')).json());
  const tables = (await Promise.all(lists)).flatMap((list) => list.tables);
  expect(tables).toMatchObject([
    { stage: 'playing', yourTurn: true, others: [{ bot: null }] },
    { stage: 'playing', yourTurn: false, others: [{ bot: null }] },
  ]);
});
