/** Events as motion. The view is the truth: losing a scene loses an animation, nothing else. */
import type { Cell, Dir } from '@kesem/engine/games/abalone/chapters/geometry';
import { next } from '@kesem/engine/games/abalone/chapters/geometry';
import type { Player } from '@kesem/engine/games/abalone/chapters/players';
import type { AbaloneEvent } from '@kesem/engine/games/abalone/event';
import type { AbaloneTypes, AbaloneView } from '@kesem/engine/games/abalone/state';
import type { Frame, Transition } from '../../kit/timeline/timeline.ts';
import type { Scene } from '../contract.ts';

/** A marble that has come to its cell by one step; later ones set out when they are hit. */
interface Slide {
  readonly to: Cell;
  readonly delay: number;
}

/** What a step shows: a line that slides, and perhaps a marble that falls. */
export interface Motion {
  /** A new one for each step, so that equal motions play again. */
  readonly id: number;
  readonly by: Player;
  readonly notation: string;
  readonly dir: Dir;
  readonly slides: readonly Slide[];
  /** The cell it stood on, of the other colour than `by`. */
  readonly fall: { readonly from: Cell; readonly delay: number } | null;
}

/** Milliseconds between one marble's start and that of the next it hits. */
const STAGGER = 30;

/** The motion of the last move among the events, or null where there is nothing to move. */
export function motionOf(scene: Scene<AbaloneTypes>): Motion | null {
  return scene.events.reduce<Motion | null>(
    (before, event) => motionOfEvent(event, scene.id) ?? before,
    null,
  );
}

function motionOfEvent(event: AbaloneEvent, id: number): Motion | null {
  switch (event.type) {
    case 'moved':
      return motionOfMove(event, id);
    case 'offered':
    case 'declined':
    case 'lapsed':
    case 'timedOut':
    case 'ended':
      return null;
    default:
      return event satisfies never;
  }
}

function motionOfMove(made: Extract<AbaloneEvent, { type: 'moved' }>, id: number): Motion {
  const { dir, lost } = made;
  const pushed = made.pushed.map((from, i) => ({ from, delay: (i + 1) * STAGGER }));
  const moving = [...made.marbles.map((from) => ({ from, delay: 0 })), ...pushed];
  return {
    id,
    by: made.seat,
    notation: made.notation,
    dir,
    slides: moving.flatMap(({ from, delay }) => {
      const to = next(from, dir);
      return to === null ? [] : [{ to, delay }];
    }),
    fall: pushed.find(({ from }) => from === lost) ?? null,
  };
}

/** For how long the marble that ends a match is looked at, from the blow to the number that it makes, in ms. */
const FINAL_MS = 2200;

/** What stands while the last marble falls. */
export type AbaloneFrame = Frame<AbaloneView, AbaloneEvent>;

/** A push that ends the match is seen before it is told that it is over; nothing else waits for its motion. */
export function framesOf({
  events,
  after,
}: Transition<AbaloneView, AbaloneEvent>): readonly AbaloneFrame[] {
  const end = events.findIndex(({ type }) => type === 'ended');
  const isPush = events.some((event) => event.type === 'moved' && event.lost !== null);
  if (end < 0 || !isPush) return [];
  return [
    { view: after, events: events.slice(0, end), ms: FINAL_MS },
    { view: after, events: events.slice(end), ms: 0 },
  ];
}
