/** Matches for tests, played by chance: what a viewer sees before and after each input, and hears between. */
import type { Viewer } from '@kesem/engine/core/game';
import { seededRandom } from '@kesem/engine/core/random';
import { heardBy } from '@kesem/engine/core/told';
import { missing } from '@kesem/engine/games/shapes/chapters/picks';
import type { ShapesEvent } from '@kesem/engine/games/shapes/event';
import { shapes } from '@kesem/engine/games/shapes/game';
import type { ShapesState, ShapesView } from '@kesem/engine/games/shapes/state';

export interface Step {
  readonly before: ShapesView;
  readonly after: ShapesView;
  readonly events: readonly ShapesEvent[];
  readonly state: ShapesState;
}

/** Every step of a match that chance plays, as somebody sees it. */
export function* matchSeenBy(viewer: Viewer, seed: string, seats: number): Generator<Step> {
  const random = seededRandom(seed);
  const start = { seats, options: { time: '15s' as const }, own: [], kept: null, random };
  let { state } = shapes.setup(start);
  while (!state.pub.ended) {
    const [seat = 0] = missing(state);
    const move = random('choice').pick(shapes.moves(shapes.view(state, seat)));
    const ruling = shapes.apply(state, { kind: 'move', seat, move }, random);
    if (!ruling.ok) throw new Error('a listed move was refused');
    const before = shapes.view(state, viewer);
    state = ruling.state;
    const after = shapes.view(state, viewer);
    yield { before, after, events: heardBy(ruling.told, viewer), state };
  }
}
