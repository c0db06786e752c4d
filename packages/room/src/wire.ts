/**
 * The wire encoding of views, beside the views themselves, so that tools measure the real bytes.
 * A step carries what is heard and the parts that changed: each whole, or, of a long list, the
 * places that are new. Nothing else is ever patched.
 */
import type { Json, JsonObject } from '@kesem/engine/core/table';
import { type Redacted, seal } from './redacted.ts';
import { hasSameParts, isSame } from './same.ts';
import type { Heard, InMidst, RoomView } from './view.ts';

/** Everything a class of viewers may know now: on joining, after a gap, at the start of a match. */
export interface Full {
  /** Counted for this class alone, so that nobody else's commands show in it; anew from each match's start. */
  readonly step: number;
  /** The server's clock, in ms. */
  readonly now: number;
  readonly view: RoomView;
  readonly heard: readonly Heard[];
  /** How much of what is heard comes before this; absent: nothing. */
  readonly after?: number;
  /** Something is being shown to all: what whoever comes now needs to join it. Absent: nothing is. */
  readonly midst?: InMidst;
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
  /** Lists of which few places changed, or that grew at their end; absent: none. */
  readonly places?: { readonly room: PlacesByPart; readonly table: PlacesByPart };
}

/** What stands now at some places of a list, by index; the rest stands as before. */
type Places = { readonly [index: string]: unknown };
type PlacesByPart = { readonly [part: string]: Places };

export type StepBody = Pick<StepMessage, 'room' | 'table' | 'places'>;

/** What is told of a step beside the view: its number, the server's clock in ms, and what is heard. */
export interface Told {
  readonly step: number;
  readonly now: number;
  readonly heard: Redacted<readonly Heard[]>;
}

/**
 * The message that leads from one view to the next. A class to which nothing is to be told is sent nothing, so
 * that no count shows what is hidden: see `bodyBetween`.
 */
export function wholeStep(
  before: Redacted<RoomView>,
  after: Redacted<RoomView>,
  { step, now, heard }: Told,
): Redacted<StepMessage> {
  return seal({ ...(bodyBetween(before, after) ?? NOTHING), heard, step, now });
}

const NOTHING = { room: {}, table: null };

/** Whether no step leads from one view to the next, for parts disappeared and a step cannot say so. */
export function needsFull(before: RoomView, after: RoomView): boolean {
  return before.match?.number !== after.match?.number || lostParts(before.table, after.table);
}

/** What must be told of a view to somebody who takes it for `before`; null: nothing. */
export function bodyBetween(before: RoomView, after: RoomView): StepBody | null {
  const room = changed<RoomView>(before, after, 'table');
  return bodyOf(room, changed<JsonObject>(before.table ?? {}, after.table ?? {}));
}

function bodyOf(room: Changed<RoomView[keyof RoomView]>, table: Changed<Json>): StepBody | null {
  const body = { room: room.whole, table: isEmpty(table.whole) ? null : table.whole };
  if (!isEmpty(room.places) || !isEmpty(table.places)) {
    return { ...body, places: { room: room.places, table: table.places } };
  }
  return isEmpty(room.whole) && !body.table ? null : body;
}

/** The view after a step: what a client does with it. */
export function applyStep(view: RoomView, step: StepBody): RoomView {
  const { room, places } = step;
  const filled = view.table && withLists(view.table, places?.table);
  const table = filled && step.table ? { ...filled, ...step.table } : filled;
  return { ...withLists(view, places?.room), ...room, table };
}

/** The parts with some places of some lists filled anew; the very same parts when there are none. */
function withLists<V extends object>(parts: V, places: PlacesByPart = {}): V {
  if (isEmpty(places)) return parts;
  const lists = Object.entries(places).map(
    ([part, at]) => [part, filledIn(listOr(Reflect.get(parts, part)), at)] as const,
  );
  return { ...parts, ...Object.fromEntries(lists) };
}

function filledIn(list: readonly unknown[], places: Places): readonly unknown[] {
  const after = [...list];
  for (const [index, value] of Object.entries(places)) after[Number(index)] = value;
  return after;
}

function listOr(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

interface Changed<V> {
  readonly whole: Readonly<Record<string, V>>;
  readonly places: PlacesByPart;
}

/** The parts that are not what they were, but for the one part `apart`. */
function changed<V extends object>(before: V, after: V, apart?: keyof V): Changed<V[keyof V]> {
  const whole: Record<string, V[keyof V]> = {};
  const places: Record<string, Places> = {};
  for (const part in after) {
    const [value, old] = [after[part], before[part]];
    if (part === apart || isSame(value, old)) continue;
    const at = placesBetween(old, value);
    if (at) places[part] = at;
    else whole[part] = value;
  }
  return { whole, places };
}

/** Where a list differs from what it was; null when it became shorter, or most of it is new. */
function placesBetween(before: unknown, after: unknown): Places | null {
  if (!Array.isArray(before) || !Array.isArray(after) || after.length < before.length) return null;
  const at: Record<number, unknown> = {};
  let fresh = 0;
  for (const [i, value] of after.entries()) {
    if (isSame(value, before[i])) continue;
    at[i] = value;
    fresh += 1;
  }
  return fresh * 2 <= after.length ? at : null;
}

function isEmpty(parts: object): boolean {
  return Object.keys(parts).length === 0;
}

/** Whether two classes see the same room, but for who they are. */
export function isAlike(a: RoomView, b: RoomView): boolean {
  return hasSameParts(a, b, ['me', 'table']) && hasSameParts(a.table ?? {}, b.table ?? {}, ['me']);
}

function lostParts(before: object | null, after: object | null): boolean {
  if (!before !== !after) return true;
  return Object.keys(before ?? {}).some((part) => !Object.hasOwn(after ?? {}, part));
}
