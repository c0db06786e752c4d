import type { Player } from '@kesem/engine/games/eclipse/move';
import type { EclipseView } from '@kesem/engine/games/eclipse/state';
import type { RefObject } from 'react';
import { useHasTop } from '../../../kit/top.tsx';
import { useLanes } from '../combat/useLanes.ts';
import { handShown } from './handShown.ts';
import { heldBy } from './standing.ts';
import type { Controls } from './useControls.ts';
import { useLayout, useLayoutIn } from './useLayout.ts';

interface Table {
  /** As it is shown, and as it is. */
  readonly view: EclipseView;
  readonly truth: EclipseView;
  readonly controls: Pick<Controls, 'timeline' | 'desk' | 'choice'>;
  readonly south: Player;
  /** Whether the screen is a hand above all. */
  readonly isHand: boolean;
}

/** How a table stands in the room of an element: its lanes, if there is a combat, and its layout. */
export function useStanding(
  place: RefObject<HTMLElement | null>,
  { view, truth, controls: { timeline, desk, choice }, south, isHand }: Table,
) {
  const lanes = useLanes(view, timeline.frame, desk, south);
  const holds = {
    ...heldBy(view, south, lanes),
    hand: handShown(truth, south)?.length ?? null,
    headed: useHasTop(),
    isFight: view.combat !== null || desk.step !== 'none',
    isHand,
  };
  const layout = useLayout(place, holds);
  const { width, height, bar } = layout;
  const plain = useLayoutIn({ ...holds, width, height, bar, fight: null });
  const isAiming = choice.picked !== null || desk.step !== 'none';
  // some would have no place beside the lanes, but may be chosen: all stand in their rows
  const isCrowded = (layout.lanes?.bench.more ?? 0) > 0;
  return isAiming && isCrowded ? { lanes: null, layout: plain } : { lanes, layout };
}
