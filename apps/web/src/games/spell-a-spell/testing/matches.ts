/** Matches for tests, played by chance: what a viewer sees before and after each input, and hears between. */
import type { Viewer } from '@kesem/engine/core/game';
import { seededRandom } from '@kesem/engine/core/random';
import { heardBy } from '@kesem/engine/core/told';
import { askedOf } from '@kesem/engine/games/spell-a-spell/asks';
import type { SpellEvent } from '@kesem/engine/games/spell-a-spell/event';
import type { SpellMove } from '@kesem/engine/games/spell-a-spell/move';
import type { SpellState, SpellView } from '@kesem/engine/games/spell-a-spell/state';
import { DEFAULTS, game } from '@kesem/engine/games/spell-a-spell/testing/fixtures';

export interface Step {
  readonly before: SpellView;
  readonly after: SpellView;
  readonly events: readonly SpellEvent[];
  readonly state: SpellState;
}

/** Every step of a match that chance plays, as somebody sees it. Words that nobody knows are tried too. */
export function* matchSeenBy(viewer: Viewer, seed: string, seats: number): Generator<Step> {
  const random = seededRandom(seed);
  let { state } = game.setup({ seats, options: DEFAULTS, own: [], kept: null, random });
  while (state.pub.question !== null) {
    const [seat = 0] = askedOf(state.pub);
    const moves: readonly SpellMove[] = [
      ...game.moves(game.view(state, seat)),
      { do: 'cast', slots: [0, 1, 2, 3], fogs: [] },
    ];
    const move = random('choice').pick(moves);
    const ruling = game.apply(state, { kind: 'move', seat, move }, random);
    if (!ruling.ok) continue;
    const before = game.view(state, viewer);
    state = ruling.state;
    yield { before, after: game.view(state, viewer), events: heardBy(ruling.told, viewer), state };
  }
}
