/** AB-3.1: what one input does to a match. */
import type { Game, Seat } from '../../core/game.ts';
import { chooseStep } from './bot/choose.ts';
import { explain } from './chapters/explain.ts';
import { writeStep } from './chapters/notation.ts';
import { mayAnswer, offered, withdrawn } from './chapters/offers.ts';
import { playerAt, rival, withPlayer } from './chapters/players.ts';
import { pack } from './chapters/position.ts';
import type { Step } from './chapters/step.ts';
import { effectOf } from './chapters/step.ts';
import type { AbaloneEvent, Made } from './event.ts';
import type { AbaloneMove } from './move.ts';
import { endOf } from './outcome.ts';
import type { AbaloneRuling, AbaloneState, AbaloneTypes, Ended } from './state.ts';
import { positionOf, scoreOf, turnOf } from './state.ts';
import { flagFalls, forfeits } from './timers.ts';

/** One input. The table has checked that it answers an open question or names a running timer. */
export const apply: Game<AbaloneTypes>['apply'] = (state, input) =>
  input.kind === 'timeout' ? timedOut(state) : answered(state, input.seat, input.move);

/** What a player's move does. */
export function answered(state: AbaloneState, seat: Seat, move: AbaloneMove): AbaloneRuling {
  const player = playerAt(seat);
  switch (move.do) {
    case 'move':
      return stepped(state, { marbles: move.marbles, dir: move.dir });
    case 'offer':
      return ruled({ ...state, offers: offered(state, player) }, { type: 'offered', seat: player });
    case 'decline':
      return ruled(closed(state), { type: 'declined', seat: player });
    case 'accept':
      return over(state, { reason: 'agreed', winner: null });
    case 'resign':
      return over(state, { reason: 'resigned', winner: rival(player) });
    default:
      return move satisfies never;
  }
}

/** AB-9 What it does when the running timer falls: it is always that of the player to move. */
function timedOut(state: AbaloneState): AbaloneRuling {
  const player = turnOf(state);
  if (flagFalls(state)) return over(state, { reason: 'time', winner: rival(player) });
  const { run, all } = state.expiries[player];
  const expiry = { run: run + 1, all: all + 1 };
  const late = { ...state, expiries: withPlayer(state.expiries, player, expiry) };
  const event: AbaloneEvent = { type: 'timedOut', seat: player, ...expiry };
  const step = forfeits(expiry) ? null : chooseStep(state, 'easy', (steps) => steps);
  return step
    ? advanced(late, step, event)
    : over(late, { reason: 'idle', winner: rival(player) }, event);
}

function stepped(state: AbaloneState, step: Step): AbaloneRuling {
  const { board, side } = positionOf(state);
  const why = explain(board, side, step.marbles, step.dir);
  if (why) return { ok: false, why };
  const player = turnOf(state);
  const awake = { ...state.expiries[player], run: 0 };
  return advanced({ ...state, expiries: withPlayer(state.expiries, player, awake) }, step);
}

/** A legal move is made, and whatever follows from it; `first` is told before. */
function advanced(
  state: AbaloneState,
  step: Step,
  ...first: readonly AbaloneEvent[]
): AbaloneRuling {
  const seat = turnOf(state);
  const { board, ...effect } = effectOf(positionOf(state), step);
  const last: Made = { seat, notation: writeStep(step), ...step, ...effect };
  const lapsed = mayAnswer(state, seat);
  const moved = recorded({ ...(lapsed ? closed(state) : state), board, last });
  const events: readonly AbaloneEvent[] = [
    ...first,
    { type: 'moved', ...last, score: scoreOf(board) },
    ...(lapsed ? [{ type: 'lapsed', seat: rival(seat) } as const] : []),
  ];
  const ended = endOf(moved);
  return ended ? over(moved, ended, ...events) : ruled(moved, ...events);
}

/** The next ply, and its position among those seen; a marble pushed off makes all earlier ones unreachable. */
function recorded(state: AbaloneState): AbaloneState {
  const next = { ...state, ply: state.ply + 1 };
  const position = pack(positionOf(next));
  return { ...next, seen: state.last?.lost === null ? [...state.seen, position] : [position] };
}

function over(state: AbaloneState, ended: Ended, ...first: readonly AbaloneEvent[]): AbaloneRuling {
  return ruled({ ...closed(state), ended }, ...first, { type: 'ended', ...ended });
}

function closed(state: AbaloneState): AbaloneState {
  return { ...state, offers: withdrawn(state.offers) };
}

function ruled(state: AbaloneState, ...events: readonly AbaloneEvent[]): AbaloneRuling {
  return { ok: true, state, told: events.map((event) => ({ event })) };
}
