/** Positions and matches for tests, in the shortest form. */
import type { Seat } from '../../../core/game.ts';
import { seededRandom } from '../../../core/random.ts';
import { type Cell, cellNamed, NAMES } from '../chapters/geometry.ts';
import { readStep } from '../chapters/notation.ts';
import { pack } from '../chapters/packed.ts';
import { type Board, type Position, type Square } from '../chapters/position.ts';
import { type AbaloneEvent } from '../event.ts';
import { abalone } from '../game.ts';
import type { AbaloneMove } from '../move.ts';
import { type AbaloneOptions, DEFAULTS } from '../options.ts';
import { opening } from '../setup.ts';
import { type AbaloneRuling, type AbaloneState, positionOf, turnOf } from '../state.ts';

/** The cells of names with spaces between, sorted; names that are none are left out. */
export function cells(names: string): readonly Cell[] {
  return names
    .split(' ')
    .flatMap((name) => cellNamed(name) ?? [])
    .toSorted((a, b) => a - b);
}

/** A board with these cells taken by Black and by White. */
export function boardOf(black: string, white = ''): Board {
  const squares: Square[] = NAMES.map(() => '.');
  for (const cell of cells(black)) squares[cell] = 'b';
  for (const cell of cells(white)) squares[cell] = 'w';
  return squares;
}

/** Black to move. */
export function blackToMove(black: string, white = ''): Position {
  return { board: boardOf(black, white), side: 'b' };
}

/** A match before its first move, with some options and facts changed. */
export function match(
  options: Partial<AbaloneOptions> = {},
  facts: Partial<AbaloneState> = {},
): AbaloneState {
  const state = { ...opening({ ...DEFAULTS, ...options }), ...facts };
  return facts.board ? { ...state, seen: [pack({ board: facts.board, side: 'b' })] } : state;
}

/** What an answer does; there is no chance in this game. */
export function answer(state: AbaloneState, seat: Seat, move: AbaloneMove): AbaloneRuling {
  return abalone.apply(state, { kind: 'move', seat, move }, seededRandom('none'));
}

/** What a time-out does. */
export function expiry(state: AbaloneState): AbaloneRuling {
  const timer = abalone.timers(state)[0]?.key ?? 'none';
  return abalone.apply(state, { kind: 'timeout', timer }, seededRandom('none'));
}

/** The state of a ruling; a refused one breaks the test. */
export function accepted(ruling: AbaloneRuling): AbaloneState {
  if (!ruling.ok) throw new Error(`refused: ${ruling.why.code}`);
  return ruling.state;
}

/** What is told in a ruling; nothing by a refusal. */
export function events(ruling: AbaloneRuling): readonly AbaloneEvent[] {
  return ruling.ok ? ruling.told.map(({ event }) => event) : [];
}

/** What the move of a notation does, made by whoever is to move. */
export function ruling(state: AbaloneState, notation: string): AbaloneRuling {
  const step = readStep(notation, positionOf(state));
  if (!step.ok) throw new Error(`${notation}: ${step.why.code}`);
  return answer(state, turnOf(state), { do: 'move', ...step.value });
}

/** The match after moves in notation, spaces between. */
export function play(state: AbaloneState, notations: string): AbaloneState {
  return notations
    .split(' ')
    .filter((word) => word !== '')
    .reduce((now, notation) => accepted(ruling(now, notation)), state);
}

/** The keys of the questions that are open to a seat. */
export function keysOf(state: AbaloneState, seat: Seat): readonly string[] {
  return abalone.asks(state).flatMap((ask) => (ask.seat === seat ? [ask.key] : []));
}
