/** The connections of one server to PostgreSQL. */
import { Socket } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { Schema } from '../schema.ts';

const CONNECTIONS = 8;
/** How long anybody waits for one of them, in ms. */
const WAIT_MS = 5_000;

/**
 * Connects to a database when it is first asked something.
 * @param limitMs how long a statement may take, in ms; 0: for ever.
 */
export function connect(url: string, limitMs: number, options = ''): Kysely<Schema> {
  const limits = `-c statement_timeout=${limitMs} -c idle_in_transaction_session_timeout=${limitMs}`;
  // a server that is cut off in silence does not hear that its statement was ended
  const silenceMs = 2 * limitMs;
  const sockets = new Set<Socket>();
  const pool = new Pool({
    connectionString: url,
    options: `${limits} ${options}`,
    max: CONNECTIONS,
    connectionTimeoutMillis: WAIT_MS,
    // what nobody uses ends before it counts as silent
    ...(limitMs > 0 && { idleTimeoutMillis: silenceMs - limitMs / 2 }),
    stream: () => {
      const socket = new Socket();
      sockets.add(socket);
      return socket.on('close', () => sockets.delete(socket));
    },
  });
  // a connection that ends while nobody uses it is made anew by the next who does
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    // whoever uses one that ends hears of it by their own statement
    client.on('error', () => undefined);
    const { stream } = client.connection;
    if (stream instanceof Socket) stream.setTimeout(silenceMs, () => drop(stream, sockets));
  });
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

/**
 * Ends a connection without a word, whatever it is wrapped in: what a silent line still holds of a statement
 * is not carried out when everybody has long gone on without it.
 */
function drop(stream: Socket, sockets: ReadonlySet<Socket>): void {
  for (const socket of sockets) {
    // one that does not leave this machine has no port, and no way on which anything could wait
    if (stream.localPort !== undefined && socket.localPort === stream.localPort)
      socket.resetAndDestroy();
  }
  stream.destroy();
}
