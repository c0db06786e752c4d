import { openTable, type Table } from '@kesem/engine/core/table';
import { toy } from '@kesem/engine/core/testing/toy';
import type { MatchRecord } from '@kesem/protocol/http';
import { matchFileOf } from '@kesem/room/file';
import { verify } from '@kesem/room/proof/verify';
import type { RoomView } from '@kesem/room/view';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { concede, pickAll } from '../testing/finished.ts';
import { startServer, type TestServer, TOY } from '../testing/server.ts';
import { keepSeats, keyOf, matchOf, tableOf } from '../testing/table.ts';
import { freshId, returning, type Seated, type Visitor, visitor } from '../testing/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.end());

const isOver = ({ stage }: RoomView): boolean => stage === 'over';

async function recordOf(by: Visitor | undefined, match: string | undefined): Promise<MatchRecord> {
  return (await by?.call(`/api/matches/${match}`))?.json();
}

/** Sits down, or adds to the shuffle again, with a nonce that is remembered. */
async function sitWith(one: Seated, name: string): Promise<string> {
  const nonce = freshId();
  await one.send({ do: 'sit', seat: null, name, ink: null, nonce });
  await one.until(({ me }) => me !== 'public');
  return nonce;
}

/** What the verifier says of the match that a room has just ended. */
async function verdictOn(by: Visitor | undefined, seen: Seated, table: Table | undefined = TOY) {
  const { match } = await seen.until(isOver);
  const record = await recordOf(by, match?.id);
  return { record, verdict: verify(matchFileOf(record, table), () => table) };
}

/** The others get up, and the first ends the match. */
async function giveUp(seats: readonly Seated[]): Promise<void> {
  const [first, ...others] = seats;
  for (const one of others) await one.send({ do: 'leave' });
  expect(await first?.send({ do: 'abandon' })).toMatchObject({ ok: true });
}

describe('the shuffle of a match', () => {
  it('was promised before anybody sat, has a share of everybody, and is kept', async () => {
    const host = await visitor(server);
    const guest = await visitor(server);
    const { token } = await host.openRoom('Dana');
    const [one, two] = [await host.join(token, 'Dana'), await guest.join(token, 'Noa')];
    // the guest is shown the hash while only watching, the host before the nonce that counts
    const { hash } = two.view().next;
    expect(two.view().me).toBe('public');
    expect(one.view().next.hash).toBe(hash);
    const nonces = [await sitWith(one, 'Dana'), await sitWith(two, 'Noa')];
    await keepSeats(one);
    await one.send({ do: 'start' }, one.view().key);
    for (const each of [one, two]) await each.until(({ stage }) => stage === 'playing');
    expect(one.view().match).toMatchObject({ nonces, secret: null });
    await one.send({ do: 'move', move: { do: 'concede' } }, keyOf(one, 0, 'concede'));
    const { record, verdict } = await verdictOn(guest, two);
    expect(record.record.fairness.nonces).toEqual(nonces);
    expect(two.view().match?.secret).toBe(record.record.fairness.secret);
    expect(verdict).toMatchObject({ holds: true, played: true, file: { hashes: [hash] } });
    one.close();
    two.close();
  });

  it('of a rematch was promised at the end of the match before it', async () => {
    const table = await matchOf(server, 2);
    await pickAll(table);
    const { seats, people } = await concede({ ...table, close: () => undefined });
    const { hash } = seats[0].view().next;
    const nonces: string[] = [];
    for (const one of seats) {
      const nonce = freshId();
      nonces.unshift(nonce);
      await one.send({ do: 'again', nonce }, one.view().key);
    }
    for (const one of seats) await one.until(({ stage }) => stage === 'playing');
    await giveUp(seats);
    const { record, verdict } = await verdictOn(people[1], seats[0]);
    expect(record.record.fairness.nonces).toEqual(nonces);
    expect(verdict).toMatchObject({ holds: true, file: { hashes: [hash] } });
    table.close();
  });
});

describe('the secret is told, and kept, when a match ends because', () => {
  it.each([
    ['somebody left after the first moves', 3],
    ['somebody left before the first move', 0],
  ])('%s', async (_, picks) => {
    const table = await tableOf(server, 3);
    const [host] = table.seats;
    const { hash } = host.view().next;
    await host.send({ do: 'start' }, host.view().key);
    for (const one of table.seats) await one.until(({ stage }) => stage === 'playing');
    if (picks > 0) await pickAll(table);
    await giveUp(table.seats);
    const { record, verdict } = await verdictOn(table.people[2], table.watcher);
    expect(record).toMatchObject({ closed: 'abandoned', outcome: null });
    expect(record.at).toHaveLength(picks);
    expect(table.watcher.view().match?.secret).toBe(record.record.fairness.secret);
    expect(verdict).toMatchObject({ holds: true, played: true, file: { hashes: [hash] } });
    table.close();
  });

  it('its rules failed', async () => {
    const faulty = openTable({
      ...toy,
      apply: (state, input, random) => {
        if (input.kind === 'move' && input.move.do === 'prefs') throw new Error('a bug of ours');
        return toy.apply(state, input, random);
      },
    });
    const other = await startServer({ tables: [faulty] });
    const table = await matchOf(other, 2);
    const [host] = table.seats;
    await pickAll(table);
    await host.send({ do: 'move', move: { do: 'prefs', skip: true } }, keyOf(host, 0, 'prefs'));
    await host.until(({ match }) => match?.closed === 'frozen');
    expect(host.view().match?.secret).toBeNull();
    await host.send({ do: 'abandon' });
    const { record, verdict } = await verdictOn(table.people[1], host, faulty);
    expect(record).toMatchObject({
      closed: 'frozen',
      at: [expect.any(Number), expect.any(Number)],
    });
    expect(verdict).toMatchObject({ holds: true, played: true });
    table.close();
    await other.end();
  });

  it('its rules are no longer here', async () => {
    const first = await startServer();
    const table = await matchOf(first, 2);
    const { hash } = table.seats[0].view().next;
    table.close();
    await first.stop();
    const newer = openTable({ ...toy, version: toy.version + 1 });
    const second = await startServer({ folder: first.folder, tables: [newer] });
    const host = returning(second, table.people[0]?.cookie ?? '');
    const back = await host.join(table.token, 'Dana');
    expect(back.view().match?.closed).toBe('version');
    await back.send({ do: 'abandon' });
    const { record, verdict } = await verdictOn(host, back, newer);
    expect(record.closed).toBe('version');
    expect(verdict).toMatchObject({ holds: true, played: false, file: { hashes: [hash] } });
    back.close();
    await second.end();
  });
});
