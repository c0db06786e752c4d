/** Whose cards lie open under the table. */
import type { CardId } from '@kesem/engine/games/eclipse/cards/set';
import type { Player } from '@kesem/engine/games/eclipse/move';
import type { EclipseView } from '@kesem/engine/games/eclipse/state';

/** The hand of whoever looks, or in a replay that of the nearer side; null: all hands are hidden. */
export function handShown(view: EclipseView, south: Player): readonly CardId[] | null {
  return view.mine?.hand ?? view.everything?.[south].hand ?? null;
}
