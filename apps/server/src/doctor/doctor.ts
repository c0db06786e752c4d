/** Looks whether Kesem can run here and be reached. */
import Sqlite from 'better-sqlite3';
import { type Env, readEnv } from '../env.ts';
import { examineDisk } from './disk.ts';
import { examineDoor } from './door.ts';
import { type Finding, ill, well } from './finding.ts';
import { examineOutside } from './outside.ts';
import { examinePostgres } from './postgres.ts';
import { examinePush } from './push.ts';

/** The oldest Node that runs it: see `engines` in package.json. */
const NODE: readonly [major: number, minor: number] = [20, 19];

/** Everything that was looked at, in the order in which it is mended. */
export async function examine(
  source: Readonly<Record<string, string | undefined>>,
): Promise<readonly Finding[]> {
  const read = readEnv(source);
  const machine = [examineNode(process.versions.node), binding()];
  if (!read.ok) return [...machine, ...read.wrong.map((says) => ill(says, 'Mend the variable.'))];
  const { env } = read;
  const door = await examineDoor(env);
  return [
    ...machine,
    well('The settings can be read.'),
    ...(await examineStore(env)),
    ...examinePush(env),
    door.finding,
    ...(await examineOutside(env, door.runs)),
  ];
}

/** What keeps the house: the folder, or a PostgreSQL. */
async function examineStore({ databaseUrl, dataDir }: Env): Promise<readonly Finding[]> {
  if (databaseUrl === null) return examineDisk(dataDir);
  return [await examinePostgres(databaseUrl)];
}

/** Whether this version of Node runs it. */
export function examineNode(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isEnough = major > NODE[0] || (major === NODE[0] && minor >= NODE[1]);
  if (isEnough) return well(`Node ${version}.`);
  return ill(`Node ${version} is too old.`, `Install Node ${NODE.join('.')} or newer.`);
}

/** SQLite comes as machine code, which may be missing or another machine's. */
function binding(): Finding {
  try {
    new Sqlite(':memory:').close();
    return well('SQLite can be loaded.');
  } catch (error) {
    const cure =
      'Run "npm ci" on this machine; without a prebuilt binding it needs g++, make and Python 3.';
    return ill(`SQLite cannot be loaded: ${String(error)}`, cure);
  }
}

const MARKS = { well: '✓', unwise: '!', ill: '✗' } as const;

/** The findings as lines for a terminal. */
export function written(findings: readonly Finding[]): string {
  return findings
    .flatMap(({ is, says, cure }) => [`${MARKS[is]} ${says}`, ...(cure ? [`  → ${cure}`] : [])])
    .join('\n');
}
