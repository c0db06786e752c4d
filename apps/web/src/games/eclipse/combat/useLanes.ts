import type { EclipseEvent } from '@kesem/engine/games/eclipse/event';
import type { Player } from '@kesem/engine/games/eclipse/move';
import type { EclipseView } from '@kesem/engine/games/eclipse/state';
import { useMemo } from 'react';
import type { EclipseFrame } from '../timeline.ts';
import { type Lanes, lanesOf } from './lanes.ts';
import type { CombatDesk } from './props.ts';

const NOTHING: readonly EclipseEvent[] = [];

/** The lanes of a combat, the same as long as nothing of it changes. */
export function useLanes(
  view: EclipseView,
  frame: EclipseFrame | null,
  { step, pairs, order }: CombatDesk,
  south: Player,
): Lanes | null {
  const shows = frame?.events ?? NOTHING;
  const plan = JSON.stringify({ step, pairs, order });
  return useMemo(
    () => lanesOf(view, shows, { step, pairs, order }, south),
    // oxlint-disable-next-line react/exhaustive-deps -- a plan is made anew with each drawing: what it says counts
    [view, shows, plan, south],
  );
}
