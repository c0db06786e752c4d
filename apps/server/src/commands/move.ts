/**
 * `npm run --silent move -- --from <where> --to <where>`: carries a whole house over between a data folder and a
 * PostgreSQL, either way, or from a backup, and checks it.
 */
import { parseArgs } from 'node:util';
import { tableOf } from '@kesem/engine/registry';
import { type Moved, moveHouse } from '../store/move/move.ts';

const USAGE = `Usage: npm run --silent move -- --from <where> --to <where>
where: a data folder, or the address of a PostgreSQL like postgres://kesem@db.example.org/kesem;
       --from may be the file of a backup, too`;

const asked = readArgs();
if (asked === null) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 2;
} else tell(await moveHouse(asked, tableOf));

/** From where to where; null where that is not said, or more than that. */
function readArgs(): Parameters<typeof moveHouse>[0] | null {
  try {
    const text = { type: 'string' } as const;
    const { from, to } = parseArgs({ options: { from: text, to: text } }).values;
    return from && to ? { from, to } : null;
  } catch {
    return null;
  }
}

function tell(moved: Moved): void {
  if (!moved.ok) {
    process.stderr.write(`${moved.sentence}\n`);
    process.exitCode = 1;
    return;
  }
  const head = { what: '', count: 'rows', hash: 'hash' };
  for (const { what, count, hash } of [head, ...moved.counts]) {
    const rows = count.toLocaleString('en');
    process.stdout.write(`${what.padEnd(15)} ${rows.padStart(12)}  ${hash.slice(0, 16)}\n`);
  }
  process.stdout.write(
    'The whole house lies at --to as well, and was found the same; start it there.\n',
  );
}
