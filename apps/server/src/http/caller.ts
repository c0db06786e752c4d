/** Where a request comes from, and whether the page that sent it is ours. */
import type { IncomingMessage } from 'node:http';

/** What stands between this server and the world. */
export interface Front {
  /** How many proxies in front are ours: only they may say where a request comes from. */
  readonly hops: number;
  /** The address people type, if it differs from what this server sees. */
  readonly publicUrl: URL | null;
  /** Whether a Host is one of ours: see `namesOf`. */
  readonly isOurs: (host: URL) => boolean;
}

const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];
const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;
const LOCAL: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
const HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;

/** The address that limits count by: IPv4 whole, IPv6 by its /64, as one household has it. */
export function addressOf(req: IncomingMessage, { hops }: Front): string {
  const peer = req.socket.remoteAddress ?? '';
  return household(forwarded(req, 'x-forwarded-for', hops) ?? peer);
}

/** Whether the request came over TLS, here or at a proxy of ours. */
export function isSecure(req: IncomingMessage, { hops }: Front): boolean {
  const told = forwarded(req, 'x-forwarded-proto', hops);
  return told ? told === 'https' : Reflect.get(req.socket, 'encrypted') === true;
}

/** The origin this request was addressed to; null when its Host is none, or none of ours. */
export function hostOrigin(req: IncomingMessage, front: Front): string | null {
  const { host } = req.headers;
  if (!host || !HOST.test(host)) return null;
  const text = `${isSecure(req, front) ? 'https' : 'http'}://${host}`;
  const url = URL.canParse(text) ? new URL(text) : null;
  return url && front.isOurs(url) ? url.origin : null;
}

/**
 * Whether a program on this very machine asks, by a loopback address at both ends. What came through
 * a proxy does not, nor a page whose name was made to point here.
 */
export function isFromHere(req: IncomingMessage, front: Front): boolean {
  const { remoteAddress = '' } = req.socket;
  const passedOn = FORWARDED.some((header) => req.headers[header] !== undefined);
  const origin = hostOrigin(req, front);
  const asked = origin === null ? '' : new URL(origin).hostname;
  return !passedOn && LOOPBACK.test(remoteAddress) && LOCAL.has(asked);
}

/** Whether the page that sent this stands at our Host or at PUBLIC_URL. No Origin: no. */
export function isOurPage(req: IncomingMessage, front: Front): boolean {
  const { origin } = req.headers;
  if (origin === undefined) return false;
  return origin === hostOrigin(req, front) || origin === front.publicUrl?.origin;
}

/** The entry that the outermost proxy of ours wrote; what stands before it anybody may have made up. */
function forwarded(req: IncomingMessage, header: string, hops: number): string | undefined {
  if (hops === 0) return undefined;
  const told = req.headers[header];
  const entries = [told ?? []].flat().join(',').split(',');
  return (entries.at(-hops) ?? entries[0])?.trim() || undefined;
}

/** The name that one household's addresses share. */
export function household(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  return `${[...front, ...zeros, ...back].slice(0, 4).join(':')}::/64`;
}
