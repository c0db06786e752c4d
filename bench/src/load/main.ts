/** The load: one process that plays one scenario against one server, and prints its figures. */

import type { Step } from '@kesem/engine/games/abalone/chapters/step';
import type { Figures } from '../figures.ts';
import { recordedGame } from '../game.ts';
import { SIZES } from '../sizes.ts';
import { boardgameMatches } from './boardgame.ts';
import { colyseusMatches } from './colyseus.ts';
import { kesemMatches } from './kesem.ts';
import type { OpenMatch } from './peer.ts';
import { floorMatches, honestMatches, wsMatches } from './relay.ts';
import { few, games, long, many, memory, paced, type Target } from './scenarios.ts';

const CLIENTS: Readonly<Record<string, (url: string, game: readonly Step[]) => OpenMatch>> = {
  kesem: kesemMatches,
  floor: floorMatches,
  honest: honestMatches,
  ws: wsMatches,
  boardgame: boardgameMatches,
  colyseus: colyseusMatches,
};
const SCENARIOS: Readonly<Record<string, (target: Target) => Promise<Figures>>> = {
  few,
  many,
  paced,
  long,
  memory,
  games,
};

const [client = '', scenario = '', sizeName = '', port = '', pid = '', memoryFile = ''] =
  process.argv.slice(2);
const matches = CLIENTS[client];
const play = SCENARIOS[scenario];
const size = Object.entries(SIZES).find(([name]) => name === sizeName)?.[1];
if (!matches || !play || !size) throw new Error(`no such load: ${client} ${scenario} ${sizeName}`);
const url = `http://127.0.0.1:${port}`;
const open = matches(url, recordedGame(size.late[2]));
const figures = await play({ open, url, pid: Number(pid), memoryFile, size });
process.stdout.write(`${JSON.stringify(figures)}\n`);
process.exit(0);
