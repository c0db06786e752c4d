/**
 * A step in short, for whoever follows the rules themselves: what is heard, and of the view only what does
 * not follow from it. One list instead of an object, with what is mostly missing at its end.
 */
import type { Short } from '@kesem/engine/core/game';
import type { TableView } from '@kesem/engine/core/table';
import { digestOf } from './digest.ts';
import { expected, type Following } from './expected.ts';
import { type Patch, patchBetween, patched } from './patch.ts';
import { type Redacted, seal } from './redacted.ts';
import type { Heard, RoomView } from './view.ts';
import type { Told } from './wire.ts';

/** What a class of viewers knows of a room before a step. */
export interface Known {
  readonly view: RoomView;
  /** When the last thing was heard, in ms by the server's clock; 0: nothing was. */
  readonly heardAt: number;
}

/** Returns when the last of what was heard was, in ms by the server's clock; `before`, where nothing was. */
export function heardAtOf(heard: readonly Heard[], before = 0): number {
  return heard.at(-1)?.at ?? before;
}

/** Something heard: in short, as it is at the step's own time, or with a time of its own. */
type BriefHeard = Short | { readonly event: object } | { readonly room: object } | Heard;

/**
 * In order: the step, ms since what was heard before, ms from then to now, what is heard, what of the view does
 * not follow from that, and now and then the digest of the whole view.
 */
export type BriefStep = readonly [
  step: number,
  since: number,
  late: number,
  heard?: readonly BriefHeard[],
  rest?: Patch,
  digest?: number,
];

const NOTHING: Patch = {};

/** Every so many steps the whole view is compared. */
const DIGEST_EVERY = 20;

/** Writes the step that leads from what is known to a view. */
export function briefStep(
  known: Known,
  after: Redacted<RoomView>,
  { step, now, heard }: Told,
  rules: Following,
): Redacted<BriefStep> {
  const at = heardAtOf(heard, known.heardAt);
  const rest = patchBetween(expected(known.view, heard, rules), after) ?? NOTHING;
  const written = heard.map((one) => shortOf(one, at, rules));
  const head = [step, at - known.heardAt, now - at] as const;
  if (step % DIGEST_EVERY === 0) return seal([...head, written, rest, markOf(after)]);
  if (rest !== NOTHING) return seal([...head, written, rest]);
  return seal(written.length > 0 ? [...head, written] : head);
}

/** What a step in short leads to: the view, what was heard, and the server's clock in ms. */
export interface Read {
  readonly view: RoomView;
  readonly heard: readonly Heard[];
  readonly now: number;
}

/** Reads a step in short; null: the view has gone astray, and is to be asked for whole. */
export function readBrief(
  known: Known,
  [, since, late, written = [], rest = NOTHING, digest]: BriefStep,
  rules: Following,
): Read | null {
  const at = known.heardAt + since;
  const heard = heardFrom(known.view, written, at, rules);
  if (!heard) return null;
  const follows = expected(known.view, heard, rules);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server's word, by its own types
  const view = patched(follows, rest) as RoomView;
  const isAstray = digest !== undefined && digest !== markOf(view);
  return isAstray ? null : { view, heard, now: at + late };
}

function shortOf(heard: Heard, at: number, { brief }: Following): BriefHeard {
  if (heard.at !== at) return heard;
  if ('room' in heard) return { room: heard.room };
  return brief?.short(heard.event) ?? { event: heard.event };
}

/** Reads what was heard, event by event: each in short is one of the view before it. */
function heardFrom(
  view: RoomView,
  written: readonly BriefHeard[],
  at: number,
  rules: Following,
): readonly Heard[] | null {
  const heard: Heard[] = [];
  let { table } = view;
  for (const one of written) {
    const next = oneHeard(table, one, at, rules);
    if (!next) return null;
    heard.push(next);
    if (table && 'event' in next) table = rules.follow(table, next.event);
  }
  return heard;
}

function oneHeard(
  table: TableView | null,
  written: BriefHeard,
  at: number,
  { brief }: Following,
): Heard | null {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server's word, by its own types
  if (!isShort(written)) return { at, ...written } as Heard;
  const event = table && brief?.long(table, written);
  return event ? { at, event } : null;
}

function isShort(heard: BriefHeard): heard is Short {
  return typeof heard === 'string' || Array.isArray(heard);
}

/** The digest of what all see who are told the same. */
function markOf(view: RoomView): number {
  const { me: _me, own: _own, ...shared } = view;
  return digestOf({ ...shared, table: { ...shared.table, me: null } });
}
