import type { History, MatchRecord } from '@kesem/protocol/http';
import { foldAll } from '@kesem/room/decide';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finishedMatch } from '../testing/finished.ts';
import { startServer, type TestServer, TOY } from '../testing/server.ts';
import { matchOf, tableOf } from '../testing/table.ts';
import { ask, returning, type Visitor, visitor } from '../testing/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.end());

function leaveForGood(who: Visitor): Promise<Response> {
  return who.call('/api/me/delete', {});
}

const gone = (socket: { once: (event: 'disconnect', heard: () => void) => unknown }) =>
  new Promise<void>((resolve) => void socket.once('disconnect', resolve));

describe('deleting everything', () => {
  it('takes the cookie away, and works however often it is asked', async () => {
    const dana = await visitor(server);
    await dana.openRoom();
    const answer = await leaveForGood(dana);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('set-cookie')).toMatch(/^gid=; .*Max-Age=0/);
    expect((await dana.call('/api/tables')).status).toBe(403);
    expect((await leaveForGood(dana)).status).toBe(200);
    expect((await leaveForGood(returning(server, ''))).status).toBe(200);
    const strange = await dana.call('/api/me/delete', {}, { origin: 'http://evil.example' });
    expect(strange.status).toBe(403);
  });

  it('shows at once to the others, with the seat played on by a bot', async () => {
    const { people, seats, room, close } = await matchOf(server, 2);
    const [dana, guest] = seats;
    await ask(dana.socket, 'chat', { say: { text: 'shalom' } });
    const left = gone(dana.socket);
    expect((await leaveForGood(people[0] ?? never())).status).toBe(200);
    await left;
    const view = await guest.until((now) => now.people[0]?.name === '');
    expect(view.people[0]).toMatchObject({ is: 'left', name: '' });
    expect(view.chairs[0]?.standIn).toBe('medium');
    expect(view.stage).toBe('playing');
    expect(guest.chat.map(({ name }) => name)).toEqual(['Dana', '']);
    const stored = await server.store.load(room);
    expect(JSON.stringify([stored, await server.store.chat(room)])).not.toContain('Dana');
    close();
  });

  it('leaves a log that folds to the same room, and matches that others can still watch', async () => {
    const { people, match, room, seats, close } = await finishedMatch(server);
    const [dana, guest] = people;
    await leaveForGood(dana ?? never());
    const record: MatchRecord = await (await guest?.call(`/api/matches/${match}`))?.json();
    expect(record.players.map(({ name }) => name)).toEqual(['', 'Guest 1']);
    const history: History = await (await guest?.call('/api/history'))?.json();
    expect(history.matches).toHaveLength(1);
    expect(history.people).toEqual([]);
    const now = await seats[1].until(({ people: all }) => all[0]?.name === '');
    const log = await server.store.tail(room, 0);
    const { secrets } = (await server.store.load(room)) ?? never();
    const deps = {
      table: (game: string) => (game === 'toy' ? TOY : undefined),
      secret: (number: number) => secrets[number] ?? '',
    };
    const folded = foldAll(log, deps);
    expect(folded?.people.map(({ name }) => name)).toEqual(now.people.map(({ name }) => name));
    expect(folded?.stage).toMatchObject({ at: 'over', match: { outcome: now.match?.outcome } });
    close();
  });

  it('ends codes, invitations and sockets of that person', async () => {
    const { people, token, close } = await tableOf(server, 2);
    const dana = people[0] ?? never();
    const { code } = await (await dana.call('/api/device-code', { token })).json();
    await leaveForGood(dana);
    const phone = await visitor(server);
    expect((await phone.call('/api/device', { code })).status).toBe(404);
    await expect(dana.join(token)).rejects.toThrow('noCookie');
    close();
  });

  it('does not come back when the match that was left ends', async () => {
    const { people, seats, room, close } = await matchOf(server, 2);
    const identity = (await server.store.tail(room, 0))[0]?.actor.slice('person:'.length) ?? '';
    await leaveForGood(people[0] ?? never());
    const [, guest] = seats;
    const key = guest.view().asks.find((one) => one.seat === 1 && one.answers.includes('concede'));
    await guest.send({ do: 'move', move: { do: 'concede' } }, key?.key ?? '');
    await guest.until(({ stage }) => stage === 'over');
    expect(await server.store.playedBy(identity, 9)).toEqual([]);
    expect(await server.store.roomsOf(identity, 9)).toEqual([]);
    const history: History = await (await people[1]?.call('/api/history'))?.json();
    expect(history.matches[0]?.players[0]?.name).toBe('');
    close();
  });
});

function never(): never {
  throw new Error('nobody is there');
}
