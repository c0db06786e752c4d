/**
 * The wire encoding of views, beside the views themselves, so that tools measure the real bytes.
 * A step carries what is heard and the parts that changed, each whole: no patches, no diffs.
 */
import type { Json } from '@kesem/engine/core/table';
import { type Redacted, seal } from './redacted.ts';
import type { Heard, RoomView } from './view.ts';

/** Everything a class of viewers may know now: on joining, after a gap, at the start of a match. */
export interface Full {
  /** Counted for this class alone, so that nobody else's commands show in it. */
  readonly step: number;
  /** The server's clock, in ms. */
  readonly now: number;
  readonly view: RoomView;
  readonly heard: readonly Heard[];
}

/** What changed for a class since its step before. */
export interface StepMessage {
  readonly step: number;
  readonly now: number;
  readonly heard: readonly Heard[];
  /** The parts of the room that changed. */
  readonly room: Partial<Omit<RoomView, 'table'>>;
  /** The top-level parts of the game's view that changed; null: none. */
  readonly table: { readonly [part: string]: Json } | null;
}

export type StepBody = Pick<StepMessage, 'room' | 'table' | 'heard'>;

/**
 * The message that leads from one view to the next. Null when this class has nothing to be told:
 * then it is sent nothing, so that no count shows what is hidden. 'full' when parts disappeared and
 * a step cannot say so.
 */
export function stepBetween(
  before: Redacted<RoomView>,
  after: Redacted<RoomView>,
  heard: Redacted<readonly Heard[]>,
): Redacted<StepBody> | 'full' | null {
  const { table: tableBefore, ...roomBefore } = before;
  const { table: tableAfter, ...roomAfter } = after;
  if (before.match?.number !== after.match?.number || lostParts(tableBefore, tableAfter))
    return 'full';
  const room = changed(roomBefore, roomAfter);
  const table = changed(tableBefore ?? {}, tableAfter ?? {});
  const played = Object.keys(table).length > 0;
  if (!played && Object.keys(room).length + heard.length === 0) return null;
  return seal({ room, table: played ? table : null, heard });
}

/** The view after a step: what a client does with it. */
export function applyStep(view: RoomView, step: StepMessage): RoomView {
  const table = view.table && step.table ? { ...view.table, ...step.table } : view.table;
  return { ...view, ...step.room, table };
}

function changed<V>(
  before: object,
  after: Readonly<Record<string, V>>,
): Readonly<Record<string, V>> {
  const entries = Object.entries(after).filter(
    ([key, value]) => !isSame(value, Reflect.get(before, key)),
  );
  return Object.fromEntries(entries);
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

function lostParts(before: object | null, after: object | null): boolean {
  if (!before !== !after) return true;
  return Object.keys(before ?? {}).some((part) => !Object.hasOwn(after ?? {}, part));
}
