/** The connections below the requests: how long they may take, and how many one address may have open. */
import { createServer, type RequestListener, type Server } from 'node:http';
import { LIMITS } from '@kesem/protocol/limits';
import { openCounts } from '../limits.ts';
import { type Front, household } from './caller.ts';

/** How often it is looked for connections whose time is over, in ms. */
const LOOK_MS = 1_000;
const TOO_MANY = 'Too many open connections from this address; close some and try again.';

/** The times of a connection, in ms, and how many one address may have. */
type Bounds = Pick<
  typeof LIMITS,
  'headersWithinMs' | 'requestWithinMs' | 'idleMs' | 'connectionsPerAddress'
>;

/**
 * A server that closes connections on which nothing whole comes in time, or nothing moves; a websocket
 * keeps its own time. Behind a proxy all connections are the proxy's, and are not counted.
 */
export function openHttp(
  site: RequestListener,
  { hops }: Pick<Front, 'hops'>,
  bounds: { readonly [K in keyof Bounds]: number } = LIMITS,
): Server {
  const http = createServer(
    {
      headersTimeout: bounds.headersWithinMs,
      requestTimeout: bounds.requestWithinMs,
      connectionsCheckingInterval: LOOK_MS,
    },
    site,
  );
  if (hops === 0) limitConnections(http, bounds.connectionsPerAddress);
  return http.setTimeout(bounds.idleMs);
}

/** Lets one address have only so many connections open; who asks for more is told so, and closed. */
function limitConnections(http: Server, most: number): void {
  const open = openCounts();
  http.on('connection', (socket) => {
    const address = household(socket.remoteAddress ?? '');
    if (open.of(address) < most) {
      open.enter(address);
      socket.once('close', () => open.leave(address));
      return;
    }
    const head = [
      'HTTP/1.1 429 Too Many Requests',
      'Connection: close',
      'Content-Type: text/plain',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${TOO_MANY}\n`);
    socket.destroySoon();
  });
}
