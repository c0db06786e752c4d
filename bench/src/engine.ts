/** The rules alone: our engine's moves a second, and those of boardgame.io's reducer on the same rules. */
import { createRequire } from 'node:module';
import { seededRandom } from '@kesem/engine/core/random';
import { tableOf } from '@kesem/engine/registry';
import { boardgameAbalone } from './boardgame.ts';
import type { Figures } from './figures.ts';
import { recordedGame } from './game.ts';

const require = createRequire(import.meta.url);
// oxlint-disable-next-line typescript/no-unsafe-assignment -- Node finds this package by `require` alone, which knows no types
const { Client }: typeof import('boardgame.io/dist/types/packages/client.js') =
  require('boardgame.io/client');

const PLIES = 200;
const FOR_MS = 1_500;

/** Both on the same moves; ours through its guard, theirs through its client's store. */
export function engineFigures(): Figures {
  const ours = movesPerSecond(playOurs);
  const theirs = movesPerSecond(playTheirs);
  return { 'our engine, moves/s': ours, "boardgame.io's reducer, moves/s": theirs };
}

function movesPerSecond(play: () => void): number {
  play();
  const start = performance.now();
  let games = 0;
  for (; performance.now() - start < FOR_MS; games += 1) play();
  return (games * PLIES * 1000) / (performance.now() - start);
}

const game = recordedGame(PLIES);
const random = seededRandom('bench');

function playOurs(): void {
  const table = tableOf('abalone');
  const options = table?.parseOptions({});
  if (!table || !options) throw new Error('the house has lost Abalone');
  let { state } = table.setup({ seats: 2, options, own: [null, null], kept: null, random });
  for (const [ply, step] of game.entries()) {
    const move = { do: 'move', ...step };
    const key = `move:${ply + 1}`;
    const verdict = table.apply(state, { kind: 'move', seat: ply % 2, key, move }, random);
    if (!verdict.ok) throw new Error(`ply ${ply} was refused: ${verdict.why.code}`);
    state = verdict.state;
  }
}

function playTheirs(): void {
  const client = Client({ game: boardgameAbalone, debug: false });
  client.start();
  for (const step of game) client.moves.move?.(step);
  const played = client.getState()?.G.ply;
  client.stop();
  if (played !== PLIES) throw new Error(`boardgame.io stopped at ply ${String(played)}`);
}
