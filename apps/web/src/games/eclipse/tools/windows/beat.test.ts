import { BEAT } from '@kesem/engine/games/eclipse/chapters/windows';
import { eclipse } from '@kesem/engine/games/eclipse/game';
import type { Command } from '@kesem/room/command';
import { expect, it } from 'vitest';
import { RoomHost } from '../../../../../../server/src/rooms/host.ts';
import { memoryStore } from '../../../../../../server/src/store/memory.ts';
import { handClock } from '../../../../../../server/src/testing/clock.ts';
import { ann, ben, move, nonce, pass } from '../../../../../../server/src/testing/rooms.ts';
import { nextBytes } from '../../../../../../server/src/testing/seed.ts';
import { type Held, skippedTable, TURNS } from './table.ts';

/** So many duels with an answer in the hand of who is skipped, and as many without: 504 windows. */
const DUELS = 21;

/** A duel in a room without sockets. */
async function duelOf(held: Held, nth: number) {
  const table = skippedTable(held);
  const clock = handClock();
  const rooms = new RoomHost({
    store: await memoryStore(),
    clock,
    table: () => table,
    think: pass,
    bytes: nextBytes(),
  });
  await rooms.wake();
  let ids = 0;
  const fresh = () => `${nth} ${(ids += 1)}`;
  const command = { do: 'open', game: eclipse.id, name: 'Ann', ink: null, nonce } as const;
  const opened = await rooms.open('ann', { id: fresh(), command }, 'hash');
  if (!opened.ok) throw new Error(opened.code);
  const id = opened.room;
  const sit = { do: 'sit', seat: 1, name: 'Ben', ink: null, nonce } as const;
  await rooms.submit(id, ben, { id: fresh(), key: 'room', command: sit });
  const order: Command = { do: 'order', chairs: [0, 1] };
  await rooms.submit(id, ann, { id: fresh(), key: 'lobby:1', command: order });
  await rooms.submit(id, ann, { id: fresh(), key: 'lobby:1', command: { do: 'start' } });
  const open = async () => {
    const stage = (await rooms.find(id))?.now().stage;
    if (stage?.at !== 'playing' || !stage.match.state) throw new Error('no match');
    return { number: stage.match.number, ask: table.asks(stage.match.state)[0] };
  };
  const isOver = async () => (await open()).ask?.answers.includes('end') === true;
  const endTurn = async (actor: typeof ann): Promise<void> => {
    const { number, ask } = await open();
    const key = `${number}/${ask?.key}`;
    const answer = await rooms.submit(id, actor, { id: fresh(), key, command: move('end') });
    expect(answer).toMatchObject({ ok: true });
  };
  return { clock, isOver, endTurn };
}

/** For how long each window of a duel is open, in ms: it is looked at an instant before it may close, and then. */
async function lengthsOf(held: Held, nth: number): Promise<readonly string[]> {
  const { clock, isOver, endTurn } = await duelOf(held, nth);
  const lengths: string[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    await endTurn(turn % 2 === 0 ? ann : ben);
    await clock.pass(BEAT - 1);
    const early = await isOver();
    await clock.pass(1);
    lengths.push(`${early ? 'closed early' : 'open'}, ${(await isOver()) ? 'closed' : 'late'}`);
  }
  return lengths;
}

it.each(['answer', 'none'] as const)(
  'a window that is passed lasts its beat to the millisecond: %s in the hand',
  async (held) => {
    for (let nth = 0; nth < DUELS; nth += 1) {
      const right = Array.from({ length: TURNS }, () => 'open, closed');
      expect(await lengthsOf(held, nth)).toEqual(right);
    }
  },
);
