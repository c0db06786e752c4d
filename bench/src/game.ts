/** The moves that every server is sent: one long legal game, the same on every machine. */
import { type Stream, seededRandom } from '@kesem/engine/core/random';
import { answered } from '@kesem/engine/games/abalone/apply';
import { effectOf, legalSteps, type Step } from '@kesem/engine/games/abalone/chapters/step';
import { DEFAULTS } from '@kesem/engine/games/abalone/options';
import { opening } from '@kesem/engine/games/abalone/setup';
import { type AbaloneState, positionOf, turnOf } from '@kesem/engine/games/abalone/state';

/** From how many plies without a push-off on one is taken where it can be: more than 200 are a draw. */
const PATIENCE = 80;

/** So many legal moves from the usual start that neither repeat, stall nor win; null when this seed finds none. */
function walk(plies: number, seed: string): readonly Step[] | null {
  const stream = seededRandom(seed)('move');
  const steps: Step[] = [];
  let state = opening(DEFAULTS);
  while (steps.length < plies) {
    const next = goOn(state, stream);
    if (!next) return null;
    steps.push(next.step);
    state = next.state;
  }
  return steps;
}

function goOn(state: AbaloneState, stream: Stream): { step: Step; state: AbaloneState } | null {
  const position = positionOf(state);
  const patient = state.seen.length < PATIENCE;
  const [quiet, pushing] = [false, true].map((pushes) =>
    stream.shuffle(
      legalSteps(position).filter((step) => (effectOf(position, step).lost !== null) === pushes),
    ),
  );
  const wanted = patient
    ? [...(quiet ?? []), ...(pushing ?? [])]
    : [...(pushing ?? []), ...(quiet ?? [])];
  for (const step of wanted) {
    const ruling = answered(state, turnOf(state), { do: 'move', ...step });
    if (ruling.ok && !ruling.state.ended) return { step, state: ruling.state };
  }
  return null;
}

/** The game's first moves; @throws when no seed leads that far. */
export function recordedGame(plies: number): readonly Step[] {
  for (let seed = 1; seed <= 200; seed += 1) {
    const steps = walk(plies, `bench ${seed}`);
    if (steps) return steps;
  }
  throw new Error(`no game of ${plies} plies was found`);
}
