/**
 * What moves a room without anybody's hand: clocks that fall, bots that owe an answer, the rematch
 * when all have said 'again'. Each acts through the path of a command under an id made of what it
 * answers, so it acts once, after a restart too. The same on a server and on a device alone: time,
 * thought and the way of a command are brought by whoever keeps the room.
 */
import type { Level } from '@kesem/engine/core/bot';
import type { Seat } from '@kesem/engine/core/game';
import { seededRandom } from '@kesem/engine/core/random';
import type { TableAsk, TableMove, TableView } from '@kesem/engine/core/table';
import { fallsAt, nextToFall } from './clock.ts';
import type { Envelope } from './commit.ts';
import { endKey, matchKey } from './key.ts';
import { type Actor, botIn, type House, type Match, playing, type Room } from './room.ts';
import { allAgain } from './start.ts';

/** A bot that owes the table an answer. */
export interface Debt {
  readonly seat: Seat;
  /** With the match before it. */
  readonly key: string;
  readonly level: Level;
  readonly pace: readonly [number, number];
}

/** Within how many ms a bot answers, unless the question says otherwise. */
const PACE = [600, 1200] as const;

/** What bots owe: an answer to each `must` question, as long as a human is still at the table. */
export function debts(room: Room, house: House): readonly Debt[] {
  const match = playing(room);
  const table = match && house.table(match.game);
  if (!match?.state || match.closed || !table || !isMixed(room)) return [];
  return table.asks(match.state).flatMap((ask) => {
    const level = botIn(room, ask.seat);
    if (!ask.must || !level) return [];
    const key = matchKey(match, ask.key);
    return [{ seat: ask.seat, key, level, pace: ask.pace ?? PACE }];
  });
}

/** Whether both humans and bots play. */
function isMixed(room: Room): boolean {
  const bots = room.chairs.filter((_, seat) => botIn(room, seat) !== null).length;
  return bots > 0 && bots < room.chairs.length;
}

/** A thought asked of a bot: what its seat sees and the question; the game and level it plays. */
export interface Thought {
  readonly game: string;
  readonly level: Level;
  readonly view: TableView;
  readonly ask: TableAsk;
  readonly seed: string;
}
export type Think = (thought: Thought) => Promise<TableMove | null>;

/** A room that is kept somewhere: as it is now, and told of whenever it changes. */
export interface Kept {
  readonly house: House;
  readonly now: () => Room;
  /** Gives the way to stop being told. */
  readonly subscribe: (tell: (news: { readonly room: Room }) => void) => () => void;
}

export interface Hands {
  readonly clock: {
    /** Milliseconds of the epoch; never less than before. */
    readonly now: () => number;
    /** Runs something once after `ms`; gives the way to call it off. */
    readonly after: (ms: number, run: () => void) => () => void;
  };
  readonly think: Think;
  readonly fresh: () => string;
  /** Sends a command of the house; its answer does not matter, the log decides. */
  readonly act: (actor: Actor, envelope: Envelope) => Promise<{ readonly ok: boolean }>;
}

/** Drives a room until it is let go; gives the way to stop. */
export function drive(kept: Kept, hands: Hands): () => void {
  const thinking = new Set<string>();
  let callOffClock: (() => void) | null = null;
  let stopped = false;

  const look = (room: Room): void => {
    callOffClock?.();
    if (stopped) return;
    callOffClock = watchClocks(room, hands, () => look(kept.now()));
    for (const debt of debts(room, kept.house)) {
      if (thinking.has(debt.key + debt.seat)) continue;
      thinking.add(debt.key + debt.seat);
      void answer(kept, debt, hands, () => stopped).finally(() => {
        thinking.delete(debt.key + debt.seat);
        if (owes(kept, debt)) look(kept.now());
      });
    }
    if (allAgain(room)) void hands.act({ kind: 'house' }, rematch(room));
  };

  const unsubscribe = kept.subscribe(({ room }) => look(room));
  look(kept.now());
  return () => {
    stopped = true;
    callOffClock?.();
    unsubscribe();
  };
}

function watchClocks(room: Room, hands: Hands, again: () => void): (() => void) | null {
  const match = playing(room);
  const clock = match && nextToFall(match.clocks);
  const falls = clock && fallsAt(clock);
  if (!match || !clock || falls === null) return null;
  return hands.clock.after(falls - hands.clock.now(), () => {
    if (falls > hands.clock.now()) return again();
    void hands.act({ kind: 'timer' }, fallen(match, clock.key));
  });
}

function fallen(match: Match, timer: string): Envelope {
  const key = matchKey(match, timer);
  return { id: `timer:${key}`, key, command: { do: 'timeout', timer } };
}

function rematch(room: Room): Envelope {
  return { id: `start:${room.next.match}`, key: endKey(room), command: { do: 'start' } };
}

/** Thinks and answers at the ask's pace, drawn from level and question alone: neither holding nor choosing shows. */
async function answer(kept: Kept, debt: Debt, hands: Hands, stopped: () => boolean): Promise<void> {
  const { seat, key } = debt;
  const paced = new Promise<void>((resolve) => void hands.clock.after(paceOf(debt), resolve));
  const move = await think(kept, debt, hands);
  await paced;
  if (stopped() || !owes(kept, debt) || !move) return;
  const id = `bot:${seat}:${key}`;
  await hands.act({ kind: 'bot', seat }, { id, key, command: { do: 'move', move } });
}

function think(kept: Kept, debt: Debt, hands: Hands): Promise<TableMove | null> {
  const room = kept.now();
  const match = playing(room);
  const table = match ? kept.house.table(match.game) : undefined;
  if (!match?.state || !table) return Promise.resolve(null);
  const ask = table
    .asks(match.state)
    .find((one) => one.seat === debt.seat && matchKey(match, one.key) === debt.key);
  if (!ask) return Promise.resolve(null);
  const view = table.view(match.state, debt.seat);
  return hands.think({ game: match.game, level: debt.level, view, ask, seed: hands.fresh() });
}

function owes(kept: Kept, { seat, key }: Debt): boolean {
  return debts(kept.now(), kept.house).some((one) => one.seat === seat && one.key === key);
}

function paceOf({ level, key, pace: [from, to] }: Debt): number {
  return from + seededRandom(`${level}|${key}`)('pace').int(to - from + 1);
}
