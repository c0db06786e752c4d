/** Matches for tests, in the shortest form. */
import type { Input } from '../../../core/game.ts';
import { type Random, type Stream, seededRandom } from '../../../core/random.ts';
import { heardBy } from '../../../core/told.ts';
import type { Ability, AbilityId, Effect, Modifier } from '../cards/card.ts';
import { CARD_IDS, type CardId, cardOf } from '../cards/set.ts';
import type { Preferences } from '../chapters/preferences.ts';
import { skillOf } from '../chapters/stats.ts';
import type { EclipseEvent } from '../event.ts';
import { eclipse } from '../game.ts';
import type { EclipseMove, Id, Player } from '../move.ts';
import type { EclipseOptions } from '../options.ts';
import {
  type Change,
  type Creature,
  type EclipseState,
  each,
  type Hidden,
  type Open,
  type Pair,
  type Stone,
} from '../state.ts';

/** No clocks but those of windows, so that tests list few timers. */
const OPTIONS: EclipseOptions = { time: 0, turn: 75, window: 15 };

/** A creature of a test: a goblin, changed into what is said. */
export interface Being extends Partial<Omit<Creature, 'id'>> {
  readonly skill?: number;
  readonly life?: number;
  readonly abilities?: readonly Ability[];
}

/** What differs from an empty table in the first player's main phase of turn 5. */
export interface Facts {
  /** Ids from 1, in this order. */
  readonly creatures?: readonly Being[];
  /** A letter a stone: l light, d dark, a capital is marked. Ids go on after the creatures'. */
  readonly stones?: Pair<string>;
  readonly hands?: Pair<readonly CardId[]>;
  readonly decks?: Pair<readonly CardId[]>;
  readonly discards?: Pair<readonly CardId[]>;
  readonly prefs?: Pair<Partial<Preferences>>;
  readonly options?: Partial<EclipseOptions>;
  readonly open?: Partial<Open>;
}

/** A match in the main phase; full windows unless told, so that nobody is skipped. */
export function match(facts: Facts = {}): EclipseState {
  const begun = eclipse.setup({
    seats: 2,
    options: { ...OPTIONS, ...facts.options },
    own: [],
    kept: null,
    random: seededRandom('a match'),
  }).state;
  const beings = facts.creatures ?? [];
  const stones = laid(facts.stones ?? ['', ''], beings.length + 1);
  const hands = facts.hands ?? [[], []];
  const decks = facts.decks ?? [[], []];
  const open: Open = {
    ...begun.open,
    first: 0,
    turn: 5,
    active: 0,
    creatures: beings.map(creature),
    changes: beings.flatMap(changes),
    stones,
    hands: [hands[0].length, hands[1].length],
    decks: [decks[0].length, decks[1].length],
    discards: facts.discards ?? [[], []],
    next: beings.length + stones.length + 1,
    ready: [true, true],
    questions: 1,
    agenda: [{ do: 'main', main: 1, free: 1 }],
    ...facts.open,
  };
  const secret = each(
    (player): Hidden => ({
      ...begun.secret[player],
      hand: hands[player],
      deck: decks[player],
      prefs: { mode: 'full', stops: [], yields: [], wait: false, ...facts.prefs?.[player] },
    }),
  );
  return { open, secret, beaten: false };
}

function creature(being: Being, at: number): Creature {
  const { skill: _skill, life: _life, abilities: _abilities, ...parts } = being;
  return {
    id: at + 1,
    card: 'goblin',
    owner: parts.side ?? 0,
    side: 0,
    damage: 0,
    used: [],
    freeAt: null,
    hurtBy: [],
    shields: 0,
    broughtBy: null,
    ...parts,
  };
}

function changes(
  { skill, life, abilities = [], card = 'goblin' }: Being,
  at: number,
): readonly Change[] {
  const printed = cardOf(card);
  if (printed.kind !== 'creature') return [];
  const gives: readonly Modifier[] = [
    { is: 'skill', by: (skill ?? printed.skill) - printed.skill },
    { is: 'life', by: (life ?? printed.life) - printed.life },
    ...abilities.map((one) => ({ is: 'able', ...one }) as const),
  ];
  return [{ bearer: { on: 'creature', id: at + 1 }, gives, lasts: 'ever' }];
}

function laid(stones: Pair<string>, from: Id): readonly Stone[] {
  const sides = ([0, 1] as const).flatMap((side) =>
    stones[side].split('').map((letter) => ({ side, letter })),
  );
  return sides.map(({ side, letter }, at) => ({
    id: from + at,
    card: letter.toLowerCase() === 'l' ? 'crystal' : 'darkStone',
    owner: side,
    side,
    marked: letter !== letter.toLowerCase(),
  }));
}

/** Dice as they are said, purpose by purpose; everything else by a seed. */
export function rolling(dice: Readonly<Record<string, readonly number[]>>, seed = 'luck'): Random {
  const left = new Map(Object.entries(dice).map(([purpose, values]) => [purpose, [...values]]));
  const luck = seededRandom(seed);
  return (purpose): Stream => {
    const next = left.get(purpose)?.shift();
    const stream = luck(purpose);
    return next === undefined ? stream : { ...stream, int: () => next - 1 };
  };
}

/** What stands after inputs that were accepted, and what all heard. */
export interface Went {
  readonly state: EclipseState;
  readonly events: readonly EclipseEvent[];
}

/** An input that must be accepted. */
export function went(
  state: EclipseState,
  input: Input<EclipseMove>,
  random: Random = seededRandom('luck'),
): Went {
  const ruling = eclipse.apply(state, input, random);
  if (!ruling.ok) throw new Error(`refused: ${JSON.stringify(ruling.why)}`);
  return { state: ruling.state, events: heardBy(ruling.told, 'public') };
}

/** A move of a player that must be accepted. */
export function sent(state: EclipseState, seat: Player, move: EclipseMove, random?: Random): Went {
  return went(state, { kind: 'move', seat, move }, random);
}

/** A timer that falls. */
export function fell(state: EclipseState, timer: string, random?: Random): Went {
  return went(state, { kind: 'timeout', timer }, random);
}

/** The code with which a move is refused, or null. */
export function refusal(state: EclipseState, seat: Player, move: EclipseMove): object | null {
  const ruling = eclipse.apply(state, { kind: 'move', seat, move }, seededRandom('luck'));
  return ruling.ok ? null : ruling.why;
}

/** Lets the beat of the open window fall and both pass. */
export function closed(state: EclipseState, random?: Random): Went {
  const n = windowNumber(state);
  const beaten = fell(state, `beat:${n}`, random);
  return ([0, 1] as const).reduce<Went>((now, seat) => {
    if (windowNumber(now.state) !== n) return now;
    const after = sent(now.state, seat, { do: 'pass' }, random);
    return { state: after.state, events: [...now.events, ...after.events] };
  }, beaten);
}

/** Closes windows until something else is asked, or one of this kind is open. */
export function through(from: Went, random?: Random, stop?: string): Went {
  let now = from;
  while (windowNumber(now.state) !== null && front(now.state) !== stop) {
    const after = closed(now.state, random);
    now = { state: after.state, events: [...now.events, ...after.events] };
  }
  return now;
}

/** An activated ability used on a creature. */
export function using(creature: Id, ability: AbilityId, id: Id): EclipseMove {
  return { do: 'use', creature, ability, target: { at: 'creature', id } };
}

/** A declaration of these attacks, each `[attacker, target]`. */
export function attacking(...pairs: readonly (readonly [Id, Id])[]): EclipseMove {
  return { do: 'attack', attacks: pairs.map(([attacker, target]) => ({ attacker, target })) };
}

/** The first creature attacks the second, with these dice; all windows pass. */
export function duel(
  attacker: Being,
  defender: Being,
  dice: Readonly<Record<string, readonly number[]>>,
): Went {
  const random = rolling(dice);
  const state = match({ creatures: [attacker, { side: 1, ...defender }] });
  return through(sent(state, 0, attacking([1, 2]), random), random);
}

/** From a main phase to the other player's. */
export function nextTurn(state: EclipseState): EclipseState {
  return through(sent(state, state.open.active, { do: 'end' })).state;
}

/** What is asked now: a window by its kind, anything else by its name. */
export function front({ open }: EclipseState): string | undefined {
  const [task] = open.agenda;
  return task?.do === 'window' ? task.kind : task?.do;
}

function windowNumber({ open }: EclipseState): number | null {
  const [task] = open.agenda;
  return task?.do === 'window' ? task.n : null;
}

/** The events of one type, in order. */
export function only<K extends EclipseEvent['type']>(
  events: readonly EclipseEvent[],
  type: K,
): readonly Extract<EclipseEvent, { readonly type: K }>[] {
  return events.filter(
    (event): event is Extract<EclipseEvent, { readonly type: K }> => event.type === type,
  );
}

/** A state in which a player does these effects next, as if a spell had been cast. */
export function doing(
  state: EclipseState,
  effects: readonly Effect[],
  what: Partial<
    Pick<Extract<Open['agenda'][number], { readonly do: 'effect' }>, 'player' | 'source' | 'target'>
  > = {},
): EclipseState {
  const tasks = effects.map(
    (effect) => ({ do: 'effect', effect, player: 0, source: null, target: null, ...what }) as const,
  );
  return { ...state, open: { ...state.open, agenda: [...tasks, ...state.open.agenda] } };
}

/** Does these effects; stops at the first question. */
export function done(
  state: EclipseState,
  effects: readonly Effect[],
  what?: Parameters<typeof doing>[2],
  random?: Random,
): Went {
  const before = doing(state, effects, what);
  const { prefs } = state.secret[0];
  // any input makes the agenda go on
  return sent(before, 0, { do: 'prefs', prefs }, random);
}

/** A card of the set that does this and nothing else, for tests that must cast one. */
export function spellThat(does: Effect['do']): CardId {
  const found = CARD_IDS.find((id) => {
    const card = cardOf(id);
    return card.kind === 'spell' && card.effects.every((effect) => effect.do === does);
  });
  if (!found) throw new Error(`no card does ${does}`);
  return found;
}

/** What stands on the table in one line, as golden replays show it. */
export function draw({ open }: EclipseState): string {
  const side = (player: Player): string => {
    const stones = open.stones
      .filter((one) => one.side === player)
      .map(({ card, marked }) =>
        (card === 'crystal' ? 'l' : 'd')[marked ? 'toUpperCase' : 'toString'](),
      );
    const creatures = open.creatures
      .filter((one) => one.side === player)
      .map((one) => `${one.card} ${skillOf(open, one)}${one.damage > 0 ? ` -${one.damage}` : ''}`);
    return [stones.join(''), `hand ${open.hands[player]}`, ...creatures].join(', ');
  };
  return `turn ${open.turn}, ${open.agenda[0]?.do ?? 'over'}: ${side(0)} | ${side(1)}`;
}
