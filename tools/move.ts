// Carries a whole house over between a data folder and a PostgreSQL, either way, or from a backup, and checks it.
// Usage: npm run --silent move -- --from <where> --to <where>
import { tableOf } from '@kesem/engine/registry';
import { type Moved, moveHouse } from '../apps/server/src/store/move/move.ts';
import { answering, readArgs, Unclear } from './args.ts';

const USAGE = `Usage: npm run --silent move -- --from <where> --to <where>
where: a data folder, or the address of a PostgreSQL like postgres://kesem@db.example.org/kesem;
       --from may be the file of a backup, too`;

await answering(async () => {
  const { values, positionals } = readArgs(
    { from: { type: 'string' }, to: { type: 'string' } },
    USAGE,
  );
  const { from, to } = values;
  if (!from || !to || positionals.length > 0) throw new Unclear(USAGE);
  tell(await moveHouse({ from, to }, tableOf));
});

function tell(moved: Moved): void {
  if (!moved.ok) {
    console.error(moved.sentence);
    process.exitCode = 1;
    return;
  }
  const head = { what: '', count: 'rows', hash: 'hash' };
  for (const { what, count, hash } of [head, ...moved.counts]) {
    const rows = count.toLocaleString('en');
    console.log(`${what.padEnd(15)} ${rows.padStart(12)}  ${hash.slice(0, 16)}`);
  }
  console.log('The whole house lies at --to as well, and was found the same; start it there.');
}
