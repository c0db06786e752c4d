import { stoneOf } from '@kesem/engine/games/eclipse/chapters/pieces';
import { energyOf } from '@kesem/engine/games/eclipse/chapters/stats';
import type { Id } from '@kesem/engine/games/eclipse/move';
import type { EclipseView } from '@kesem/engine/games/eclipse/state';
import { cardAt } from '../words/naming.ts';
import { Rubble } from './Rubble.tsx';
import { StoneSign } from './StoneSign.tsx';

interface BigStoneProps {
  readonly view: EclipseView;
  readonly id: Id;
  /** In px. */
  readonly width: number;
}

/** The stone that a lane is about, as a picture of the one beside the side; lost, it lies there as rubble. */
export const BigStone = ({ view, id, width }: BigStoneProps) => {
  const stone = stoneOf(view, id);
  const energy = stone
    ? energyOf(view, stone)
    : cardAt(view, id) === 'darkStone'
      ? 'dark'
      : 'light';
  return (
    <span style={{ inlineSize: width }} aria-hidden="true">
      {stone ? <StoneSign energy={energy} /> : <Rubble seed={id} energy={energy} />}
    </span>
  );
};
