/**
 * [EC-8.9] judged without any of the mode's own code: every usable play and passing are played out over all
 * dice, by the rules' one door alone, in a world that fits what the player sees.
 */
import type { Input } from '@kesem/engine/core/game';
import { type Random, seededRandom } from '@kesem/engine/core/random';
import { cardOf } from '@kesem/engine/games/eclipse/cards/set';
import { WINDOW_KINDS } from '@kesem/engine/games/eclipse/chapters/preferences';
import type { Task } from '@kesem/engine/games/eclipse/chapters/tasks';
import { eclipse } from '@kesem/engine/games/eclipse/game';
import type { EclipseMove, Player } from '@kesem/engine/games/eclipse/move';
import type { EclipseState } from '@kesem/engine/games/eclipse/state';
import { assignments, type Dice, throwing } from './dice.ts';

type Play = Extract<EclipseMove, { readonly do: 'cast' | 'use' }>;

/** The first usable play of a player's that could better something for them in the open window; null: none could. */
export function betterPlay(state: EclipseState, player: Player): Play | null {
  const view = eclipse.view(state, player);
  const plays = eclipse.moves(view).filter((move) => move.do === 'cast' || move.do === 'use');
  if (plays.length === 0) return null;
  const world = silent(eclipse.imagine(view, seededRandom('a world')));
  const passes = new Map<string, Passing>();
  return plays.find((play) => couldBetter({ world, player, play, passes })) ?? null;
}

interface Trial {
  readonly world: EclipseState;
  readonly player: Player;
  readonly play: Play;
  /** What came of passing, by where it stops. */
  readonly passes: Map<string, Passing>;
}

interface Passing {
  readonly stops: readonly string[];
  /** The names of the dice that were thrown. */
  readonly met: ReadonlySet<string>;
  readonly with: (dice: Dice) => EclipseState;
}

/** Passes the open window with any dice; each once. */
function passingTo(stops: readonly string[], world: EclipseState): Passing {
  const known = new Map<string, EclipseState>();
  const met = new Set<string>();
  const pass = (dice: Dice): EclipseState => {
    const key = JSON.stringify(dice);
    const then = known.get(key) ?? onward(beat(world, dice, met), dice, stops, met);
    known.set(key, then);
    return then;
  };
  return { stops, met, with: pass };
}

function couldBetter({ world, player, play, passes }: Trial): boolean {
  const stops = stopsOf(play, world, player);
  const passing = passes.get(stops.join()) ?? passingTo(stops, world);
  passes.set(stops.join(), passing);
  const met = new Set<string>();
  const played = (dice: Dice): EclipseState => {
    const cast = step(world, { kind: 'move', seat: player, move: play }, dice, met);
    return onward(beat(back(cast, world, dice, met), dice, met), dice, stops, met);
  };
  const names = (sample: Dice): readonly string[] => {
    passing.with(sample);
    played(sample);
    return [...passing.met, ...met];
  };
  for (const dice of assignments(names)) {
    if (isBetter(player, passing.with(dice), played(dice))) return true;
  }
  return false;
}

/** The windows in which a play could be made again: a die in one for dice, a saving play in any other, the rest not in harm. */
function stopsOf(play: Play, { secret }: EclipseState, player: Player): readonly string[] {
  const most = ['attack', 'guards', 'saves', 'end'];
  if (play.do === 'use') {
    const saves = ['revive', 'protectiveTouch', 'darkRevival'].includes(play.ability);
    return saves ? [...most, 'harm'] : most;
  }
  const [id] = secret[player].hand.slice(play.slot);
  const card = id && cardOf(id);
  if (!card || card.kind !== 'spell') throw new Error('only spells fit windows');
  if (card.target?.at === 'die') return ['roll'];
  const saves = card.effects.some((effect) => effect.do === 'prevent' || effect.do === 'shield');
  return saves ? [...most, 'harm'] : most;
}

/** Nobody is waited for in any window. */
function silent(state: EclipseState): EclipseState {
  const prefs = { mode: 'quiet', stops: [], yields: WINDOW_KINDS, wait: false } as const;
  const [one, two] = state.secret;
  const secret = [
    { ...one, prefs, passedAll: false },
    { ...two, prefs, passedAll: false },
  ] as const;
  return { ...state, secret };
}

function step(
  state: EclipseState,
  input: Input<EclipseMove>,
  dice: Dice,
  met: Set<string>,
): EclipseState {
  const random: Random = throwing(state.open, dice, met);
  const ruling = eclipse.apply(state, input, random);
  if (!ruling.ok) throw new Error(`refused: ${JSON.stringify([input, ruling.why])}`);
  return ruling.state;
}

/** The open window passes. */
function beat(state: EclipseState, dice: Dice, met: Set<string>): EclipseState {
  const [task] = state.open.agenda;
  if (task?.do !== 'window') return state;
  return step(state, { kind: 'timeout', timer: `beat:${task.n}` }, dice, met);
}

/** After a play: everything of its own is over, and the window from which it was played is open again. */
function back(from: EclipseState, world: EclipseState, dice: Dice, met: Set<string>): EclipseState {
  let state = from;
  while (state.open.agenda.length > world.open.agenda.length) state = answered(state, dice, met);
  return state;
}

/** Goes on until a window of these kinds is open, or a question that is neither window nor choice. */
function onward(
  from: EclipseState,
  dice: Dice,
  stops: readonly string[],
  met: Set<string>,
): EclipseState {
  let state = from;
  for (;;) {
    const [task] = state.open.agenda;
    if (!task || task.do === 'main' || task.do === 'defend') return state;
    if (task.do === 'window' && stops.includes(task.kind)) return state;
    state = answered(state, dice, met);
  }
}

/** Windows pass, whoever may draw or take does, and the cards drawn last are discarded. */
function answered(state: EclipseState, dice: Dice, met: Set<string>): EclipseState {
  const [task] = state.open.agenda;
  if (task?.do === 'window') return beat(state, dice, met);
  return step(state, { kind: 'move', ...choiceOf(state, task) }, dice, met);
}

function choiceOf({ secret }: EclipseState, task: Task | undefined) {
  if (task?.do === 'draw' || task?.do === 'claim') {
    return { seat: task.player, move: { do: 'answer', yes: true } } as const;
  }
  if (task?.do !== 'discard') throw new Error(`nobody answers ${task?.do}`);
  const slots = secret[task.player].hand.map((_, slot) => slot).slice(7);
  return { seat: task.player, move: { do: 'discard', slots } } as const;
}

/** Whether anything is better for a player at one table than at the other. */
function isBetter(me: Player, passed: EclipseState, played: EclipseState): boolean {
  const [before, after] = [passed.open, played.open];
  const betterOff = (['stones', 'creatures'] as const).some((what) => {
    const whose = (open: typeof before, mine: boolean) =>
      new Set(open[what].filter(({ side }) => (side === me) === mine).map(({ id }) => id));
    const won = [...whose(after, true)].some((id) => !whose(before, true).has(id));
    const lost = [...whose(before, false)].some((id) => !whose(after, false).has(id));
    return won || lost;
  });
  if (betterOff || mayGuard(me, played).some((id) => !mayGuard(me, passed).includes(id))) {
    return true;
  }
  // whose match is over needs no healing
  if (before.ended || after.ended) return false;
  const doomed = doomedIn(after);
  return after.creatures.some(({ id, side, damage }) => {
    const other = before.creatures.find((one) => one.id === id);
    if (other?.side !== side || doomed.includes(id)) return false;
    return side === me ? damage < other.damage : damage > other.damage;
  });
}

/** Creatures that are about to be destroyed: what saves one leaves it one life, however hurt it was. */
function doomedIn({ agenda }: EclipseState['open']): readonly number[] {
  const harms = agenda.flatMap((task) => (task.do === 'harm' ? task.harms : []));
  return harms.filter(({ destroyed }) => destroyed).map(({ creature }) => creature);
}

/** The creatures that a player is offered as guards. */
function mayGuard(me: Player, state: EclipseState): readonly number[] {
  if (state.open.agenda[0]?.do !== 'defend') return [];
  return eclipse
    .moves(eclipse.view(state, me))
    .flatMap((move) => (move.do === 'defend' ? move.guards : []))
    .map(({ guard }) => guard);
}
