/** One go at a lesson, by the game's own rules: pure, so that tests and screens run the same. */
import type { Game, Types } from '@kesem/engine/core/game';
import { seededRandom } from '@kesem/engine/core/random';
import type { Lesson, Scene } from '../../games/contract.ts';

export interface Attempt<T extends Types> {
  readonly state: T['state'];
  /** `missed`: as many moves were made as the task takes, and it is not done. */
  readonly stage: 'open' | 'missed' | 'done';
  readonly moves: number;
  readonly scene: Scene<T>;
  readonly refusal: T['refusal'] | null;
}

/** The table of a lesson before anything has been done on it. */
export function begin<T extends Types>(lesson: Lesson<T>): Attempt<T> {
  return {
    state: lesson.state,
    stage: 'open',
    moves: 0,
    scene: { id: 0, events: [] },
    refusal: null,
  };
}

/** The attempt after a move; a refused one changes nothing and says why. */
export function withMove<T extends Types>(
  game: Game<T>,
  lesson: Lesson<T>,
  now: Attempt<T>,
  move: T['move'],
): Attempt<T> {
  const input = { kind: 'move', seat: lesson.seat, move } as const;
  const ruling = game.apply(now.state, input, seededRandom(lesson.id));
  if (!ruling.ok) return { ...now, refusal: ruling.why };
  const moves = now.moves + 1;
  const isSpent = moves >= lesson.solution.length;
  return {
    state: ruling.state,
    stage: lesson.isDone(ruling.state) ? 'done' : isSpent ? 'missed' : 'open',
    moves,
    scene: { id: moves, events: ruling.told.map(({ event }) => event) },
    refusal: null,
  };
}

/** The lesson as its own solution does it, from the beginning. */
export function solved<T extends Types>(game: Game<T>, lesson: Lesson<T>): Attempt<T> {
  return lesson.solution.reduce((now, move) => withMove(game, lesson, now, move), begin(lesson));
}
