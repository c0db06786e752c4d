/** Keeps what finished matches showed, so that their replays outlive their rules. */
import { setImmediate as turn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { RoomDeps } from '@kesem/room/deps';
import { framesOf } from '@kesem/room/film';
import { recordOf } from '@kesem/room/record';
import type { Log } from './log.ts';
import { isOurs, type Nodes } from './nodes/nodes.ts';
import type { Finished, Store } from './store/store.ts';
import type { Clock } from './time.ts';

/** Between two looks at what has ended, in ms. */
const LOOK_MS = 2_000;
/** Matches filmed at one look. */
const AT_ONCE = 4;
/** Others have their turn after so many ms of folding. */
const SLICE_MS = 8;
/** Frames are alike: a window as wide as a match, and little effort, come to a hundredth. */
const { BROTLI_PARAM_QUALITY: QUALITY, BROTLI_PARAM_LGWIN: WINDOW } = constants;
const PACKING = { params: { [QUALITY]: 5, [WINDOW]: 24 } };

const compress = promisify(brotliCompress);
/** Unpacks a text. */
export const unpacked = promisify(brotliDecompress);

export interface FilmerParts {
  readonly store: Pick<Store, 'finished' | 'unfilmed' | 'keepFilm'>;
  readonly nodes: Pick<Nodes, 'beside'>;
  readonly table: RoomDeps['table'];
  readonly clock: Clock;
  readonly log: Log;
}

/** Films what has ended, now and then; `stop` films what is left of the last moments, and ends. */
export function startFilmer(parts: FilmerParts): { readonly stop: () => Promise<void> } {
  const { clock, log } = parts;
  let callOff: (() => void) | null = null;
  let looking: Promise<void> = Promise.resolve();
  const look = (): Promise<void> =>
    filmSome(parts).catch((err: unknown) => log.error({ err }, 'a match could not be filmed'));
  const again = (): void => {
    callOff = clock.after(LOOK_MS, () => {
      looking = look().then(() => (callOff ? again() : undefined));
    });
  };
  again();
  return {
    stop: async () => {
      callOff?.();
      callOff = null;
      await looking;
      await look();
    },
  };
}

async function filmSome({ store, nodes, table }: FilmerParts): Promise<void> {
  if (!(await isOurs(nodes, 'films'))) return;
  for (const id of await store.unfilmed(AT_ONCE)) {
    const match = await store.finished(id);
    await store.keepFilm(id, match && (await filmOf(match, table)));
  }
}

/** Null when its rules are not here, or do not lead through it. */
async function filmOf(
  { ended, commits, secret }: Finished,
  tableOf: RoomDeps['table'],
): Promise<Uint8Array | null> {
  const record = recordOf(ended, commits, secret);
  const table = tableOf(ended.game, record.record.version);
  if (!table) return null;
  const frames: string[] = [];
  let since = performance.now();
  const run = framesOf(table, record);
  for (let next = run.next(); ; next = run.next()) {
    if (next.done) return next.value ? compress(`[${frames.join()}]`, PACKING) : null;
    frames.push(JSON.stringify(next.value));
    if (performance.now() - since < SLICE_MS) continue;
    await turn();
    since = performance.now();
  }
}
