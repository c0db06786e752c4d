/** Whole matches of hidden choices over sockets, one game after the other in one room. */
import { TABLES } from '@kesem/engine/registry';
import type { AskView } from '@kesem/room/matchView';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aFolder } from '../store/testing/temp.ts';
import { choiceOf, choose, DEALT, revealsTo, WIZARDS } from '../testing/choosing.ts';
import { type StillServer, startStill } from '../testing/still.ts';
import { keepSeats, start, type TestTable, tableOf } from '../testing/table.ts';
import { type Seated, visitor } from '../testing/visitor.ts';

/** People in the waiting room of a game. */
async function seatedAt(people: number, game: string) {
  const server = await startStill({ tables: TABLES, folder: aFolder() });
  onTestFinished(server.stop);
  const table = await tableOf(server, people, game);
  onTestFinished(table.close);
  const [host] = table.seats;
  const say = async (command: object): Promise<void> => {
    expect(await host.send(command, host.view().key)).toMatchObject({ ok: true });
  };
  return { server, table, host, say, everybody: [...table.seats, table.watcher] };
}

/** A match from its start: people answer whatever they are asked, bots in their time, until it is over. */
async function playThrough(table: TestTable, server: StillServer): Promise<void> {
  await start(table);
  const { seats, watcher } = table;
  const [host] = seats;
  for (let turn = 0; host.view().stage === 'playing'; turn += 1) {
    const { show } = host.view();
    // nobody moves before all have seen what happened
    if (show) await server.letPass(show.endsAt - server.now());
    const asked = host.view().asks.filter(({ must }) => must);
    const isAsked = (open: AskView) =>
      asked.some(({ seat, key }) => open.seat === seat && open.key === key);
    const answers = asked
      .flatMap(({ seat }) => seats[seat] ?? [])
      .map(async (one) => {
        await one.until(({ me, asks }) => asks.some((open) => open.seat === me && isAsked(open)));
        expect(await choose(one, choiceOf(one, turn))).toMatchObject({ ok: true });
      });
    await Promise.all(answers);
    // people take their time as well: nobody could send all of a match in one second
    do await server.letPass(1_000);
    while (host.view().asks.some((open) => open.must && isAsked(open)));
  }
  for (const one of [...seats, watcher]) await one.until(({ stage }) => stage === 'over');
}

/** How the match ended, the same for all of them. */
function endFor(everybody: readonly Seated[]) {
  const [end, ...others] = everybody.map((one) => one.view().match?.outcome);
  for (const other of others) expect(other).toEqual(end);
  return {
    ranking: end?.ranking.flat().toSorted(),
    winners: end?.ranking[0]?.length,
    scores: end?.scores ?? [],
    reason: end?.reason,
  };
}

/** What was won of a game this evening, all together. */
const wonOf = (one: Seated, game: string) =>
  one
    .view()
    .series.filter((row) => row.game === game)
    .reduce((sum, { points }) => sum + points, 0);

describe('an evening of hidden choices', () => {
  it('is played by three and a bot to the short goal, and goes on with another game in the same room', async () => {
    const { server, table, host, say, everybody } = await seatedAt(3, WIZARDS);
    await say({ do: 'options', options: { goal: 15 } });
    await say({ do: 'addBot', seat: 3, level: 'easy' });
    await playThrough(table, server);

    const { ranking, scores, reason, winners } = endFor(everybody);
    expect(ranking).toEqual([0, 1, 2, 3]);
    expect(reason === 'rounds' || Math.max(...scores) >= 15).toBe(true);
    const rounds = Array.from({ length: Number(host.view().table?.['round']) }, (_, i) => i + 1);
    for (const one of everybody) {
      expect(revealsTo(one).map(({ round }) => round)).toEqual(rounds);
    }
    const { series } = host.view();
    expect(series).toHaveLength(4);
    expect(wonOf(host, WIZARDS)).toBe(winners);

    await say({ do: 'lobby' });
    await say({ do: 'game', game: DEALT });
    await keepSeats(host);
    await playThrough(table, server);
    const next = endFor(everybody);
    expect(next.ranking).toEqual([0, 1, 2, 3]);
    expect(host.view().series.slice(0, 4)).toEqual(series);
    expect(host.view().series).toHaveLength(8);
    expect(wonOf(host, DEALT)).toBe(next.winners);
    const late = await (await visitor(server)).join(table.token);
    onTestFinished(late.close);
    expect(late.view()).toEqual(table.watcher.view());
  });

  it('of two is played to the end of the pile', async () => {
    const { server, table, host, everybody } = await seatedAt(2, DEALT);
    await playThrough(table, server);
    const { ranking, scores, reason, winners } = endFor(everybody);
    expect(ranking).toEqual([0, 1]);
    expect(reason).toBe('pile');
    for (const one of everybody) expect(one.view().table?.['scores']).toEqual(scores);
    expect(wonOf(host, DEALT)).toBe(winners);
  });
});
