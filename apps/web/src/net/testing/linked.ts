/** A link over a connection whose other end is the test. */
import type { Joined } from '@kesem/protocol/messages';
import { viewOf } from '../../state/testing/views.ts';
import type { LinkEvents } from '../around.ts';
import type { Connection, ConnectionEvents } from '../connection.ts';
import { RoomLink } from '../link.ts';
import type { Held } from '../resume.ts';
import type { RulesNeeds } from '../rules.ts';

export const joined = (step: number): Joined => ({
  ok: true,
  room: 'r',
  you: { person: 1, seat: 0 },
  full: { step, now: 5000, view: viewOf({ match: 1 }), heard: [] },
  presence: { here: [1], watchers: [] },
  chat: [],
  code: '000001',
});
export const aStep = (step: number) => ({
  step,
  now: 6000,
  heard: [{ at: 0, room: { type: 'woke' as const } }],
  room: {},
  table: null,
});

const NO_RULES: RulesNeeds = { build: null, of: () => Promise.resolve(null) };
const nothing = (): void => undefined;

/** Lets everything happen that waits for nothing but its turn. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A link to a server that gives each message its answer of `answers`; no answer where there is none. */
export async function linked(answers: Record<string, unknown>, rules: RulesNeeds = NO_RULES) {
  const asked: string[] = [];
  const messages: { name: string; message: unknown; ms: number }[] = [];
  const told: string[] = [];
  const passed: unknown[] = [];
  const offsets: number[] = [];
  const waits: number[] = [];
  const helds: { held: Held; fresh: number }[] = [];
  let ends: ConnectionEvents | null = null;
  let next = nothing;
  let woken = nothing;
  let isListening = false;
  let opened = 0;
  let closed = 0;
  let connected = 0;
  let isUp = false;
  const connection: Connection = {
    open: () => {
      opened += 1;
      isUp = true;
      ends?.up();
    },
    close: () => {
      closed += 1;
      if (isUp) ends?.down();
      isUp = false;
    },
    ask: async (name, message, ms) => {
      asked.push(name);
      messages.push({ name, message, ms });
      // a test answers what it likes
      return (await Promise.resolve(answers[name] ?? null)) as never;
    },
  };
  const pass = (name: string) => (what: unknown) => void passed.push([name, what]);
  const events: LinkEvents = {
    status: (status, why) => told.push(why ? `${status} ${why}` : status),
    joined: (_, missed) => told.push(`joined ${missed}`),
    held: (held, fresh) => helds.push({ held, fresh }),
    earlier: pass('earlier'),
    removed: (by) => told.push(`removed by ${by}`),
    offset: (ms) => offsets.push(ms),
    you: pass('you'),
    presence: pass('presence'),
    chat: pass('chat'),
    reaction: pass('reaction'),
    predictions: pass('predictions'),
    code: pass('code'),
    pending: (queued) => told.push(`pending ${queued?.id ?? 'nothing'}`),
    answered: (_, answer) => told.push(`answered ${answer.ok}`),
  };
  const link = new RoomLink(
    {
      token: 't',
      rules,
      profile: () => ({ name: 'Dana', ink: 1 }),
      chat: () => [],
      connect: async (wanted) => {
        const dialled = await Promise.resolve(answers['connect']);
        if (dialled === 'missing') throw new Error('no such file');
        if (dialled === false) return null;
        connected += 1;
        ends = wanted;
        return connection;
      },
      storage: {
        load: async () => [],
        save: async () => undefined,
        clear: async () => undefined,
      },
      after: (ms, call) => {
        waits.push(ms);
        next = call;
        return () => {
          next = nothing;
        };
      },
      now: () => 0,
      random: () => 0.5,
      fresh: () => 'id',
      onWake: (call) => {
        woken = call;
        isListening = true;
        return () => {
          woken = nothing;
          isListening = false;
        };
      },
    },
    events,
  );
  await settled();
  return {
    link,
    told,
    asked,
    messages,
    passed,
    offsets,
    waits,
    helds,
    answers,
    opened: () => opened,
    closed: () => closed,
    connected: () => connected,
    isListening: () => isListening,
    ends: (): ConnectionEvents => {
      if (!ends) throw new Error('not connected');
      return ends;
    },
    pass: async () => {
      next();
      await settled();
    },
    wake: async () => {
      woken();
      await settled();
    },
  };
}
