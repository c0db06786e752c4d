/** Questions to a server, over HTTP and as a websocket's handshake, each answered within a few seconds. */
import { type ClientRequest, request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { text } from 'node:stream/consumers';

/** How long an answer is waited for, in ms. */
const PATIENCE = 5_000;

/** What came back: a status, and whether it is Kesem that said so, ready or not; or why nothing came. */
export interface Answer {
  readonly status: number | null;
  /** What Kesem says of itself; null: whoever answered is not Kesem. */
  readonly ready: boolean | null;
  /** The code of the error that kept the answer away, such as `ECONNREFUSED`. */
  readonly error: string | null;
}

/** Asks `/readyz` at an address. */
export async function ask(url: string): Promise<Answer> {
  try {
    const got = await fetch(url, { signal: AbortSignal.timeout(PATIENCE), redirect: 'manual' });
    return { status: got.status, ready: readyIn(await got.text()), error: null };
  } catch (error) {
    return { status: null, ready: null, error: codeIn(error) };
  }
}

/** What became of a handshake: it came through, Kesem refused the page, or it never came as a handshake. */
export type Handshake = 'through' | 'refused' | 'lost';

/** Begins a websocket as a page of the origin `page` would. */
export function shakeHands(url: URL, page: string): Promise<Handshake> {
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    origin: page,
    'sec-websocket-version': '13',
    'sec-websocket-key': Buffer.from('a handshake only').toString('base64'),
  };
  const request = url.protocol === 'https:' ? secure : plain;
  return new Promise((resolve) => {
    const asked: ClientRequest = request(url, { headers, timeout: PATIENCE });
    const ended = (how: Handshake): void => {
      resolve(how);
      asked.destroy();
    };
    asked.on('upgrade', () => ended('through'));
    asked.on('response', (answer) => {
      text(answer).then(
        (said) => ended(said.includes('forbidden') ? 'refused' : 'lost'),
        () => ended('lost'),
      );
    });
    asked.on('timeout', () => ended('lost'));
    asked.on('error', () => ended('lost'));
    asked.end();
  });
}

function readyIn(text: string): boolean | null {
  const told = /^\{"ok":(true|false)\}$/.exec(text)?.[1];
  return told === undefined ? null : told === 'true';
}

/** `fetch` wraps what went wrong; the innermost code says it. */
function codeIn(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.cause !== undefined) return codeIn(error.cause);
  const code: unknown = Reflect.get(error, 'code');
  return typeof code === 'string' ? code : error.name;
}
