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

/** The scenarios, and how often each is played at most. */
export const ROUNDS = {
  few: 5,
  many: 5,
  paced: 5,
  long: 5,
  games: 1,
  memory: 1,
  portal: 5,
  page: 5,
} as const;
export type Scenario = keyof typeof ROUNDS;
/** Those that are measured by the portal's own commands; the load plays the others. */
export type Portals = 'portal' | 'page';
export type Played = Exclude<Scenario, Portals>;
export const SCENARIOS = [
  'few',
  'many',
  'paced',
  'long',
  'games',
  'memory',
  'portal',
  'page',
] as const satisfies readonly Scenario[];

const MOVES = ['few', 'many', 'paced'] as const;

/** The one everything is measured by. */
export const FLOOR = 'Socket.IO relay';
/** What any server has to do that keeps our promises, by hand. */
export const HONEST = 'honest minimum';
export const OURS = 'ours';
export const FRAMEWORK = 'boardgame.io';

export const PEERS: readonly Peer[] = [
  { name: FLOOR, program: 'servers/floor.js', client: 'floor', scenarios: [...MOVES, 'memory'] },
  { name: HONEST, program: 'servers/honest.js', client: 'honest', scenarios: [...MOVES, 'long'] },
  { name: OURS, program: '../../apps/server/dist/main.js', client: 'kesem', scenarios: SCENARIOS },
  { name: 'ours in memory', program: 'servers/memory.js', client: 'kesem', scenarios: MOVES },
  { name: 'ws relay', program: 'servers/ws.js', client: 'ws', scenarios: MOVES },
  {
    name: FRAMEWORK,
    program: 'servers/boardgame.js',
    client: 'boardgame',
    scenarios: [...MOVES, 'long'],
  },
  {
    name: 'Colyseus',
    program: 'servers/colyseus.js',
    client: 'colyseus',
    scenarios: [...MOVES, 'long'],
  },
];

/** The file of a program named relative to this one. */
export function fileOf(program: string): string {
  return fileURLToPath(new URL(program, import.meta.url));
}
