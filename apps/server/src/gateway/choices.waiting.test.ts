/** Choices that are waited for: somebody has gone, or time runs out. The time is the test's. */
import { TABLES, tableOf } from '@kesem/engine/registry';
import { HOLD_MS } from '@kesem/room/hold';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aFolder } from '../store/testing/temp.ts';
import {
  asShown,
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
import { startStill } from '../testing/still.ts';
import { tableOf as seated, sit, start } from '../testing/table.ts';
import type { Seated } from '../testing/visitor.ts';
import { AWAY_AFTER_MS } from './absences.ts';

/** Longer than a bot takes to answer. */
const BOT_MS = 1_200;

/** A match of six that has just begun. */
async function begun(options: object = {}) {
  const server = await startStill({ tables: TABLES, folder: aFolder() });
  onTestFinished(server.stop);
  const table = await seated(server, 6, WIZARDS);
  onTestFinished(table.close);
  const [host] = table.seats;
  await host.send({ do: 'options', options }, host.view().key);
  await start(table);
  return { ...table, server, host };
}

/** All but the last seat have chosen. */
async function fiveChose(options?: object) {
  const table = await begun(options);
  const five = table.seats.slice(0, -1);
  const [last] = table.seats.slice(-1);
  if (!last) throw new Error('nobody sits last');
  const choices = await chooseAll(five);
  const others = [...five, table.watcher];
  await caughtUp(others);
  return { ...table, five, choices, last, lastPerson: 6, lastSeat: 5, others };
}

type Waiting = Awaited<ReturnType<typeof fiveChose>>;

/** The last one's connection is lost, and everybody is told that this person is away. */
async function lostSight({ server, host, last, lastPerson, others }: Waiting): Promise<void> {
  const noticed = new Promise((resolve) => host.socket.once('presence', resolve));
  last.close();
  await noticed;
  await server.letPass(AWAY_AFTER_MS);
  for (const one of others) {
    await one.until(({ people }) =>
      people.some(({ no, away }) => no === lastPerson && away !== null),
    );
  }
}

/** Everybody who is left is shown the same reveal: what the five chose, and something for the last. */
async function expectRevealed({ others, choices, lastSeat }: Waiting): Promise<void> {
  for (const one of others) {
    await one.until(isClosed(choices[0]!));
    const [reveal, ...more] = revealsTo(one);
    expect(more).toEqual([]);
    expect(reveal).toEqual(revealsTo(others[0]!)[0]);
    expect(reveal?.['choices']).toEqual([
      ...asShown(choices),
      expect.objectContaining({ seat: lastSeat }),
    ]);
  }
}

describe('when one leaves while all wait', () => {
  it('a bot chooses in the seat, which is kept for whoever comes back', async () => {
    const table = await fiveChose();
    const { server, host, last, lastPerson, lastSeat, others } = table;
    expect(await last.send({ do: 'leave' })).toMatchObject({ ok: true });
    await caughtUp(others);
    expect(others.flatMap(revealsTo)).toEqual([]);
    const kept = { person: lastPerson, standIn: 'medium' };
    expect(host.view().chairs[lastSeat]).toMatchObject(kept);
    await server.letPass(BOT_MS);
    await expectRevealed(table);
    expect(await last.send(sit(lastSeat, 'Guest 5'))).toMatchObject({ ok: true });
    const back = await last.until(({ me }) => me === lastSeat);
    expect(back.chairs[lastSeat]).toMatchObject({ person: lastPerson, standIn: null });
  });

  it('a choice that was made before stays, and no bot replaces it', async () => {
    const { server, five, choices, last, others } = await fiveChose();
    expect(await five[1]?.send({ do: 'leave' })).toMatchObject({ ok: true });
    await server.letPass(BOT_MS);
    const chosen = choiceOf(last, 0);
    expect(await choose(last, chosen)).toMatchObject({ ok: true });
    for (const one of others) {
      await one.until(isClosed(chosen));
      expect(revealsTo(one)).toEqual([revealOf([...choices, chosen])]);
    }
  });

  it('a lost connection is waited for; then a bot may take the seat', async () => {
    const table = await fiveChose();
    const { server, host, lastSeat, others } = table;
    await lostSight(table);
    const standIn = { do: 'standIn', seat: lastSeat, level: 'easy' };
    expect(await host.send(standIn)).toMatchObject({ ok: false, why: { code: 'present' } });
    expect(others.flatMap(revealsTo)).toEqual([]);
    await server.letPass(HOLD_MS);
    expect(await host.send(standIn)).toMatchObject({ ok: true });
    await server.letPass(BOT_MS);
    await expectRevealed(table);
  });

  it('or the others may stop: without a result, and without a word of what was chosen', async () => {
    const table = await fiveChose();
    const { server, host, others, choices } = table;
    await lostSight(table);
    const abandon = { do: 'abandon' };
    expect(await host.send(abandon)).toMatchObject({ ok: false, why: { code: 'present' } });
    await server.letPass(HOLD_MS);
    expect(await host.send(abandon)).toMatchObject({ ok: true });
    for (const [seat, one] of others.entries()) {
      const { match, table: seen, series } = await one.until(({ stage }) => stage === 'over');
      expect(match).toMatchObject({ closed: 'abandoned', outcome: null });
      expect(series).toEqual([]);
      const own = choices[seat];
      expect(seen?.['mine']).toEqual(own ? chosenIn(own) : null);
    }
    expect(others.flatMap(revealsTo)).toEqual([]);
  });
});

describe('when time runs out', () => {
  const SECONDS = 30;

  /** When somebody was told that time was up, in ms. */
  const fallsTo = (one: Seated | undefined) => one && toldTo(one, 'timedOut').map(({ at }) => at);

  it('after thirty seconds what is missing is drawn, and what was chosen counts', async () => {
    const table = await fiveChose({ seconds: SECONDS });
    const { server, last, others, choices, lastSeat } = table;
    const from = server.now();
    const { table: seen } = last.view();
    const listed = seen ? (tableOf(WIZARDS)?.moves(seen) ?? []) : [];
    await server.letPass(SECONDS * 1000);
    await expectRevealed(table);
    expect(fallsTo(others[0])).toEqual([from + SECONDS * 1000]);
    const possible = listed.map((move) => [
      ...asShown(choices),
      { seat: lastSeat, ...chosenIn({ move }) },
    ]);
    expect(possible).toContainEqual(revealsTo(last)[0]?.['choices']);
  });

  it('but not before all have seen what happened', async () => {
    const { server, seats, host } = await begun({ seconds: SECONDS });
    await chooseAll(seats);
    await caughtUp(seats);
    const { clocks, show } = host.view();
    expect(show?.steps.slice(0, 3)).toEqual([700, 700, 500]);
    expect(clocks).toHaveLength(1);
    expect(clocks[0]).toMatchObject({ since: show?.endsAt });
    const falls = (show?.endsAt ?? 0) + (clocks[0]?.left ?? 0);
    await server.letPass(falls - server.now());
    await host.until((view) => view.clocks[0]?.key !== clocks[0]?.key);
    expect(fallsTo(host)).toEqual([falls]);
  });
});
