/** The servers that are compared, in the order in which they take turns. */
import { fileURLToPath } from 'node:url';

export interface Peer {
  readonly name: string;
  /** The program, relative to this file. */
  readonly program: string;
  /** Which clients speak to it. */
  readonly client: string;
  /** What is asked of it; a relay keeps nothing that could be measured. */
  readonly scenarios: readonly Scenario[];
}

export const SCENARIOS = ['work', 'latency', 'long', 'memory'] as const;
export type Scenario = (typeof SCENARIOS)[number];

const SHORT = ['work', 'latency', 'memory'] as const;

/** The one everything is measured by. */
export const FLOOR = 'Socket.IO relay';
export const OURS = 'ours';
export const IN_MEMORY = 'ours in memory';
export const FRAMEWORK = 'boardgame.io';

export const PEERS: readonly Peer[] = [
  { name: FLOOR, program: 'servers/floor.js', client: 'floor', scenarios: SHORT },
  {
    name: OURS,
    program: '../../apps/server/dist/main.js',
    client: 'kesem',
    scenarios: [...SHORT, 'long'],
  },
  {
    name: IN_MEMORY,
    program: 'servers/memory.js',
    client: 'kesem',
    scenarios: ['work', 'latency'],
  },
  { name: 'ws relay', program: 'servers/ws.js', client: 'ws', scenarios: ['work', 'latency'] },
  { name: FRAMEWORK, program: 'servers/boardgame.js', client: 'boardgame', scenarios: SHORT },
  { name: 'Colyseus', program: 'servers/colyseus.js', client: 'colyseus', scenarios: SHORT },
];

/** The file of a program named relative to this one. */
export function fileOf(program: string): string {
  return fileURLToPath(new URL(program, import.meta.url));
}
