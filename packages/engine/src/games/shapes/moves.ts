/** What a viewer may do. */
import { askedOf } from './chapters/picks.ts';
import type { ShapesMove } from './move.ts';
import { kindOf, type ShapesView } from './state.ts';

/** Every place of the hand that the viewer is asked to pick from. */
export function movesOf(view: ShapesView): readonly ShapesMove[] {
  const { me, mine, part } = view;
  const kind = kindOf(part);
  if (mine === null || !askedOf(view, view[kind].hands).some((seat) => seat === me)) return [];
  return mine[kind].map((_, slot) => ({ do: 'pick', slot }));
}
