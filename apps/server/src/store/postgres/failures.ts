/** What PostgreSQL says when it fails. */

/** Its classes of errors that are bugs of ours: wrong data, a broken law of a table, a wrong statement. */
const OURS = /^(22|23|42)/;

/**
 * Returns an error under its true name. All that is not a bug of ours is a database that cannot be reached,
 * stops or has no room, and what it was doing has an unknown outcome.
 */
export function truthful(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code: unknown = Reflect.get(error, 'code');
  if (typeof code === 'string' && (OURS.test(code) || code.startsWith('POSTGRES_'))) return error;
  const name = `POSTGRES_${typeof code === 'string' ? code : 'AWAY'}`;
  return Object.assign(new Error(error.message, { cause: error }), { code: name });
}
