import { PROTOCOL_VERSION } from '@kesem/protocol/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startServer, type TestServer } from '../testing/server.ts';
import { keyOf, matchOf, sit, tableOf } from '../testing/table.ts';
import { ask, returning, visitor } from '../testing/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.end());

describe('an evening over sockets', () => {
  it('shows everybody what they may know', async () => {
    const { seats, watcher, close } = await matchOf(server, 2);
    const views = [...seats, watcher].map((one) => one.view());
    expect(views.map(({ me }) => me)).toEqual([0, 1, 'public']);
    const [dana, yossi, nobody] = views.map(({ table }) => table?.['mine']);
    expect(nobody).toBeNull();
    expect(dana).not.toEqual(yossi);
    close();
  });

  it('says who one is, and says it again when one sits down', async () => {
    const { token, seats, close } = await tableOf(server, 2);
    const guest = await (await visitor(server)).join(token);
    const told = new Promise((resolve) => guest.socket.once('you', resolve));
    expect(seats[0].joined.you).toEqual({ person: 1, seat: 0 });
    expect(guest.joined.you).toEqual({ person: null, seat: null });
    await guest.send(sit(null, 'Guest'));
    expect(await told).toEqual({ person: 3, seat: 2 });
    expect((await guest.until(({ me }) => me === 2)).people).toHaveLength(3);
    guest.close();
    close();
  });

  it('counts the steps of each class for itself, without a gap', async () => {
    const { seats, watcher, close } = await tableOf(server, 2);
    const from = watcher.steps.at(-1)?.step ?? watcher.joined.full.step;
    for (const name of ['A', 'B', 'C']) await seats[0].send({ do: 'rename', name, ink: 1 });
    await watcher.until(({ people }) => people[0]?.name === 'C');
    const numbers = watcher.steps.map(({ step }) => step).filter((step) => step > from);
    expect(numbers).toEqual([1, 2, 3].map((n) => from + n));
    close();
  });

  it('keeps a hidden choice from every other class: they are sent nothing at all', async () => {
    const { seats, watcher, close } = await matchOf(server, 2);
    const [dana, yossi] = seats;
    const others = [yossi, watcher];
    const before = others.map(({ steps }) => steps.length);
    const command = { do: 'move', move: { do: 'prefs', skip: true } };
    expect(await dana.send(command, keyOf(dana, 0, 'prefs'))).toMatchObject({ ok: true });
    // an answer on the same socket stands behind everything that was sent before it
    for (const one of others) await ask(one.socket, 'full', {});
    expect(dana.steps.length).toBeGreaterThan(0);
    expect(others.map(({ steps }) => steps.length)).toEqual(before);
    close();
  });

  it('takes whoever is moved to the audience out of their class before anything else is said', async () => {
    const table = await matchOf(server, 3);
    const { seats, close } = table;
    const [host, kicked] = seats;
    const told: unknown[] = [];
    kicked.socket.on('you', (you) => told.push(you));
    await host.send({ do: 'kick', person: 2 });
    const view = await kicked.until(({ me }) => me === 'public');
    expect(told).toEqual([{ person: 2, seat: null }]);
    expect(view.table?.['mine']).toBeNull();
    // they are of the audience now, and heard there
    const { watcher } = table;
    const said = new Promise((resolve) => watcher.socket.once('chat', resolve));
    expect(await ask(kicked.socket, 'chat', { say: { phrase: 'hello' } })).toEqual({ ok: true });
    expect(await said).toMatchObject({ channel: 'watchers', person: 2 });
    close();
  });

  it('moves a socket from one room to the next; the first one sends nothing more', async () => {
    const first = await tableOf(server, 2);
    const second = await tableOf(server, 2);
    const watcher = await (await visitor(server)).join(first.token);
    const profile = { name: 'Watcher', ink: 1 };
    const joined = await ask(watcher.socket, 'join', {
      protocol: PROTOCOL_VERSION,
      token: second.token,
      profile,
    });
    expect(joined).toMatchObject({ ok: true, room: second.room });
    const before = watcher.steps.length;
    await first.seats[0].send({ do: 'rename', name: 'Somebody', ink: 1 });
    await ask(watcher.socket, 'full', {});
    expect(watcher.steps).toHaveLength(before);
    watcher.close();
    first.close();
    second.close();
  });
});

describe('chat', () => {
  it('is cleaned, kept, and shown to whoever comes later', async () => {
    const { token, seats, watcher, close } = await tableOf(server, 2);
    await ask(seats[0].socket, 'chat', { say: { text: '  hello\u202e   there ' } });
    await ask(watcher.socket, 'chat', { say: { phrase: 'wow' } });
    const later = await (await visitor(server)).join(token);
    expect(later.joined.chat).toMatchObject([
      { channel: 'table', name: 'Dana', person: 1, say: { text: 'hello there' } },
      { channel: 'watchers', name: 'Watcher', person: null, say: { phrase: 'wow' } },
    ]);
    later.close();
    close();
  });

  it('of watchers stays with watchers while a match runs', async () => {
    const { token, people, seats, watcher, close } = await matchOf(server, 2);
    await ask(watcher.socket, 'chat', { say: { text: 'he should pass' } });
    await ask(seats[0].socket, 'chat', { say: { text: 'my turn' } });
    await ask(seats[1].socket, 'full', {});
    expect(seats[1].chat.map(({ say }) => say)).toEqual([{ text: 'my turn' }]);
    expect(watcher.chat).toHaveLength(2);
    const again = await people[1]?.join(token);
    expect(again?.joined.chat.map(({ say }) => say)).toEqual([{ text: 'my turn' }]);
    again?.close();
    close();
  });

  it('has five lines in ten seconds', async () => {
    const { seats, close } = await tableOf(server, 2);
    const say = () => ask(seats[0].socket, 'chat', { say: { phrase: 'hello' } });
    const answers = await Promise.all(Array.from({ length: 6 }, say));
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true, true, false]);
    expect(answers[5]).toEqual({ ok: false, code: 'tooFast' });
    close();
  });
});

describe('a room and its link', () => {
  it('has one spoken code: waiting, playing, after a match, and after a restart', async () => {
    const own = await startServer();
    const { seats, watcher, token, people, close } = await tableOf(own, 2);
    const stranger = await visitor(own);
    const { code } = watcher.joined;
    const opens = async () => (await stranger.call('/api/codes', { code })).status;
    expect(code).toMatch(/^\d{6}$/);
    expect(await opens()).toBe(200);
    const [host] = seats;
    await host.send({ do: 'start' }, host.view().key);
    expect(await opens()).toBe(200);
    for (const one of seats) await one.send({ do: 'endVote', yes: true }, '1/end');
    await host.until(({ stage }) => stage === 'over');
    await host.send({ do: 'lobby' }, host.view().key);
    close();
    await own.stop();
    const again = await startServer({ folder: own.folder });
    const back = await returning(again, people[0]?.cookie ?? '').join(token);
    expect(back.joined.code).toBe(code);
    const answer = await (await visitor(again)).call('/api/codes', { code });
    const { token: another } = z.object({ token: z.string() }).parse(await answer.json());
    const newcomer = await (await visitor(again)).join(another);
    expect(newcomer.joined.room).toBe(back.joined.room);
    for (const one of [back, newcomer]) one.close();
    await again.end();
  });

  it('is replaced by the host alone; the old one then serves only people of the room', async () => {
    const { token, people, seats, watcher, close } = await tableOf(server, 2);
    expect(await ask(seats[1].socket, 'newLink', {})).toEqual({ ok: false, code: 'notHost' });
    expect(await ask(watcher.socket, 'newLink', {})).toEqual({ ok: false, code: 'notHost' });
    const replaced = await ask(seats[0].socket, 'newLink', {});
    if (!replaced.ok) throw new Error(replaced.code);
    const living = { ok: true, token: replaced.token };
    expect(await ask(seats[1].socket, 'link', {})).toEqual(living);
    expect(await ask(watcher.socket, 'link', {})).toEqual({ ok: true, token: null });
    const stranger = await visitor(server);
    await expect(stranger.join(token)).rejects.toThrow('noSuchRoom');
    const friend = await people[1]?.join(token);
    expect(friend?.joined.you.seat).toBe(1);
    const newcomer = await stranger.join(replaced.token);
    expect(newcomer.joined.code).toMatch(/^\d{6}$/);
    expect(newcomer.joined.code).not.toBe(watcher.joined.code);
    for (const one of [friend, newcomer]) one?.close();
    close();
  });

  it('opens to nobody who guesses, and stops listening to who guesses on', async () => {
    const guesser = await visitor(server);
    const socket = await guesser.connect();
    const profile = { name: 'Guesser', ink: 1 };
    const codes: string[] = [];
    for (let tries = 0; tries < 11; tries += 1) {
      const token = String(tries).padStart(22, 'x');
      const answer = await ask(socket, 'join', { protocol: PROTOCOL_VERSION, token, profile });
      codes.push(answer.ok ? 'opened' : answer.code);
    }
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 'noSuchRoom'), 'tooFast']);
    socket.close();
  });
});
