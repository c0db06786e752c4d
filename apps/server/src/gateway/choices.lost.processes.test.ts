/** Choices when the server is killed without a word, at the worst moments. */
import { env } from 'node:process';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openFolder } from '../store/opening.ts';
import { aFolder } from '../store/testing/temp.ts';
import { ServerProcess } from '../testing/chaos/process.ts';
import {
  caughtUp,
  choiceOf,
  choose,
  chooseAll,
  chosenIn,
  isClosed,
  revealOf,
  revealsTo,
  toldTo,
  WIZARDS,
} from '../testing/choosing.ts';
import { matchOf, type TestTable } from '../testing/table.ts';
import { returning, type Seated, visitor } from '../testing/visitor.ts';

/** `npm run test:long` tries other moments than the worst. */
const IS_LONG = env['LONG'] === '1';

/** Six at a match on a server of its own; all but the last have chosen. */
async function fiveChose() {
  const folder = aFolder();
  const server = await ServerProcess.start(folder);
  onTestFinished(() => server.kill());
  const table = await matchOf(server, 6, WIZARDS);
  const choices = await chooseAll(table.seats.slice(0, -1));
  return { server, folder, table, choices };
}

/** The server is killed and started again, and everybody comes back. */
async function killed(server: ServerProcess, { people, token, close }: TestTable) {
  await server.kill();
  close();
  await server.up();
  const seats: Seated[] = [];
  for (const { cookie } of people) seats.push(await returning(server, cookie).join(token));
  const watcher = await (await visitor(server)).join(token);
  const everybody = [...seats, watcher];
  onTestFinished(() => {
    for (const one of everybody) one.close();
  });
  const [[first], last] = [seats, seats.at(-1)];
  if (!first || !last) throw new Error('nobody came back');
  return { everybody, first, last };
}

/** The ids under which moves stand in the log of a server that is gone, sorted. */
async function movesIn(folder: string, room: string): Promise<readonly string[]> {
  const opened = await openFolder(folder);
  if (!opened.ok) throw new Error(opened.why.code);
  const log = await opened.store.load(room);
  await opened.store.close();
  const moves = log?.commits.filter(({ command }) => command.do === 'move') ?? [];
  return moves.map(({ commandId }) => commandId).toSorted();
}

describe('a server that is lost', () => {
  it.runIf(IS_LONG)('before the last choice still has the others, sealed', async () => {
    const { server, table, choices } = await fiveChose();
    const { everybody, first, last } = await killed(server, table);
    const own = everybody.map((one) => one.view().table?.['mine']);
    expect(own).toEqual([...choices.map(chosenIn), null, null]);
    const told = everybody.map((one) => toldTo(one, 'chose').map(({ event }) => event['seat']));
    expect(told).toEqual([...choices.map((_, seat) => [seat]), [], []]);
    expect(everybody.flatMap(revealsTo)).toEqual([]);
    const changed = choiceOf(first, 7);
    const chosen = choiceOf(last, 0);
    expect(await choose(first, changed)).toMatchObject({ ok: true });
    expect(await choose(last, chosen)).toMatchObject({ ok: true });
    for (const one of everybody) {
      await one.until(isClosed(chosen));
      expect(revealsTo(one)).toEqual([revealOf([changed, ...choices.slice(1), chosen])]);
    }
  });

  it('after the last choice, before anybody has read the reveal, shows it once to all', async () => {
    const { server, folder, table, choices } = await fiveChose();
    const sixth = table.seats.at(-1)!;
    for (const one of [...table.seats, table.watcher]) if (one !== sixth) one.close();
    const chosen = choiceOf(sixth, 0);
    expect(await choose(sixth, chosen)).toEqual({ id: chosen.id, ok: true });
    const { everybody, last } = await killed(server, table);
    expect(await choose(last, chosen)).toEqual({ id: chosen.id, ok: true });
    await caughtUp(everybody);
    const all = [...choices, chosen];
    for (const one of everybody) {
      expect(revealsTo(one)).toEqual([revealOf(all)]);
      expect(one.steps).toEqual([]);
    }
    await server.stop();
    expect(await movesIn(folder, table.room)).toEqual(all.map(({ id }) => id).toSorted());
  });

  it.runIf(IS_LONG)(
    'in the middle of what all look at still has it, step by step, for everybody',
    async () => {
      const { server, table } = await fiveChose();
      const sixth = table.seats.at(-1)!;
      const chosen = choiceOf(sixth, 0);
      expect(await choose(sixth, chosen)).toMatchObject({ ok: true });
      await sixth.until(isClosed(chosen));
      const { show } = sixth.view();
      expect(show).toMatchObject({ id: '1/show:1' });
      const { everybody } = await killed(server, table);
      expect(everybody.map((one) => one.view().show)).toEqual(everybody.map(() => show));
    },
  );
});
