/** What comes of a move in an imagined world, by the rules themselves, when nobody answers it. */
import type { Input } from '../../../core/game.ts';
import { type Random, seededRandom } from '../../../core/random.ts';
import { apply } from '../apply.ts';
import { defenderOf, fightsOf, guardians, stoppable } from '../chapters/combat.ts';
import { type Preferences, WINDOW_KINDS } from '../chapters/preferences.ts';
import { type Task } from '../chapters/tasks.ts';
import { surplus } from '../chapters/turn.ts';
import { imagine } from '../imagine.ts';
import type { EclipseMove, Player } from '../move.ts';
import { type EclipseState, type EclipseView, each, isOneOf, type Open } from '../state.ts';
import { bestGuards } from './combatPlanner.ts';
import { worthInHand } from './evaluate.ts';

const SILENT: Preferences = { mode: 'smart', stops: [], yields: WINDOW_KINDS, wait: false };

/** A whole match that fits a view, and in which windows wait for nobody. */
export function worldOf(view: EclipseView, random: Random): EclipseState {
  const world = imagine(view, random);
  const secret = each((player) => ({ ...world.secret[player], prefs: SILENT }));
  return { ...world, secret };
}

/**
 * The next main phase, or the end, that a move leads to; null when it is refused. The same dice give
 * the same throws at the same point of a combat, so that two moves are compared fairly.
 */
export function foreseen(
  world: EclipseState,
  me: Player,
  move: EclipseMove,
  dice: string,
): EclipseState | null {
  const ruling = step(world, { kind: 'move', seat: me, move }, dice);
  return ruling && settled(ruling, dice);
}

function step(state: EclipseState, input: Input<EclipseMove>, dice: string): EclipseState | null {
  const random = seededRandom(`${dice} ${state.open.turn} ${state.open.agenda.length}`);
  const ruling = apply(state, input, random);
  return ruling.ok ? ruling.state : null;
}

function settled(from: EclipseState, dice: string): EclipseState {
  let state = from;
  for (;;) {
    const [task] = state.open.agenda;
    const input = task && expected(state, task);
    const next = input && step(state, input, dice);
    if (!next) return state;
    state = next;
  }
}

/** Returns a quick answer to a question; null in a main phase. */
function expected({ open, secret }: EclipseState, task: Task): Input<EclipseMove> | null {
  if (task.do === 'window') return { kind: 'timeout', timer: `beat:${task.n}` };
  if (task.do === 'defend') {
    return { kind: 'move', seat: defenderOf(open), move: defence(open) };
  }
  if (!isOneOf(task, ['draw', 'claim', 'discard'])) return null;
  const { player } = task;
  const move: EclipseMove =
    task.do === 'discard'
      ? dismissal(open, player, secret[player].hand)
      : { do: 'answer', yes: true };
  return { kind: 'move', seat: player, move };
}

/** The guards that promise most, and the fights as they were declared. */
export function defence(open: Open): Extract<EclipseMove, { readonly do: 'defend' }> {
  const stopped = stoppable(open).map(({ attacker }) => attacker);
  const guards = bestGuards(open, stopped, guardians(open));
  return { do: 'defend', guards, order: fightsOf(open, guards) };
}

/** The cards of a full hand that are worth least. */
export function dismissal(
  open: Open,
  player: Player,
  hand: EclipseState['secret'][Player]['hand'],
): Extract<EclipseMove, { readonly do: 'discard' }> {
  const worths = hand.map((card) => worthInHand(open, player, card));
  const slots = worths.map((_, slot) => slot);
  const least = slots.toSorted((a, b) => (worths[a] ?? 0) - (worths[b] ?? 0));
  return { do: 'discard', slots: least.slice(0, surplus(hand.length)) };
}
