/**
 * What moves a room without anybody's hand: clocks that fall, bots that owe an answer, the rematch
 * when all have said 'again'. Each acts through the path of a command under an id made of what it
 * answers, so it acts once, after a restart too.
 */
import { seededRandom } from '@kesem/engine/core/random';
import type { TableAsk, TableMove, TableView } from '@kesem/engine/core/table';
import { fallsAt, nextToFall } from '@kesem/room/clock';
import type { Envelope } from '@kesem/room/commit';
import { endKey } from '@kesem/room/decide';
import { allAgain } from '@kesem/room/play';
import { type Actor, playing, type Room } from '@kesem/room/room';
import { type Debt, debts } from '@kesem/room/view';
import type { Clock } from '../time.ts';
import type { Cell } from './cell.ts';

/** A thought asked of a bot: what its seat sees and the question; the game and level it plays. */
export interface Thought {
  readonly game: string;
  readonly level: Debt['level'];
  readonly view: TableView;
  readonly ask: TableAsk;
  readonly seed: string;
}
export type Think = (thought: Thought) => Promise<TableMove | null>;

export interface Hands {
  readonly clock: Clock;
  readonly think: Think;
  readonly fresh: () => string;
  /** Sends a command of the house; its answer does not matter, the log decides. */
  readonly act: (actor: Actor, envelope: Envelope) => Promise<{ readonly ok: boolean }>;
  /** Whether time has just stood still (a sleeping laptop): then no clock may fall before it is credited. */
  readonly isStill: () => boolean;
}

/** Drives a room until it is let go; gives the way to stop. */
export function drive(cell: Cell, hands: Hands): () => void {
  const thinking = new Set<string>();
  let callOffClock: (() => void) | null = null;
  let stopped = false;

  const look = (room: Room): void => {
    callOffClock?.();
    if (stopped) return;
    callOffClock = watchClocks(room, hands, () => look(cell.now()));
    for (const debt of debts(room, cell.house)) {
      if (thinking.has(debt.key + debt.seat)) continue;
      thinking.add(debt.key + debt.seat);
      void answer(cell, debt, hands, () => stopped).finally(() => {
        thinking.delete(debt.key + debt.seat);
        if (owes(cell, debt)) look(cell.now());
      });
    }
    if (allAgain(room)) void hands.act({ kind: 'house' }, rematch(room));
  };

  const unsubscribe = cell.subscribe(({ room }) => look(room));
  look(cell.now());
  return () => {
    stopped = true;
    callOffClock?.();
    unsubscribe();
  };
}

function watchClocks(room: Room, hands: Hands, again: () => void): (() => void) | null {
  const clock = nextToFall(playing(room)?.clocks ?? []);
  const falls = clock && fallsAt(clock);
  if (!clock || falls === null) return null;
  return hands.clock.after(falls - hands.clock.now(), () => {
    if (hands.isStill() || falls > hands.clock.now()) return again();
    void hands.act({ kind: 'timer' }, fallen(room, clock.key));
  });
}

function fallen(room: Room, timer: string): Envelope {
  const key = `${playing(room)?.number ?? 0}/${timer}`;
  return { id: `timer:${key}`, key, command: { do: 'timeout', timer } };
}

function rematch(room: Room): Envelope {
  return { id: `start:${room.next.match}`, key: endKey(room), command: { do: 'start' } };
}

/** Thinks and answers at the ask's pace, drawn from level and question alone: neither holding nor choosing shows. */
async function answer(cell: Cell, debt: Debt, hands: Hands, stopped: () => boolean): Promise<void> {
  const { seat, key } = debt;
  const paced = new Promise<void>((resolve) => void hands.clock.after(paceOf(debt), resolve));
  const move = await think(cell, debt, hands);
  await paced;
  if (stopped() || !owes(cell, debt) || !move) return;
  const id = `bot:${seat}:${key}`;
  await hands.act({ kind: 'bot', seat }, { id, key, command: { do: 'move', move } });
}

function think(cell: Cell, debt: Debt, hands: Hands): Promise<TableMove | null> {
  const room = cell.now();
  const match = playing(room);
  const table = match ? cell.house.table(match.game) : undefined;
  if (!match?.state || !table) return Promise.resolve(null);
  const ask = table
    .asks(match.state)
    .find((one) => one.seat === debt.seat && `${match.number}/${one.key}` === debt.key);
  if (!ask) return Promise.resolve(null);
  const view = table.view(match.state, debt.seat);
  return hands.think({ game: match.game, level: debt.level, view, ask, seed: hands.fresh() });
}

function owes(cell: Cell, { seat, key }: Debt): boolean {
  return debts(cell.now(), cell.house).some((one) => one.seat === seat && one.key === key);
}

function paceOf({ level, key, pace: [from, to] }: Debt): number {
  return from + seededRandom(`${level}|${key}`)('pace').int(to - from + 1);
}
