/** Tables that are as full as a test wants them, in the middle of a duel. */
import type { Input } from '@kesem/engine/core/game';
import { seededRandom } from '@kesem/engine/core/random';
import { openTable, type Table } from '@kesem/engine/core/table';
import { CARD_IDS, type CardId, cardOf } from '@kesem/engine/games/eclipse/cards/set';
import type { Task } from '@kesem/engine/games/eclipse/chapters/tasks';
import { eclipse } from '@kesem/engine/games/eclipse/game';
import type { Attack, EclipseMove, Player, Target } from '@kesem/engine/games/eclipse/move';
import { attackPairs } from '@kesem/engine/games/eclipse/moves';
import { type EclipseState, each, isOneOf, type Pair } from '@kesem/engine/games/eclipse/state';
import { keptMatch } from '../../../shell/here/testing/kept.ts';
import { tableOf } from '../course/table.ts';

/** Where a duel is shown: one's own turn, or in a combat as it is declared, guarded, rolled for and saved from. */
export const MOMENTS = ['main', 'attack', 'defend', 'guards', 'roll', 'harm', 'saves'] as const;
export type Moment = (typeof MOMENTS)[number];

/** How much lies on a table. */
export interface Fullness {
  readonly creatures: Pair<number>;
  readonly stones: Pair<number>;
  /** Cards in either hand. */
  readonly hand: number;
  /** Whose turn it is. */
  readonly active: Player;
  /** Attacks; fewer where there are not so many attackers and targets. */
  readonly fights: number;
  readonly moment: Moment;
  /** Which cards they are, and how the dice fall. */
  readonly seed: string;
}

const idsOf = (kind: 'creature' | 'stone' | 'any'): readonly CardId[] =>
  CARD_IDS.filter((id) => kind === 'any' || cardOf(id).kind === kind);

/** A duel that stands so; where no such moment comes, in that turn. */
export function stateOf(wanted: Fullness): EclipseState {
  const { creatures, stones, hand, active, fights, moment, seed } = wanted;
  const random = seededRandom(seed)('cards');
  const some = (n: number, kind: 'creature' | 'stone' | 'any'): readonly CardId[] =>
    Array.from({ length: n }, () => random.pick(idsOf(kind)));
  const laid = tableOf({
    active,
    stones: [some(stones[0], 'stone'), some(stones[1], 'stone')],
    creatures: [some(creatures[0], 'creature'), some(creatures[1], 'creature')],
    hands: [some(hand, 'any'), some(hand, 'any')],
  });
  const main = askedAlways(laid);
  if (moment === 'main' || fights === 0) return main;
  const isOnStones = moment === 'defend' || moment === 'guards' || moment === 'saves';
  const attacks = attacksOf(main, fights, isOnStones ? 'stone' : 'creature');
  if (attacks.length === 0) return main;
  const move = { do: 'attack', attacks } as const;
  const declared = after(main, { kind: 'move', seat: active, move }, seed);
  return until(declared, moment, seed) ?? declared;
}

/** Every window waits for both, so that a test sees it. */
const askedAlways = (state: EclipseState): EclipseState => ({
  ...state,
  secret: each((player) => ({
    ...state.secret[player],
    prefs: { ...state.secret[player].prefs, mode: 'full' },
  })),
});

/** So many attacks, each on a target of its own: where dice are to be rolled for stones on these first, else on creatures. */
function attacksOf({ open }: EclipseState, most: number, first: Target['at']): readonly Attack[] {
  const isFirst = ({ target }: Attack): boolean =>
    open.stones.some(({ id }) => id === target) === (first === 'stone');
  const pairs = attackPairs(open, open.active).toSorted(
    (one, two) => Number(isFirst(two)) - Number(isFirst(one)),
  );
  const attacks: Attack[] = [];
  for (const pair of pairs) {
    const isFree = attacks.every(
      ({ attacker, target }) => attacker !== pair.attacker && target !== pair.target,
    );
    if (isFree && attacks.length < most) attacks.push(pair);
  }
  return attacks;
}

const isAt = (task: Task, moment: Moment): boolean =>
  task.do === 'window' ? task.kind === moment : task.do === moment;

function after(state: EclipseState, input: Input<EclipseMove>, seed: string): EclipseState {
  const ruling = eclipse.apply(state, input, seededRandom(seed));
  if (!ruling.ok) throw new Error(`refused: ${ruling.why.code}`);
  return ruling.state;
}

/** More questions than any combat puts. */
const MOST = 200;
const ANSWERS = ['pass', 'defend', 'answer'] as const;

/** The first such moment, when nobody answers, and whoever can guards unless saves are wanted; null: the combat is over before. */
function until(begun: EclipseState, moment: Moment, seed: string): EclipseState | null {
  let state = begun;
  for (let n = 0; n < MOST && state.open.agenda[0]?.do !== 'main'; n += 1) {
    const [task] = state.open.agenda;
    if (task && isAt(task, moment)) return state;
    const input = inputAt(state, n, moment !== 'saves');
    if (!input) return null;
    state = after(state, input, `${seed} ${n}`);
  }
  return null;
}

/** An answer of each who is asked in turn, for nothing tells who has passed a window; then a hidden beat falls. */
function inputAt(state: EclipseState, n: number, guards: boolean): Input<EclipseMove> | null {
  const hidden = eclipse.timers(state).find((timer) => timer.hidden);
  const asked = eclipse.asks(state).filter(({ must }) => must);
  const ask = asked[n % (asked.length + (hidden ? 1 : 0))];
  if (!ask) return hidden ? { kind: 'timeout', timer: hidden.key } : null;
  const moves = eclipse
    .moves(eclipse.view(state, ask.seat))
    .filter((one) => ask.answers.includes(one.do) && isOneOf(one, ANSWERS));
  const move = moves.at(guards ? -1 : 0);
  return move ? { kind: 'move', seat: ask.seat, move } : null;
}

/** The house of a table that begins so, for a room of one device. */
const houseOf = (state: EclipseState): Table =>
  openTable({ ...eclipse, setup: () => ({ state, told: [] }), timers: () => [] });

/** The level of whoever sits opposite, and where such a table lies. */
const LEVEL = 'easy';
export const LAID_AT = `/here/eclipse/${LEVEL}`;

/** What a device keeps of a table that stands so: the name in its storage, and what lies there. */
export const keptOf = (state: EclipseState): readonly [name: string, kept: string] =>
  keptMatch(houseOf(state), LEVEL);
