/** What finished matches showed, and rooms, when a newer version of a game comes. */
import { replay } from '@kesem/engine/core/replay';
import { openTable } from '@kesem/engine/core/table';
import { toy } from '@kesem/engine/core/testing/toy';
import type { Frame } from '@kesem/protocol/http';
import { matchFileOf } from '@kesem/room/file';
import { framesOf } from '@kesem/room/film';
import { verify } from '@kesem/room/proof/verify';
import { expect, it } from 'vitest';
import { finishedMatch } from '../testing/finished.ts';
import { startServer, TOY } from '../testing/server.ts';
import { matchOf, tableOf } from '../testing/table.ts';
import { freshId, returning, visitor } from '../testing/visitor.ts';

const NEWER = openTable({
  ...toy,
  version: toy.version + 1,
  options: { ...toy.options, rounds: { values: [1, 2], default: 1 } },
});

it('a match of rules that are gone is shown as its table showed it; its shuffle can still be checked', async () => {
  const first = await startServer();
  const { match, close } = await finishedMatch(first);
  close();
  await first.stop();
  const second = await startServer({ folder: first.folder, tables: [NEWER] });
  const reader = await visitor(second);
  const record = await (await reader.call(`/api/matches/${match}`)).json();
  const film = await reader.call(`/api/matches/${match}/film`, undefined, {
    'accept-encoding': 'br',
  });
  expect(film.headers.get('content-encoding')).toBe('br');
  const frames: readonly Frame[] = await film.json();
  expect(frames).toEqual(JSON.parse(JSON.stringify([...framesOf(TOY, record)])));
  expect(frames).toHaveLength([...replay(TOY, record.record)].length);
  const plain = await reader.call(`/api/matches/${match}/film`, undefined, {
    'accept-encoding': 'identity',
  });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.json()).toEqual(frames);
  expect(verify(matchFileOf(record, TOY), () => NEWER)).toMatchObject({
    holds: true,
    played: false,
  });
  await second.end();
});

it('nothing is shown of a match that runs, of none, and of one whose rules were gone before it could be kept', async () => {
  const first = await startServer();
  const { seats, people, token, close } = await matchOf(first, 2);
  const running = seats[0].view().match?.id ?? '';
  for (const id of [running, freshId(), 'junk']) {
    const answer = await people[0]?.call(`/api/matches/${id}/film`);
    expect(await answer?.json()).toEqual({ code: 'noSuchMatch' });
  }
  close();
  await first.stop();
  const second = await startServer({ folder: first.folder, tables: [NEWER] });
  const host = returning(second, people[0]?.cookie ?? '');
  const back = await host.join(token, 'Dana');
  await back.send({ do: 'abandon' });
  await back.until(({ stage }) => stage === 'over');
  back.close();
  await second.stop();
  const third = await startServer({ folder: first.folder, tables: [NEWER] });
  expect(await third.store.unfilmed(9)).toEqual([]);
  expect(await third.store.film(running)).toBeNull();
  await third.end();
});

it('a running match of older rules is closed, and its room goes on to a match by the newer ones', async () => {
  const first = await startServer();
  const table = await tableOf(first, 2);
  const [dana] = table.seats;
  await dana.send({ do: 'options', options: { rounds: 3 } }, dana.view().key);
  await dana.send({ do: 'start' }, dana.view().key);
  await dana.until(({ stage }) => stage === 'playing');
  table.close();
  await first.stop();
  const second = await startServer({ folder: first.folder, tables: [NEWER] });
  const seats = [];
  for (const one of table.people) {
    seats.push(await returning(second, one.cookie).join(table.token, 'Back'));
  }
  const [host, guest] = seats;
  if (!host || !guest) throw new Error('nobody is back');
  expect(host.view()).toMatchObject({
    stage: 'playing',
    match: { closed: 'version' },
    table: null,
  });
  await host.send({ do: 'abandon' });
  await host.until(({ stage }) => stage === 'over');
  await host.send({ do: 'lobby' }, host.view().key);
  await host.until(({ stage }) => stage === 'lobby');
  expect(host.view()).toMatchObject({ options: { rounds: 1 } });
  expect(host.view().chairs.filter(({ person }) => person !== null)).toHaveLength(2);
  await host.send({ do: 'start' }, host.view().key);
  for (const one of seats) await one.until(({ stage }) => stage === 'playing');
  expect(guest.view()).toMatchObject({ match: { version: NEWER.version, closed: null } });
  for (const one of seats) one.close();
  await second.end();
});
