/** AB-3.1: what one input does to a match. */
import type { Game, Seat } from '../../core/game.ts';
import { chooseStep } from './bot/choose.ts';
import { explain } from './chapters/explain.ts';
import { writeStep } from './chapters/notation.ts';
import { mayAnswer, offered, withdrawn } from './chapters/offers.ts';
import { pack, seenWith } from './chapters/packed.ts';
import { type Player, playerAt, rival, sideOf, withPlayer } from './chapters/players.ts';
import type { Step } from './chapters/step.ts';
import { effectOf } from './chapters/step.ts';
import type { AbaloneEvent } from './event.ts';
import type { AbaloneMove } from './move.ts';
import { endOf } from './outcome.ts';
import type { AbaloneRuling, AbaloneState, AbaloneTypes, Ended } from './state.ts';
import { positionOf, scoreIn, turnOf } from './state.ts';
import { flagFalls, forfeits } from './timers.ts';

type Accepted = Extract<AbaloneRuling, { readonly ok: true }>;

/** One input. The table has checked that it answers an open question or names a running timer. */
export const apply: Game<AbaloneTypes>['apply'] = (state, input) =>
  input.kind === 'timeout' ? timedOut(state) : answered(state, input.seat, input.move);

/** What a player's move does. */
export function answered(state: AbaloneState, seat: Seat, move: AbaloneMove): AbaloneRuling {
  const player = playerAt(seat);
  switch (move.do) {
    case 'move':
      return stepped(state, move);
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
  const step = forfeits(expiry) ? null : chooseStep(state, 'easy', (steps) => steps);
  const { state: then, told } = step
    ? advanced(late, step)
    : over(late, { reason: 'idle', winner: rival(player) });
  const event = { type: 'timedOut', seat: player, ...expiry } as const;
  return { ok: true, state: then, told: [{ event }, ...told] };
}

function stepped(state: AbaloneState, { marbles, dir }: Step): AbaloneRuling {
  const { board, side } = positionOf(state);
  const why = explain(board, side, marbles, dir);
  return why ? { ok: false, why } : advanced(awake(state, turnOf(state)), { marbles, dir });
}

/** AB-9.2 A move by one's own hand ends the row of those that came too late. */
function awake(state: AbaloneState, player: Player): AbaloneState {
  const expiry = state.expiries[player];
  if (expiry.run === 0) return state;
  return { ...state, expiries: withPlayer(state.expiries, player, { ...expiry, run: 0 }) };
}

/** A legal move is made, and whatever follows from it. */
function advanced(state: AbaloneState, step: Step): Accepted {
  const seat = turnOf(state);
  const next = rival(seat);
  const { marbles, dir } = step;
  const { board, kind, pushed, lost } = effectOf(positionOf(state), step);
  const notation = writeStep(step);
  const packed = pack({ board, side: sideOf(next) });
  const score = scoreIn(packed, sideOf(next));
  const lapsed = mayAnswer(state, seat);
  // part by part, for spreading would cost more than the move
  const moved: AbaloneState = {
    options: state.options,
    board,
    ply: state.ply + 1,
    seen: seenWith(state.seen, packed, lost),
    last: { seat, notation, marbles, dir, kind, pushed, lost },
    offers: lapsed ? withdrawn(state.offers) : state.offers,
    expiries: state.expiries,
    ended: state.ended,
  };
  const told: Accepted['told'][number][] = [
    { event: { type: 'moved', seat, notation, marbles, dir, kind, pushed, lost, score } },
  ];
  if (lapsed) told.push({ event: { type: 'lapsed', seat: next } });
  const ended = endOf(moved, score);
  return ended ? over(moved, ended, told) : { ok: true, state: moved, told };
}

function over(state: AbaloneState, ended: Ended, told: Accepted['told'] = []): Accepted {
  const end = { type: 'ended', ...ended } as const;
  return { ok: true, state: { ...closed(state), ended }, told: [...told, { event: end }] };
}

function closed(state: AbaloneState): AbaloneState {
  return { ...state, offers: withdrawn(state.offers) };
}

function ruled(state: AbaloneState, event: AbaloneEvent): AbaloneRuling {
  return { ok: true, state, told: [{ event }] };
}
