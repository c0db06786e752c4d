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

/** The scenarios, and how often each is played at most: what takes long swings little. */
export const ROUNDS = { work: 3, latency: 2, long: 1, memory: 1 } as const;
export type Scenario = keyof typeof ROUNDS;
export const SCENARIOS: readonly Scenario[] = ['work', 'latency', 'long', 'memory'];

const SHORT = ['work', 'latency'] as const;

/** The one everything is measured by. */
export const FLOOR = 'Socket.IO relay';
export const OURS = 'ours';
export const IN_MEMORY = 'ours in memory';
export const FRAMEWORK = 'boardgame.io';

export const PEERS: readonly Peer[] = [
  { name: FLOOR, program: 'servers/floor.js', client: 'floor', scenarios: [...SHORT, 'memory'] },
  {
    name: OURS,
    program: '../../apps/server/dist/main.js',
    client: 'kesem',
    scenarios: SCENARIOS,
  },
  {
    name: IN_MEMORY,
    program: 'servers/memory.js',
    client: 'kesem',
    scenarios: SHORT,
  },
  { name: 'ws relay', program: 'servers/ws.js', client: 'ws', scenarios: SHORT },
  { name: FRAMEWORK, program: 'servers/boardgame.js', client: 'boardgame', scenarios: SHORT },
  { name: 'Colyseus', program: 'servers/colyseus.js', client: 'colyseus', scenarios: SHORT },
];

/** The file of a program named relative to this one. */
export function fileOf(program: string): string {
  return fileURLToPath(new URL(program, import.meta.url));
}
