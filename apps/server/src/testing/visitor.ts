/** Somebody with a browser, as tests need one: a cookie, calls over HTTP, sockets into rooms. */
import type { RoomOpened } from '@kesem/protocol/http';
import { PROTOCOL_VERSION } from '@kesem/protocol/limits';
import type {
  Answers,
  ChatLine,
  ClientMessageName,
  CommandAnswer,
  Joined,
  ServerToClient,
} from '@kesem/protocol/messages';
import type { RoomView } from '@kesem/room/view';
import { applyStep, type Full, type StepMessage } from '@kesem/room/wire';
import { io, type Socket } from 'socket.io-client';
import * as z from 'zod/mini';
import { drawn } from './seed.ts';
import type { TestServer } from './server.ts';

/** What it sends is left untyped: tests send nonsense too. */
export type TestSocket = Socket<ServerToClient, Loose>;
type Loose = Record<
  ClientMessageName,
  (message: unknown, answer: (reply: unknown) => void) => void
>;

/** A server as a browser knows it: in this process, or in one of its own. */
export type Reached = Pick<TestServer, 'url'>;

export interface Visitor {
  readonly cookie: string;
  /** A call as a page of ours makes it; `headers` override. */
  readonly call: (
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<Response>;
  /** Opens a room, of the toy game unless another is named, and sits in seat 0 as its host. */
  readonly openRoom: (name?: string, game?: string) => Promise<RoomOpened>;
  /** A fresh socket; rejects when it is refused. */
  readonly connect: (headers?: Record<string, string>) => Promise<TestSocket>;
  /** A fresh socket that has joined. */
  readonly join: (token: string, name?: string) => Promise<Seated>;
}

/** 128 random bits in hex, as the client draws them. */
export function freshId(): string {
  return Buffer.from(drawn(16)).toString('hex');
}

const opened = z.object({ room: z.string(), token: z.string() });

const PATIENCE_MS = 30_000;

let addresses = 0;

/** A connection for each call: one that is kept may be closed by the server just as it is used again. */
const ANEW = { connection: 'close' } as const;

/** A visitor with a cookie, from an address of their own. */
export async function visitor(server: Reached): Promise<Visitor> {
  addresses += 1;
  const address = `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
  const answer = await fetch(`${server.url}/api/me`, {
    headers: { ...ANEW, 'x-forwarded-for': address },
  });
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
  return returning(server, cookie, address);
}

/** The same browser at a server that started again. */
export function returning(server: Reached, cookie: string, address = '10.9.9.9'): Visitor {
  const origin = new URL(server.url).origin;
  const own = { origin, cookie, 'x-forwarded-for': address };
  const call: Visitor['call'] = (path, body, headers = {}) =>
    fetch(`${server.url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...ANEW, ...own, 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const connect: Visitor['connect'] = (headers = {}) => dial(server.url, { ...own, ...headers });
  return {
    cookie,
    call,
    connect,
    openRoom: async (name = 'Dana', game = 'toy') => {
      const opening = { do: 'open', game, name, ink: 1, nonce: freshId() };
      const answer = await call('/api/rooms', { id: freshId(), opening });
      if (!answer.ok) throw new Error(`no room: ${await answer.text()}`);
      return opened.parse(await answer.json());
    },
    join: async (token, name = 'Guest') => {
      const socket = await connect();
      return seated(socket, token, name);
    },
  };
}

/** The code the server said goodbye with, when the socket is closed. */
export function goodbye(socket: TestSocket): Promise<string> {
  return new Promise((resolve) => {
    let said = 'nothing';
    socket.once('bye', ({ code }) => {
      said = code;
    });
    socket.once('disconnect', () => resolve(said));
  });
}

function dial(url: string, extraHeaders: Record<string, string>): Promise<TestSocket> {
  const socket: TestSocket = io(url, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders,
  });
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', (error) => {
      socket.close();
      reject(error);
    });
  });
}

/** Sends a message as it is, well-formed or not, and gives the answer. */
export function ask<K extends ClientMessageName>(
  socket: TestSocket,
  name: K,
  message: unknown,
): Promise<Answers[K]> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`no answer to ${name}`)), PATIENCE_MS);
    socket.emit<ClientMessageName>(name, message, (reply) => {
      clearTimeout(late);
      // the server is the one under test
      resolve(reply as Answers[K]);
    });
  });
}

/** A socket in a room, with the view it has built up from what it was sent. */
export interface Seated {
  readonly socket: TestSocket;
  readonly joined: Joined;
  readonly view: () => RoomView;
  /** Numbers of the steps it has got since it joined. */
  readonly steps: readonly (Full | StepMessage)[];
  readonly chat: readonly ChatLine[];
  readonly send: (command: object, key?: string, id?: string) => Promise<CommandAnswer>;
  /** Waits until the view is as wanted. */
  readonly until: (wanted: (view: RoomView) => boolean) => Promise<RoomView>;
  readonly close: () => void;
}

async function seated(socket: TestSocket, token: string, name: string): Promise<Seated> {
  const chat: ChatLine[] = [];
  socket.on('chat', (line) => chat.push(line));
  const { steps, now, until, begin } = follow(socket);
  const profile = { name, ink: 2 };
  const joined = await ask(socket, 'join', { protocol: PROTOCOL_VERSION, token, profile });
  if (!joined.ok || 'since' in joined) {
    socket.close();
    throw new Error(joined.ok ? 'resumed from nothing' : joined.code);
  }
  begin(joined.full);
  return {
    socket,
    joined,
    view: now,
    steps,
    chat,
    send: (command, key = 'room', id = freshId()) => ask(socket, 'command', { id, key, command }),
    until,
    close: () => socket.close(),
  };
}

/** Builds up the view from what the socket is sent, as a client does. */
function follow(socket: TestSocket) {
  const steps: (Full | StepMessage)[] = [];
  const waiting = new Set<() => void>();
  let view: RoomView | null = null;
  const now = (): RoomView => {
    if (!view) throw new Error('nothing was shown yet');
    return view;
  };
  const take = (message: Full | StepMessage): void => {
    steps.push(message);
    view = 'view' in message ? message.view : view && applyStep(view, message);
    for (const look of waiting) look();
  };
  socket.on('full', take);
  socket.on('step', take);
  const until = (wanted: (view: RoomView) => boolean): Promise<RoomView> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (!wanted(now())) return;
        waiting.delete(look);
        resolve(now());
      };
      waiting.add(look);
      look();
    });
  const begin = (full: Full): void => {
    view ??= full.view;
  };
  return { steps, now, until, begin };
}
