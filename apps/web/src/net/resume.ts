/** Following a room: which message comes next, and when only the full view helps. */
import type { Heard, RoomView } from '@kesem/room/view';
import { applyStep, type Full, type StepMessage } from '@kesem/room/wire';

/** What this client holds of the room. */
export interface Held {
  readonly step: number;
  readonly view: RoomView;
  /** Everything heard in the match on the table. */
  readonly heard: readonly Heard[];
}

export type Followed = { readonly held: Held } | 'gap' | 'old';

/** The room after a step: applied when it is the next one, skipped when it is known, else a gap. */
export function follow(held: Held, message: StepMessage): Followed {
  if (message.step <= held.step) return 'old';
  if (message.step !== held.step + 1) return 'gap';
  const view = applyStep(held.view, message);
  return { held: { step: message.step, view, heard: [...held.heard, ...message.heard] } };
}

/** The room as a full view tells it. */
export function heldFrom({ step, view, heard }: Full): Held {
  return { step, view, heard };
}

/**
 * How many events of the same match went by between two full views; 0 for another match. Somebody's
 * connection, one's own above all, is no event of the match.
 */
export function missedBetween(before: Held | null, after: Held): number {
  if (!before || before.view.match?.number !== after.view.match?.number) return 0;
  return after.heard.slice(before.heard.length).filter((one) => !isConnection(one)).length;
}

/** The server's clock minus ours, in ms. The largest sample had the shortest way, and is nearest. */
export function betterOffset(known: number | null, serverNow: number, ourNow: number): number {
  const sample = serverNow - ourNow;
  return known === null ? sample : Math.max(known, sample);
}

function isConnection(heard: Heard): boolean {
  return 'room' in heard && (heard.room.type === 'away' || heard.room.type === 'back');
}
