/** The load: one process that plays one scenario against one server, and prints its figures. */

import type { Step } from '@kesem/engine/games/abalone/chapters/step';
import type { Figures } from '../figures.ts';
import { recordedGame } from '../game.ts';
import { boardgameMatches } from './boardgame.ts';
import { colyseusMatches } from './colyseus.ts';
import { kesemMatches } from './kesem.ts';
import type { OpenMatch } from './peer.ts';
import { floorMatches, wsMatches } from './relay.ts';
import { latency, long, memory, type Target, work } from './scenarios.ts';

const CLIENTS: Readonly<Record<string, (url: string, game: readonly Step[]) => OpenMatch>> = {
  kesem: kesemMatches,
  floor: floorMatches,
  ws: wsMatches,
  boardgame: boardgameMatches,
  colyseus: colyseusMatches,
};
const SCENARIOS: Readonly<Record<string, (target: Target) => Promise<Figures>>> = {
  work,
  latency,
  memory,
  long,
};

const [client = '', scenario = '', port = '', pid = '', memoryFile = ''] = process.argv.slice(2);
const matches = CLIENTS[client];
const play = SCENARIOS[scenario];
if (!matches || !play) throw new Error(`no such load: ${client} ${scenario}`);
const open = matches(`http://127.0.0.1:${port}`, recordedGame(1000));
const figures = await play({ open, pid: Number(pid), memoryFile });
process.stdout.write(`${JSON.stringify(figures)}\n`);
process.exit(0);
