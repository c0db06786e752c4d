/* oxlint-disable typescript/no-unsafe-call -- a stranger has no types of ours */
/**
 * A whole client, written from the protocol pages alone: it imports nothing of ours, but for the schemas
 * that stand beside those pages. It plays by trying: any move that fits the schema, until one is taken.
 */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { io, type Socket } from 'socket.io-client';
import room from '../../../docs/protocol/room.schema.json' with { type: 'json' };

/** JSON, as it comes: what is in it the schemas say. */
// oxlint-disable-next-line typescript/no-explicit-any -- a stranger's program has no types of ours
export type Any = any;

/** What one has of a room. */
export interface Held {
  readonly step: number;
  readonly view: Any;
  readonly heard: readonly Any[];
}

/** Numbers in [0, 1), so that a match can be played again. */
export type Chance = () => number;

/** A person with a cookie. `headers` go with every call and with the handshake. */
export interface Caller {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The schemas of a game. */
export function schemasOf(game: string): Any {
  return JSON.parse(
    readFileSync(new URL(`../../../docs/protocol/${game}.schema.json`, import.meta.url), 'utf8'),
  );
}

function freshId(): string {
  return randomBytes(16).toString('hex');
}

/** Becomes somebody. @param more headers of this caller's own. */
export async function arrive(
  url: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Caller> {
  const answer = await fetch(`${url}/api/me`, { headers: more });
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
  return { url, headers: { ...more, cookie, origin: new URL(url).origin } };
}

/** Opens a room and gives its token. */
export async function openRoom({ url, headers }: Caller, game: string): Promise<string> {
  const opening = { do: 'open', game, name: 'Ada', ink: 1, nonce: freshId() };
  const answer = await fetch(`${url}/api/rooms`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ id: freshId(), opening }),
  });
  const { token }: Any = await answer.json();
  return token;
}

/** A client in a room. */
export class Client {
  held: Held | null = null;
  /** Every message that was merged. */
  readonly got: Any[] = [];
  readonly #socket: Socket;
  readonly #waiting = new Set<() => void>();
  /** Until when the frames sent so far fill what is allowed. */
  #paid = 0;

  constructor({ url, headers }: Caller) {
    this.#socket = io(url, {
      transports: ['websocket'],
      extraHeaders: { ...headers },
      forceNew: true,
      reconnection: false,
    });
    this.#socket.on('full', (full) => this.#take(full));
    this.#socket.on('step', (step) => this.#take(step));
  }

  /** Enters the room behind a token. */
  async join(token: string): Promise<void> {
    const profile = { name: 'Ada', ink: 1 };
    const joined = await this.ask('join', { protocol: room.protocol, token, profile });
    if (!joined.ok) throw new Error(joined.code);
    this.#take(joined.full);
  }

  /** Sends a message, no more often than the limits allow, and gives the answer. */
  async ask(name: string, message: object): Promise<Any> {
    const now = performance.now();
    this.#paid = Math.max(now, this.#paid) + PER_FRAME_MS;
    const due = this.#paid - now - BURST * PER_FRAME_MS;
    if (due > 0) await new Promise((resolve) => setTimeout(resolve, due));
    return this.#socket.emitWithAck(name, message);
  }

  /** A command under an id of its own. */
  send(command: object, key = 'room'): Promise<Any> {
    return this.ask('command', { id: freshId(), key, command });
  }

  /** Waits until the view is as wanted. */
  until(wanted: (view: Any) => boolean): Promise<Any> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (!this.held || !wanted(this.held.view)) return;
        this.#waiting.delete(look);
        resolve(this.held.view);
      };
      this.#waiting.add(look);
      look();
    });
  }

  close(): void {
    this.#socket.close();
  }

  #take(message: Any): void {
    this.got.push(message);
    const held = merged(this.held, message);
    if (held) this.held = held;
    else void this.ask('full', {}).then(({ full }) => this.#take(full));
    for (const look of this.#waiting) look();
  }
}

/** Returns what a client holds after a message, as the page says; null: there is a gap. */
export function merged(held: Held | null, message: Any): Held | null {
  if ('view' in message) return message;
  if (!held || message.step > held.step + 1) return null;
  if (message.step <= held.step) return held;
  const view = structuredClone(held.view);
  fill(view, message.places?.room);
  fill(view.table, message.places?.table);
  if (message.table) Object.assign(view.table, message.table);
  Object.assign(view, message.room);
  return { step: message.step, view, heard: [...held.heard, ...message.heard] };
}

function fill(parts: Any, places: Any = {}): void {
  for (const [part, at] of Object.entries<Any>(places)) {
    for (const [index, value] of Object.entries(at)) parts[part][Number(index)] = value;
  }
}

/** Within the limits of one socket: so many at once, and one each so many ms. */
const BURST = 20;
const PER_FRAME_MS = 110;

/**
 * Plays the match on the table to its end. Whoever has made `most` moves answers also what nobody waits for,
 * such as giving up.
 */
export async function play(client: Client, chance: Chance, most: number): Promise<void> {
  const { view } = client.held as Held;
  const { moves } = schemasOf(view.game);
  let made = 0;
  const answered = new Set<string>();
  let tapped: string | null = null;
  const open = (now: Any): Any =>
    now.asks.filter(
      (ask: Any) => ask.seat === now.me && (ask.must || (made >= most && !answered.has(ask.key))),
    );
  for (;;) {
    const now = await client.until((one) => one.stage === 'over' || open(one).length > 0);
    if (now.stage === 'over') return;
    // nobody moves while all look at what happened; whoever has seen enough says so, once
    if (now.show && now.show.id !== tapped) {
      tapped = now.show.id;
      await client.ask('tap', { show: tapped, forAll: false });
    }
    const asks = open(now);
    const ask = asks[Math.floor(chance() * asks.length)];
    const kinds = ask.answers.flatMap((name: string) => kindOf(moves, name));
    const move = anyOf(kinds[Math.floor(chance() * kinds.length)], chance);
    const answer = await client.send({ do: 'move', move }, ask.key);
    if (!answer.ok) continue;
    made += 1;
    answered.add(ask.key);
    await client.until((one) => one.stage === 'over' || !isOpen(one, ask));
  }
}

function isOpen({ asks, me }: Any, { key }: Any): boolean {
  return asks.some((ask: Any) => ask.key === key && ask.seat === me && ask.must);
}

/** The schema of the move of a name. */
function kindOf(moves: Any, name: string): Any[] {
  const kinds: Any[] = moves.oneOf ?? moves.anyOf ?? [moves];
  return kinds
    .filter(({ properties }) => [properties.do.const, ...(properties.do.enum ?? [])].includes(name))
    .map((kind) => ({ ...kind, properties: { ...kind.properties, do: { const: name } } }));
}

/** Anything that a schema allows: lists are short rather than long, and numbers in them ascend. */
function anyOf(schema: Any, chance: Chance): Any {
  const { const: only, enum: choices = schema.anyOf ?? schema.oneOf, type = '' } = schema;
  if (only !== undefined) return only;
  if (choices) {
    const choice = choices[Math.floor(chance() * choices.length)];
    return schema.enum ? choice : anyOf(choice, chance);
  }
  return OF_TYPE[type]?.(schema, chance) ?? null;
}

/** Anything of a type. */
const OF_TYPE: Readonly<Record<string, (schema: Any, chance: Chance) => Any>> = {
  integer: (schema, chance) => (schema.minimum ?? 0) + Math.floor(chance() * spanOf(schema)),
  boolean: (_schema, chance) => chance() < 0.5,
  array: (schema, chance) => listOf(schema, chance),
  object: ({ properties = {} }, chance) =>
    Object.fromEntries(
      Object.entries<Any>(properties).map(([name, field]) => [name, anyOf(field, chance)]),
    ),
};

function spanOf({ minimum = 0, maximum = 12 }: Any): number {
  return Math.min(maximum, minimum + 100) - minimum + 1;
}

function listOf({ items, minItems = 0, maxItems = 9 }: Any, chance: Chance): Any[] {
  const list: Any[] = [];
  while (list.length < maxItems && (list.length < minItems || chance() < 0.3)) {
    list.push(anyOf(items, chance));
  }
  return typeof list[0] === 'number' ? list.toSorted((a, b) => a - b) : list;
}
