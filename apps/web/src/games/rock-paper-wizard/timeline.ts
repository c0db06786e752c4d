/** What has just happened, as frames. */
import type { Seat } from '@kesem/engine/core/game';
import type { SpellId } from '@kesem/engine/games/rock-paper-wizard/chapters/spells';
import type { WizardEvent } from '@kesem/engine/games/rock-paper-wizard/event';
import { follow } from '@kesem/engine/games/rock-paper-wizard/follow';
import { type Beat, beatsOf, type Part } from '@kesem/engine/games/rock-paper-wizard/show';
import type { WizardView } from '@kesem/engine/games/rock-paper-wizard/state';
import type { Frame, Transition } from '../../kit/timeline/timeline.ts';
import { orderOf } from './table/circle.ts';

/** A spell that is being resolved, step `step` of `of` of the round. */
export interface Fight {
  readonly seat: Seat;
  /** Null: it was cancelled. */
  readonly spell: SpellId | null;
  readonly target: Seat;
  readonly surge: boolean;
  readonly step: number;
  readonly of: number;
}

/** `events` are what happens in the frame; none while the house counts. */
export interface WizardFrame extends Frame<WizardView, WizardEvent> {
  readonly part: Part;
  /** The table before what happens in it. */
  readonly before: WizardView;
  /** The spell by which it happens; null outside of one. */
  readonly fight: Fight | null;
  /** How far the house has counted, from 0. */
  readonly count: number;
}

type Step = Pick<Transition<WizardView, WizardEvent>, 'before' | 'events'>;

/** The frames of one step; none when there is nothing to see. */
export function framesOf({ before, events }: Step): readonly WizardFrame[] {
  return beatsOf(events).reduce<readonly WizardFrame[]>(
    (frames, beat) => [...frames, frameOf(beat, before, frames.at(-1))],
    [],
  );
}

function frameOf(beat: Beat, first: WizardView, last: WizardFrame | undefined): WizardFrame {
  const { part, events, ms } = beat;
  const before = last?.view ?? first;
  const view = events.reduce(follow, before);
  const count = part === 'count' && last ? last.count + 1 : 0;
  return { part, events, ms, before, view, fight: fightIn(beat, before, last), count };
}

function fightIn(beat: Beat, before: WizardView, last: WizardFrame | undefined): Fight | null {
  if (beat.part !== 'fight' && beat.part !== 'wild') return null;
  return begun(beat, before) ?? last?.fight ?? actingOf(before);
}

/** The spell that begins in a beat, or would have. */
function begun({ events }: Beat, { wizards }: WizardView): Fight | null {
  const turn = events.find(({ type }) => type === 'turn' || type === 'skipped');
  if (turn?.type === 'turn') return turn;
  if (turn?.type !== 'skipped') return null;
  const { seat, step, of } = turn;
  return { seat, step, of, spell: null, target: wizards[seat]?.hand?.target ?? seat, surge: false };
}

/** The spell in the middle of which somebody was asked. */
function actingOf(view: WizardView): Fight | null {
  const order = orderOf(view);
  const seat = order.find((one) => view.wizards[one]?.hand?.state === 'acting');
  const hand = seat === undefined ? null : view.wizards[seat]?.hand;
  if (seat === undefined || !hand) return null;
  const { spell, target, surge } = hand;
  return { seat, spell, target, surge, step: order.indexOf(seat) + 1, of: order.length };
}
