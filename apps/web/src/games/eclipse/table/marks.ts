/** Which things of the table are marked, and how. */

import { comingHarms } from '@kesem/engine/games/eclipse/chapters/pieces';
import type { EclipseMove, Id } from '@kesem/engine/games/eclipse/move';
import type { EclipseView } from '@kesem/engine/games/eclipse/state';
import { useState } from 'react';
import { thingOf } from '../choice.ts';
import type { CombatDesk } from '../combat/props.ts';
import type { EclipseFrame } from '../timeline.ts';
import type { Choice } from '../useChoice.ts';
import { playsOf, usesOf } from './asked.ts';
import type { ThingMark } from './ThingButton.tsx';
import { keyOf, pieceAt, type Thing, type ThingKey } from './thing.ts';

export type Marks = ReadonlyMap<ThingKey, ThingMark>;

type Marked = readonly [thing: Thing, mark: ThingMark];

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
  const marked: readonly Marked[] = frame
    ? shownIn(frame).map((thing) => [thing, 'shown'])
    : [
        ...comingHarms(view).map(({ creature }): Marked => [creatureAt(creature), 'danger']),
        ...(desk.step === 'none' ? choiceMarks(marking) : deskMarks(desk, view)),
        ...choice.slots.map((slot): Marked => [{ at: 'card', slot }, 'selected']),
      ];
  return new Map(marked.map(([thing, mark]) => [keyOf(thing), mark]));
}

const creatureAt = (id: Id): Thing => ({ at: 'creature', id });
const stoneAt = (id: Id): Thing => ({ at: 'stone', id });

/** What the first event of a frame is about. */
function shownIn({ events: [event] }: EclipseFrame): readonly Thing[] {
  if (!event) return [];
  if (event.type === 'used') return [creatureAt(event.piece.id), event.target];
  if (event.type === 'cast') return event.target ? [event.target] : [];
  if (event.type === 'fought' || event.type === 'struck') {
    return [creatureAt(event.attacker), creatureAt(event.defender)];
  }
  if (event.type === 'dropped') return [stoneAt(event.piece.id)];
  if ('creature' in event) return [creatureAt(event.creature)];
  return 'stone' in event ? [stoneAt(event.stone)] : [];
}

function deskMarks(desk: CombatDesk, view: EclipseView): readonly Marked[] {
  const marked =
    (mark: ThingMark) =>
    (id: Id): Marked => [pieceAt(view, id), mark];
  return [
    ...desk.sources.map(marked('legal')),
    ...desk.pairs.map(({ attacker }) => attacker).map(marked('pays')),
    ...desk.targets.map(marked('target')),
    ...(desk.held === null ? [] : [desk.held]).map(marked('selected')),
  ];
}

function choiceMarks({ choice, moves, view }: Marking): readonly Marked[] {
  const { picked, target } = choice;
  if (choice.asked === 'discard') return ownCards(view);
  if (picked === null) return playable(moves, view);
  return [
    ...choice.open.map((thing): Marked => [thing, 'target']),
    ...choice.pay.map((id): Marked => [stoneAt(id), 'pays']),
    [thingOf(picked), 'selected'],
    ...(target ? [[target, 'selected'] satisfies Marked] : []),
  ];
}

/** All of the hand: each may be let go of. */
const ownCards = ({ mine }: EclipseView): readonly Marked[] =>
  (mine?.hand ?? []).map((_, slot): Marked => [{ at: 'card', slot }, 'legal']);

/** Cards that can be played and creatures whose abilities can be used. */
function playable(moves: readonly EclipseMove[], view: EclipseView): readonly Marked[] {
  const hand = view.mine?.hand ?? [];
  const cards = hand.flatMap((_, slot) => (playsOf(moves, view, slot).length > 0 ? [slot] : []));
  const creatures = view.creatures.filter(({ id }) => usesOf(moves, id).length > 0);
  return [
    ...cards.map((slot): Marked => [{ at: 'card', slot }, 'legal']),
    ...creatures.map(({ id }): Marked => [creatureAt(id), 'legal']),
  ];
}
