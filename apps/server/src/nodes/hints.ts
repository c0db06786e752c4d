/** Hints over Redis: it carries them and keeps nothing of them. Loaded only where there is one. */
import { REACTIONS } from '@kesem/protocol/reactions';
import { createClient } from '@redis/client';
import * as z from 'zod/mini';
import type { Log } from '../log.ts';
import type { Heard, Hints } from './nodes.ts';

/** Nodes of another version may speak of other things: what is not understood is passed over. */
const CHANNEL = 'kesem:hints:1';
/** Between two tries to reach it, in ms. */
const AGAIN_MS = 500;
const CONNECT_MS = 2_000;

const room = z.string();
const HINT = z.discriminatedUnion('about', [
  z.object({ about: z.literal('log'), room, seq: z.number() }),
  z.object({ about: z.enum(['chat', 'presence', 'links', 'names']), room }),
  z.object({
    about: z.literal('reaction'),
    room,
    reaction: z.object({
      kind: z.enum(REACTIONS),
      name: z.string(),
      person: z.nullable(z.number()),
    }),
  }),
  z.object({
    about: z.literal('tap'),
    room,
    tap: z.object({ person: z.number(), show: z.string(), forAll: z.boolean() }),
  }),
  z.object({ about: z.literal('free') }),
  z.object({ about: z.literal('gone'), whom: z.string() }),
]);

/** A hint on its way, and whose it is: nobody hears their own. */
const SENT = z.object({ from: z.string(), hint: HINT });

export type Redis = ReturnType<typeof client>;

export interface RedisHints extends Hints {
  /** The connection, for whatever else is counted there. */
  readonly redis: Redis;
  readonly close: () => Promise<void>;
}

/**
 * Connects, and goes on trying for as long as it takes: a house without hints is slower and no worse.
 * @param node the name of this node.
 */
export function openHints(url: string, node: string, log: Log): RedisHints {
  const listeners = new Set<(heard: Heard) => void>();
  const [speaks, listens] = [client(url), client(url)];
  tellLosses([speaks, listens], log);
  for (const one of [speaks, listens]) one.connect().catch(() => undefined);
  const tellAll = (heard: Heard): void => {
    for (const listener of listeners) listener(heard);
  };
  const heard = (text: string): void => {
    const sent = SENT.safeParse(parsed(text));
    if (sent.success && sent.data.from !== node) tellAll(sent.data.hint);
  };
  let hasHeard = false;
  listens.on('ready', () => {
    if (hasHeard) tellAll({ about: 'missed' });
    hasHeard = true;
  });
  listens.subscribe(CHANNEL, heard).catch(() => undefined);
  return {
    redis: speaks,
    tell: (hint) => {
      if (!speaks.isReady) return;
      speaks.publish(CHANNEL, JSON.stringify({ from: node, hint })).catch(() => undefined);
    },
    hear: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    carries: () => speaks.isReady && listens.isReady,
    close: async () => {
      for (const one of [speaks, listens]) one.destroy();
    },
  };
}

/** Says once that Redis is away, and once that it is back. */
function tellLosses(clients: readonly Redis[], log: Log): void {
  let isAway = false;
  for (const one of clients) {
    one.on('error', (err: unknown) => {
      if (!isAway) log.error({ err }, 'Redis is away; other nodes are heard of some seconds later');
      isAway = true;
    });
    one.on('ready', () => {
      if (isAway) log.info('Redis is back');
      isAway = false;
    });
  }
}

function client(url: string) {
  return createClient({
    url,
    // a hint that waits is stale when it goes
    commandsQueueMaxLength: 10_000,
    socket: { connectTimeout: CONNECT_MS, reconnectStrategy: () => AGAIN_MS },
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
