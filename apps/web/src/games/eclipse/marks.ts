/** Which things of the table are marked, and how. */

import { comingHarms } from '@kesem/engine/games/eclipse/chapters/pieces';
import type { EclipseMove, Id } from '@kesem/engine/games/eclipse/move';
import type { EclipseView } from '@kesem/engine/games/eclipse/state';
import { useState } from 'react';
import { playsOf, thingOf, usesOf } from './asked.ts';
import type { CombatDesk } from './combat/props.ts';
import type { ThingMark } from './table/Thing.tsx';
import type { EclipseFrame } from './timeline.ts';
import type { Choice } from './useChoice.ts';

export type Marks = ReadonlyMap<string, ThingMark>;

interface Marking {
  readonly view: EclipseView;
  readonly moves: readonly EclipseMove[];
  readonly choice: Choice;
  readonly desk: CombatDesk;
  readonly frame: EclipseFrame | null;
}

/** The marks of everything; the same map as long as nothing is marked otherwise, so that a side need not be drawn anew. */
export function useMarks(marking: Marking): Marks {
  const [kept, setKept] = useState<Marks>(new Map());
  const marks = marksOf(marking);
  if (isSame(kept, marks)) return kept;
  setKept(marks);
  return marks;
}

function isSame(one: Marks, two: Marks): boolean {
  return one.size === two.size && [...one].every(([thing, mark]) => two.get(thing) === mark);
}

/** While something is played, what it shows is marked. */
function marksOf(marking: Marking): Marks {
  const { frame, view, desk, choice } = marking;
  if (frame) return new Map(shownIn(frame).map((thing) => [thing, 'shown'] as const));
  const all = new Map<string, ThingMark>();
  for (const { creature } of comingHarms(view)) all.set(`creature:${creature}`, 'danger');
  if (desk.step !== 'none') for (const [thing, mark] of deskMarks(desk, view)) all.set(thing, mark);
  else for (const [thing, mark] of choiceMarks(marking)) all.set(thing, mark);
  for (const slot of choice.slots) all.set(`card:${slot}`, 'selected');
  return all;
}

/** What the first event of a frame is about. */
function shownIn({ events: [event] }: EclipseFrame): readonly string[] {
  if (!event) return [];
  if (event.type === 'used') return [`creature:${event.piece.id}`, thingOf(event.target)];
  if (event.type === 'cast') return event.target ? [thingOf(event.target)] : [];
  if (event.type === 'fought' || event.type === 'struck') {
    return [`creature:${event.attacker}`, `creature:${event.defender}`];
  }
  if (event.type === 'dropped') return [`stone:${event.piece.id}`];
  if ('creature' in event) return [`creature:${event.creature}`];
  return 'stone' in event ? [`stone:${event.stone}`] : [];
}

function deskMarks(desk: CombatDesk, view: EclipseView): readonly (readonly [string, ThingMark])[] {
  const thing = (id: Id): string =>
    view.stones.some((one) => one.id === id) ? `stone:${id}` : `creature:${id}`;
  return [
    ...desk.sources.map((id) => [thing(id), 'legal'] as const),
    ...desk.pairs.map(({ attacker }) => [thing(attacker), 'pays'] as const),
    ...desk.targets.map((id) => [thing(id), 'target'] as const),
    ...(desk.held === null ? [] : [[thing(desk.held), 'selected'] as const]),
  ];
}

function choiceMarks({ choice, moves, view }: Marking): readonly (readonly [string, ThingMark])[] {
  const { picked, target } = choice;
  if (picked === null) return playable(moves, view);
  const own = picked.kind === 'card' ? `card:${picked.slot}` : `creature:${picked.id}`;
  return [
    ...choice.open.map((thing) => [thing, 'target'] as const),
    ...choice.pay.map((id) => [`stone:${id}`, 'pays'] as const),
    [own, 'selected'] as const,
    ...(target ? [[thingOf(target), 'selected'] as const] : []),
  ];
}

/** Cards that can be played and creatures whose abilities can be used. */
function playable(
  moves: readonly EclipseMove[],
  view: EclipseView,
): readonly (readonly [string, ThingMark])[] {
  const hand = view.mine?.hand ?? [];
  const cards = hand.flatMap((_, slot) => (playsOf(moves, view, slot).length > 0 ? [slot] : []));
  const creatures = view.creatures.filter(({ id }) => usesOf(moves, id).length > 0);
  return [
    ...cards.map((slot) => [`card:${slot}`, 'legal'] as const),
    ...creatures.map(({ id }) => [`creature:${id}`, 'legal'] as const),
  ];
}
