/** The PostgreSQL that keeps the house: there, ours, and one that waits for its disk. */
import { type Finding, ill, well } from './finding.ts';

/** The oldest that it is tried on. */
const OLDEST = 15;

/** Looks at the database at an address, of which only the host is said. */
export async function examinePostgres(url: string): Promise<Finding> {
  // loaded here only: a house in a folder needs nothing of it
  const { lookInto } = await import('../store/postgres/opening.ts');
  const found = await lookInto(url);
  const cure = 'Start it, or mend the address, the name and the password in DATABASE_URL.';
  if (!found.ok) return ill(found.sentence, cure);
  const { version, fsync, isNewer } = found;
  const it = `PostgreSQL ${version} at ${new URL(url).host || 'this machine'}`;
  if (Number.parseInt(version, 10) < OLDEST) {
    return ill(`${it} is too old.`, `Install version ${OLDEST} or newer.`);
  }
  if (fsync !== 'on') return ill(`${it} answers before it has written.`, 'Set fsync to on.');
  if (isNewer) return ill(`${it} was written by a newer Kesem.`, 'Install that version.');
  return well(`The house is kept in ${it}.`);
}
