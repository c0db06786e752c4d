/** A room that is driven by its runner, on a clock that is moved by hand. */
import type { TableMove } from '@kesem/engine/core/table';
import { expect } from 'vitest';
import type { Actor } from '../actor.ts';
import type { Decidable, Envelope } from '../commit.ts';
import { type BotRequest, type RoomHandle, runRoom } from '../runner.ts';
import { fittingKey, type ScriptedRoom, type Who } from './scriptedRoom.ts';
import { table } from './words.ts';

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

/** What a driver is to do; the rest is as in real life. */
interface Wishes {
  readonly think?: (thought: BotRequest) => Promise<TableMove | null>;
  /** The longest wait of the clock in one go, in ms. */
  readonly longest?: number;
  /** What happens in the room before its first command arrives. */
  readonly arriving?: () => void;
}

/** An evening that is driven, with all that its driver did, on a clock that is moved by hand. */
export function driven(
  scripted: ScriptedRoom,
  {
    think = async () => ({ do: 'pass' }),
    longest = Number.POSITIVE_INFINITY,
    arriving = () => undefined,
  }: Wishes = {},
) {
  const acts: { readonly actor: Actor; readonly envelope: Envelope }[] = [];
  const thoughts: BotRequest[] = [];
  const listeners: Listeners = new Set();
  const time = handTime(scripted, longest);
  const send = (who: Who, command: Decidable, key: string) => {
    const decision = scripted.send(who, command, key);
    if (decision.ok) for (const tell of listeners) tell({ room: scripted.room() });
    return decision;
  };
  const stop = runRoom(handleOf(scripted, listeners), {
    clock: time.clock,
    think: (thought) => {
      thoughts.push(thought);
      return think(thought);
    },
    fresh: () => `fresh ${thoughts.length}`,
    act: async (actor, envelope) => {
      acts.push({ actor, envelope });
      const { kind } = actor;
      if (kind === 'person') throw new Error('a driver is no person');
      if (acts.length === 1) arriving();
      return { ok: send(actor, envelope.command, envelope.key).ok };
    },
  });
  const say = (who: string, command: Decidable) =>
    expect(send(who, command, fittingKey(scripted.room(), command)).ok).toBe(true);
  const { pass, pending } = time;
  return { acts, thoughts, listeners, pass, say, stop, pending };
}

type Listeners = Set<Parameters<RoomHandle['subscribe']>[0]>;

function handleOf({ deps, room }: ScriptedRoom, listeners: Listeners): RoomHandle {
  return {
    deps,
    now: room,
    subscribe: (tell) => {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
  };
}

/** A clock that is moved by hand, and the room's own time with it. */
function handTime(scripted: ScriptedRoom, longest: number) {
  let now = scripted.room().at;
  let timers: readonly Timer[] = [];
  const after = (ms: number, run: () => void) => {
    const timer = { at: now + Math.min(longest, Math.max(0, ms)), run };
    timers = [...timers, timer];
    return () => {
      timers = timers.filter((one) => one !== timer);
    };
  };
  const due = (until: number) =>
    timers.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)[0];
  const pass = async (ms: number): Promise<void> => {
    const until = now + ms;
    await settled();
    for (let next = due(until); next; next = due(until)) {
      const fallen = next;
      timers = timers.filter((one) => one !== fallen);
      scripted.wait(fallen.at - now);
      now = fallen.at;
      fallen.run();
      await settled();
    }
    scripted.wait(until - now);
    now = until;
  };
  return { clock: { now: () => now, after }, pass, pending: () => timers.length };
}

/** Lets every promise that is kept already take effect. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

/** Ann, whose turn it is, against a bot; `shown`: both look at each turn together. */
export function againstBot(level: 'easy' | 'hard' = 'easy', shown = false): ScriptedRoom {
  const scripted = table(['Ann'], { game: 'duel' });
  scripted.send('Ann', { do: 'options', options: { banks: false, shown } });
  scripted.send('Ann', { do: 'addBot', seat: 1, level });
  scripted.send('Ann', { do: 'start' });
  return scripted;
}

/** Ann passes, so that the bot is asked. */
export const pass = (to: ScriptedRoom, turn: number): void => {
  to.send('Ann', { do: 'move', move: { do: 'pass' } }, `1/turn:${turn}`);
};

/** What the bots have sent. */
export const moves = ({ acts }: ReturnType<typeof driven>) =>
  acts.filter(({ actor }) => actor.kind === 'bot');
