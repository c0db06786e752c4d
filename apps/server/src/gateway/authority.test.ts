import { type CommandName, type CommandOf, isForClients, RULES } from '@kesem/room/command';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StillServer, startStill } from '../testing/still.ts';
import { keyOf, matchOf, type TestTable, tableOf } from '../testing/table.ts';
import { ask, freshId, returning, type Seated, visitor } from '../testing/visitor.ts';

/** One well-formed specimen of every command: a new command without a row does not compile. */
const SPECIMENS: { readonly [K in CommandName]: CommandOf<K> } = {
  sit: { do: 'sit', seat: 0, name: 'Mallory', ink: null, nonce: freshId() },
  leave: { do: 'leave' },
  rename: { do: 'rename', name: 'Mallory', ink: 3 },
  addBot: { do: 'addBot', seat: 3, level: 'easy' },
  fill: { do: 'fill', level: 'gentle' },
  removeBot: { do: 'removeBot', seat: 2 },
  order: { do: 'order', chairs: [1, 0, 2, 3] },
  game: { do: 'game', game: 'toy' },
  wish: { do: 'wish', game: 'toy' },
  options: { do: 'options', options: {} },
  series: { do: 'series', length: null },
  seatOptions: { do: 'seatOptions', seat: 0, options: {} },
  own: { do: 'own', own: null },
  start: { do: 'start' },
  countdown: { do: 'countdown', on: false },
  lock: { do: 'lock', locked: true },
  applause: { do: 'applause', only: true },
  family: { do: 'family', on: true },
  call: { do: 'call', address: 'https://call.example/friends' },
  kick: { do: 'kick', person: 2 },
  remove: { do: 'remove', who: { person: 2 } },
  allow: { do: 'allow', person: 4 },
  host: { do: 'host', person: 2 },
  standIn: { do: 'standIn', seat: 1, level: 'easy' },
  abandon: { do: 'abandon' },
  endVote: { do: 'endVote', yes: true },
  pace: { do: 'pace', days: 1, yes: true },
  commentary: { do: 'commentary', yes: true },
  again: { do: 'again', nonce: freshId() },
  lobby: { do: 'lobby' },
  move: { do: 'move', move: { do: 'pick', slot: 0 } },
  moreTime: { do: 'moreTime' },
  takeBack: { do: 'takeBack', yes: true },
  pause: { do: 'pause' },
  resume: { do: 'resume' },
  timeout: { do: 'timeout', timer: 'round:1' },
  away: { do: 'away', person: 2 },
  back: { do: 'back', person: 2 },
  woke: { do: 'woke', down: 1 },
  endShow: { do: 'endShow', show: '1/show:1' },
};
const COMMANDS = Object.values(SPECIMENS).map((specimen) => specimen.do);

/** Everybody who is not the one a command belongs to, and where they sit, if anywhere. */
const OUTSIDERS = ['spectator', 'stranger', 'otherSeat', 'left', 'kicked'] as const;
type Outsider = (typeof OUTSIDERS)[number];
type Stage = 'lobby' | 'playing';

/** Returns whether an outsider has the right to send this: to sit down where one may, and one's own affairs. */
function isTheirRight(outsider: Outsider, name: CommandName, stage: Stage): boolean {
  if (name === 'sit') {
    const free = stage === 'lobby' && outsider !== 'kicked';
    return free || outsider === 'otherSeat' || (outsider === 'left' && stage === 'playing');
  }
  return outsider === 'otherSeat' && RULES[name].role === 'sits';
}

let server: StillServer;
beforeAll(async () => {
  server = await startStill({});
});
afterAll(() => server.end());

interface Scene {
  readonly table: TestTable;
  readonly who: Record<Outsider, Seated>;
}

/** Seat 0 hosts, seat 1 is the other seat, seat 2 has left, seat 3 was sent away. */
async function scene(stage: Stage): Promise<Scene> {
  const table = await (stage === 'lobby' ? tableOf : matchOf)(server, 4);
  const [host, otherSeat, left, kicked] = table.seats;
  if (!left || !kicked) throw new Error('four should sit');
  await left.send({ do: 'leave' });
  await host.send({ do: 'kick', person: 4 });
  await kicked.until(({ me }) => me === 'public');
  const stranger = await visitor(server);
  await stranger.openRoom('Mallory');
  const from = await stranger.join(table.token, 'Mallory');
  return { table, who: { spectator: table.watcher, stranger: from, otherSeat, left, kicked } };
}

/** The key that would be right for the one the command belongs to. */
function keyFor(name: CommandName, { table }: Scene): string {
  const [host] = table.seats;
  const { answers } = RULES[name];
  if (answers === 'ask') return keyOf(host, 0, 'pick') || '1/pick:1';
  const { next } = host.view();
  return answers === 'room' ? 'room' : `${answers}:${answers === 'lobby' ? next.match : 1}`;
}

describe.each(['lobby', 'playing'] as const)('who may command: %s', (stage) => {
  it.each(OUTSIDERS)('nothing of others: %s', async (outsider) => {
    const now = await scene(stage);
    const sent: string[] = [];
    const accepted: string[] = [];
    const codes: [CommandName, string][] = [];
    for (const name of COMMANDS.filter((one) => !isTheirRight(outsider, one, stage))) {
      const id = freshId();
      const answer = await now.who[outsider].send(SPECIMENS[name], keyFor(name, now), id);
      sent.push(id);
      // there are more commands than anybody may send at once
      await server.letPass(100);
      if (answer.ok) accepted.push(name);
      else codes.push([name, answer.why.code]);
    }
    const wrong = codes.filter(([name, code]) => {
      if (!isForClients(name)) return code !== 'notAllowed';
      return outsider === 'kicked' && code !== 'kicked';
    });
    expect(wrong).toEqual([]);
    expect(accepted).toEqual([]);
    expect(sent.length).toBeGreaterThan(8);
    const log = await server.store.load(now.table.room);
    const ids = new Set(log?.commits.map(({ commandId }) => commandId));
    expect(sent.filter((id) => ids.has(id))).toEqual([]);
    now.who.stranger.close();
    now.table.close();
  });
});

it('a move is played for the seat of whoever sends it, whatever it says', async () => {
  const { seats, close } = await matchOf(server, 2);
  const [host, other] = seats;
  const key = keyOf(host, 0, 'pick');
  const forged = { do: 'move', move: { do: 'pick', slot: 0 }, seat: 0 };
  expect(await other.send(forged, key)).toMatchObject({ ok: false, why: { code: 'junk' } });
  expect(await other.send(SPECIMENS.move, key)).toMatchObject({ ok: true });
  const view = await host.until(({ table }) => JSON.stringify(table?.['laid']).includes('true'));
  expect(view.table?.['laid']).toEqual([false, true]);
  close();
});

describe('who may connect', () => {
  it('nobody without a cookie of ours', async () => {
    for (const cookie of ['', 'gid=', `gid=${'A'.repeat(43)}`, 'gid=x; gid=y', '__Host-gid=abc']) {
      await expect(returning(server, cookie).connect()).rejects.toThrow('noCookie');
    }
  });

  it('nobody with a cookie one bit away from a real one', async () => {
    const { cookie } = await visitor(server);
    const [name, value = ''] = cookie.split('=');
    for (const at of [0, 20, 41]) {
      const flipped = value.slice(0, at) + (value[at] === 'A' ? 'B' : 'A') + value.slice(at + 1);
      const forged = returning(server, `${name}=${flipped}`);
      await expect(forged.connect()).rejects.toThrow('noCookie');
    }
  });

  it('and whoever has not joined can do nothing', async () => {
    const socket = await (await visitor(server)).connect();
    const command = { id: freshId(), key: 'room', command: { do: 'leave' } };
    expect(await ask(socket, 'command', command)).toMatchObject({
      ok: false,
      why: { code: 'notJoined' },
    });
    const chat = { say: { phrase: 'hello' } };
    for (const [name, message] of [
      ['full', {}],
      ['newLink', {}],
      ['link', {}],
      ['chat', chat],
      ['react', { kind: 'clap' }],
    ] as const) {
      expect(await ask(socket, name, message)).toEqual({ ok: false, code: 'notJoined' });
    }
    socket.close();
  });
});
