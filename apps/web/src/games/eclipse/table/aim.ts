/** What is aimed at what: by whoever drags, by the choice that is made, or by what is shown. */
import type { Ink } from '../../../kit/draw/inks.ts';
import type { Words } from '../../contract.ts';
import { thingOf } from '../choice.ts';
import type { EclipseFrame } from '../timeline.ts';
import type { Choice } from '../useChoice.ts';
import type { End } from './Arrow.tsx';
import type { Thing } from './thing.ts';

export interface Aim {
  readonly from: End;
  readonly to: End;
  readonly ink: Ink;
  readonly look: 'planned' | 'done';
}

interface Aiming {
  readonly words: Words;
  readonly frame: EclipseFrame | null;
  readonly choice: Pick<Choice, 'picked' | 'target'>;
  readonly dragged: { readonly thing: Thing; readonly x: number; readonly y: number } | null;
}

/** The arrow to be drawn; null: none. */
export function aimOf({ words, frame, choice, dragged }: Aiming): Aim | null {
  const ink = words.ink(words.me ?? words.south);
  if (dragged) return { from: dragged.thing, to: dragged, ink, look: 'planned' };
  if (frame) return shownAim(frame, words);
  const { picked, target } = choice;
  if (!picked || !target) return null;
  return { from: thingOf(picked), to: target, ink, look: 'planned' };
}

function shownAim({ events: [event] }: EclipseFrame, words: Words): Aim | null {
  if ((event?.type !== 'cast' && event?.type !== 'used') || !event.target) return null;
  const from: Thing =
    event.type === 'used' ? { at: 'creature', id: event.piece.id } : { at: 'coming' };
  return { from, to: event.target, ink: words.ink(event.player), look: 'done' };
}
