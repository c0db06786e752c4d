/** SH-9: time. The engine names the timer, the server measures it. */
import type { Timer } from '../../core/game.ts';
import type { ShapesEvent } from './event.ts';
import { PICK_MS } from './options.ts';
import type { ShapesPub, ShapesState } from './state.ts';

/** Milliseconds on the board for each event; for a count, each player's. */
const PLAYBACK: Readonly<Record<ShapesEvent['type'], number>> = {
  round: 0,
  drew: 320,
  picked: 0,
  timedOut: 0,
  laid: 1000,
  shown: 1000,
  counted: 1200,
  tied: 900,
  lastJokers: 1200,
  won: 1200,
  nobodyWon: 900,
  returned: 240,
  ended: 0,
};

/** SH-9.1 One for all who pick: its number is that of the question. */
export function timersOf({ pub }: ShapesState): readonly Timer[] {
  const ms = PICK_MS[pub.options.time];
  if (pub.ended || ms === null) return [];
  return [{ key: keyOf(pub), seat: null, ms, lead: leadOf(pub) }];
}

/** How long it takes to play back what happened before the question that stands, in milliseconds. */
export function leadOf({ shows }: Pick<ShapesPub, 'shows'>): number {
  return shows.reduce((sum, type) => sum + PLAYBACK[type], 0);
}

/** The key of the question that stands. */
export function keyOf({ round, pick }: ShapesState['pub']): string {
  return `pick:${round}:${pick}`;
}

/** How long the playback of an event takes, in milliseconds. */
export function playbackOf(event: ShapesEvent): number {
  return leadOf({ shows: showsOf(event) });
}

/** What an event shows, one thing after the other. */
export function showsOf(event: ShapesEvent): ShapesPub['shows'] {
  return event.type === 'counted' ? event.counts.map(() => event.type) : [event.type];
}
