/** Duels to look at: what happens on a table step by step, as seat 0 hears it. */
import type { Input } from '@kesem/engine/core/game';
import { seededRandom } from '@kesem/engine/core/random';
import { heardBy } from '@kesem/engine/core/told';
import type { CardId } from '@kesem/engine/games/eclipse/cards/set';
import type { EclipseEvent } from '@kesem/engine/games/eclipse/event';
import { eclipse } from '@kesem/engine/games/eclipse/game';
import type { EclipseMove } from '@kesem/engine/games/eclipse/move';
import type { EclipseState } from '@kesem/engine/games/eclipse/state';
import { tableOf } from '../course/table.ts';

/** The table before, what happens, and the table after. */
export interface DuelStep {
  readonly before: EclipseState;
  readonly state: EclipseState;
  readonly events: readonly EclipseEvent[];
}

type Choice = (state: EclipseState) => Input<EclipseMove> | null;

/** Lets inputs follow each other until none is chosen. */
function stepsOf(start: EclipseState, seed: string, most: number, choose: Choice): DuelStep[] {
  const steps: DuelStep[] = [];
  let before = start;
  for (let n = 0; n < most && eclipse.outcome(before) === null; n += 1) {
    const input = choose(before);
    const ruling = input && eclipse.apply(before, input, seededRandom(`${seed} ${n}`));
    if (!ruling?.ok) break;
    const { state, told } = ruling;
    steps.push({ before, state, events: heardBy(told, 0) });
    before = state;
  }
  return steps;
}

/** A whole duel of listed moves, drawn from a seed; it begins with the dice. */
export function drawnDuel(seed: string, most = 400): readonly DuelStep[] {
  const random = seededRandom(seed)('choice');
  const options = { time: 0, turn: 75, window: 15 } as const;
  const { state, told } = eclipse.setup({
    seats: 2,
    options,
    own: [],
    kept: null,
    random: seededRandom(seed),
  });
  const opening = { before: state, state, events: heardBy(told, 0) };
  const choose: Choice = (now) => {
    const hidden = eclipse.timers(now).find((timer) => timer.hidden);
    return hidden ? { kind: 'timeout', timer: hidden.key } : random.pick(inputsOf(now));
  };
  return [opening, ...stepsOf(state, seed, most, choose)];
}

function inputsOf(state: EclipseState): readonly Input<EclipseMove>[] {
  return eclipse.asks(state).flatMap(({ seat, must, answers }) => {
    const moves = must ? eclipse.moves(eclipse.view(state, seat)) : [];
    return moves
      .filter((move) => answers.includes(move.do))
      .map((move) => ({ kind: 'move', seat, move }) as const);
  });
}

const STONES: readonly CardId[] = [...repeated('crystal', 5), ...repeated('darkStone', 4)];
const OURS: readonly CardId[] = [
  'noonLion',
  'duskWolf',
  'dawnStag',
  'orc',
  'vampire',
  'stoneGolem',
  'goblin',
  'troll',
];
const THEIRS: readonly CardId[] = OURS.toReversed();

function repeated(card: CardId, times: number): readonly CardId[] {
  return Array.from({ length: times }, () => card);
}

/** The busiest table there is: eight creatures and nine stones a side, and six attacks at once, three of them on stones. */
export function busiestDuel(seed: string): readonly DuelStep[] {
  const hands = [repeated('crystal', 7), repeated('crystal', 7)] as const;
  const start = tableOf({ active: 1, stones: [STONES, STONES], creatures: [OURS, THEIRS], hands });
  const [stone, mine, theirs] = [1, 19, 27];
  const targets = [mine, mine + 1, mine + 2, stone, stone + 1, stone + 2];
  const attacks = targets.map((target, i) => ({ attacker: theirs + i, target }));
  const moves: EclipseMove[] = [
    { do: 'attack', attacks },
    {
      do: 'defend',
      guards: [{ guard: mine + 4, attacker: theirs + 3 }],
      order: attacks.slice(0, 4).map(({ attacker }) => attacker),
    },
  ];
  return stepsOf(start, seed, 60, (state) => {
    const hidden = eclipse.timers(state).find((timer) => timer.hidden);
    if (hidden) return { kind: 'timeout', timer: hidden.key };
    const asked = eclipse.asks(state).find(({ must }) => must);
    if (!asked) return null;
    if (asked.answers.includes('pass'))
      return { kind: 'move', seat: asked.seat, move: { do: 'pass' } };
    const next = moves[0];
    if (!next || !asked.answers.includes(next.do)) return null;
    moves.shift();
    return { kind: 'move', seat: asked.seat, move: next };
  });
}
