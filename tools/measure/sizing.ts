/** `npm run --silent sizing`: what one node needs for rooms, sockets and moves, as a table in Markdown. */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ServerProcess } from '../../apps/server/src/testing/chaos/process.ts';
import { type Sizing, sizing, WEIGHED } from './sizing/sizing.ts';

const { values } = parseArgs({
  options: {
    sockets: { type: 'string', default: '1000' },
    matches: { type: 'string', default: '60' },
    seconds: { type: 'string', default: '30' },
  },
});
const [sockets, matches, seconds] = [values.sockets, values.matches, values.seconds].map(Number);
if (!sockets || !matches || !seconds || sockets < 1 || matches < 1 || seconds < 1) {
  process.stderr.write(
    'Usage: npm run sizing -- [--sockets N] [--matches N] [--seconds N], numbers from 1.\n',
  );
  process.exit(2);
}
// each comes from an address of their own, as in life
process.env['TRUST_PROXY'] = '1';

function written({ empty, waiting, playing, moves, ...each }: Sizing): string {
  const rows = [
    ['', 'held', 'of the machine'],
    ['---', '---', '---'],
    ['a server whose rooms are empty', mb(empty.heldMb), mb(empty.rssMb)],
    [
      `${playing.matches} matches under play, ${playing.sockets} sockets`,
      mb(playing.heldMb),
      mb(playing.rssMb),
    ],
    [
      `${waiting.rooms} waiting rooms, ${waiting.sockets} sockets`,
      mb(waiting.heldMb),
      mb(waiting.rssMb),
    ],
    ['a waiting room', kb(each.kbPerRoom), ''],
    ['a socket', kb(each.kbPerSocket), ''],
    ['a match under play', kb(each.kbPerMatch), ''],
  ];
  const table = rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  const { perSecond, cpuMsEach, perCoreSecond } = moves;
  return `${table}

${perSecond.toFixed(0)} moves a second were played. A move with its two players and a watcher took ${cpuMsEach.toFixed(2)} ms of
processor time, all threads counted: a core serves ${perCoreSecond.toFixed(0)} a second.
Measured on ${cpus()[0]?.model ?? 'an unknown processor'}, Node ${process.version}.
`;
}

const mb = (value: number): string => `${value.toFixed(0)} MB`;
const kb = (value: number): string => `${value.toFixed(0)} KB`;

const dataDir = mkdtempSync(join(tmpdir(), 'kesem-sizing-'));
const server = await ServerProcess.start(dataDir, { entry: WEIGHED });
try {
  process.stdout.write(written(await sizing(server, { sockets, matches, playMs: seconds * 1000 })));
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
