/** Whole duels in smart mode, and every window of them judged by brute force. */
import { type Random, seededRandom } from '@kesem/engine/core/random';
import { eclipseBot } from '@kesem/engine/games/eclipse/bot/bot';
import { mightServe } from '@kesem/engine/games/eclipse/bot/thought';
import { type Mode, SMART } from '@kesem/engine/games/eclipse/chapters/preferences';
import { isAsked } from '@kesem/engine/games/eclipse/chapters/windows';
import { READY_DECKS } from '@kesem/engine/games/eclipse/decks/decks';
import { eclipse } from '@kesem/engine/games/eclipse/game';
import type { Player } from '@kesem/engine/games/eclipse/move';
import { type EclipseState, PLAYERS } from '@kesem/engine/games/eclipse/state';
import { betterPlay } from './bruteForce.ts';

/** Smart asks so often in a turn of the opponent's, on average, at most. */
export const MOST = 1.5;

/** What the windows of duels come to. */
export interface Judged {
  readonly duels: number;
  readonly turns: number;
  /** Windows, times two players. */
  readonly windows: number;
  /** Stops of version 2, which asked whoever held what fits and can be paid for. */
  readonly before: number;
  /** Stops now, in each mode. */
  readonly now: Readonly<Record<Mode, number>>;
  /** Stops of smart in a turn of the opponent's, on average. */
  readonly perTheirTurn: number;
  /** Stops where nothing could better anything, and where one is missing: their duel and window. */
  readonly useless: readonly string[];
  readonly missing: readonly string[];
}

interface Stop {
  readonly name: string;
  readonly theirs: boolean;
  readonly before: boolean;
  readonly now: Readonly<Record<Mode, boolean>>;
  readonly could: boolean;
}

/** Plays the duels of these seeds and judges all their windows. */
export function judged(seeds: readonly number[]): Judged {
  const all: Stop[] = [];
  let turns = 0;
  for (const seed of seeds) {
    let turn = 0;
    for (const state of windowsOf(seed)) {
      turn = state.open.turn;
      all.push(...PLAYERS.map((player) => stopOf(seed, state, player)));
    }
    turns += turn;
  }
  const names = (some: (one: Stop) => boolean) => all.filter(some).map(({ name }) => name);
  const count = (some: (one: Stop) => boolean) => names(some).length;
  return {
    duels: seeds.length,
    turns,
    windows: all.length,
    before: count(({ before }) => before),
    now: inEach((mode) => count(({ now }) => now[mode])),
    perTheirTurn: count(({ now, theirs }) => now.smart && theirs) / turns,
    useless: names(({ now, could }) => now.smart && !could),
    missing: names(({ now, could }) => could && !now.smart),
  };
}

function inEach<Of>(of: (mode: Mode) => Of): Readonly<Record<Mode, Of>> {
  return { smart: of('smart'), full: of('full'), quiet: of('quiet') };
}

function everyoneIn(mode: Mode, state: EclipseState): EclipseState {
  const [one, two] = state.secret;
  const prefs = { ...SMART, mode };
  return {
    ...state,
    secret: [
      { ...one, prefs },
      { ...two, prefs },
    ],
  };
}

function stopOf(seed: number, state: EclipseState, player: Player): Stop {
  return {
    name: nameOf(seed, state, player),
    theirs: player !== state.open.active,
    before: mightServe(state.open, player, state.secret[player].hand),
    now: inEach((mode) => isAsked(everyoneIn(mode, state), player)),
    could: mayBeAsked(state, player) && betterPlay(state, player) !== null,
  };
}

/** EC-8.4 Smart never asks the turn's player about what they have just brought about. */
function mayBeAsked({ open }: EclipseState, player: Player): boolean {
  const [task] = open.agenda;
  const own = task?.do === 'window' && (task.kind === 'attack' || task.kind === 'end');
  return !(own && player === open.active);
}

function nameOf(seed: number, { open, secret }: EclipseState, player: Player): string {
  const [task] = open.agenda;
  const kind = task?.do === 'window' ? task.kind : task?.do;
  return `duel ${seed}, ${kind} ${open.questions}, seat ${player}: ${secret[player].hand.join(' ')}`;
}

/** Every window of a duel as it opens; whoever is asked answers at random, and light bots do the rest. */
export function* windowsOf(seed: number): Iterable<EclipseState> {
  const random = seededRandom(`judged ${seed}`);
  const own = PLAYERS.map(() => ({
    deck: random('decks').pick(Object.values(READY_DECKS)),
    prefs: SMART,
  }));
  const options = { time: 0, turn: 75, window: 15 } as const;
  let { state } = eclipse.setup({ seats: 2, options, own, kept: null, random });
  let seen = 0;
  while (eclipse.outcome(state) === null) {
    const [task] = state.open.agenda;
    if (task?.do === 'window' && task.n !== seen) {
      seen = task.n;
      yield state;
    }
    const ruling = eclipse.apply(state, next(state, random), random);
    if (!ruling.ok) throw new Error(`seed ${seed}: ${JSON.stringify(ruling.why)}`);
    ({ state } = ruling);
  }
}

function next(state: EclipseState, random: Random) {
  const [task] = state.open.agenda;
  if (task?.do === 'window') {
    const player = PLAYERS.find((one) => isAsked(state, one));
    if (player === undefined) return { kind: 'timeout', timer: `beat:${task.n}` } as const;
    const moves = eclipse
      .moves(eclipse.view(state, player))
      .filter((move) => move.do === 'cast' || move.do === 'use');
    const passes = random('passes').int(2) === 0 || moves.length === 0;
    const move = passes ? ({ do: 'pass' } as const) : random('plays').pick(moves);
    return { kind: 'move', seat: player, move } as const;
  }
  const ask = eclipse.asks(state).find(({ must }) => must);
  if (!ask) throw new Error('nobody is asked');
  const view = eclipse.view(state, ask.seat === 0 ? 0 : 1);
  const move = eclipseBot({ view, ask }, 'easy', (purpose) => random(`bot ${purpose}`));
  return { kind: 'move', seat: ask.seat, move } as const;
}
