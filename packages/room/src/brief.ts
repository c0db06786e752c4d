/**
 * A step in short, for whoever follows the rules themselves: what is heard, and of the view only what does
 * not follow from it. One list instead of an object, with what is mostly missing at its end.
 */
import { expected, type Following } from './expected.ts';
import { type Redacted, seal } from './redacted.ts';
import type { Heard, RoomView } from './view.ts';
import { applyStep, bodyBetween, type StepBody, type Told } from './wire.ts';

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
type BriefHeard = string | { readonly event: object } | { readonly room: object } | Heard;

/** What does not follow: parts of room and table as in a step, and now and then the digest of the whole view. */
interface Rest extends Partial<StepBody> {
  readonly digest?: number;
}

/** In order: the step, ms since what was heard before, ms from then to now, what is heard, the rest. */
export type BriefStep = readonly [
  step: number,
  since: number,
  late: number,
  heard?: readonly BriefHeard[],
  rest?: Rest,
];

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
  const rest: Rest = {
    ...restOf(bodyBetween(expected(known.view, heard, rules), after)),
    ...(step % DIGEST_EVERY === 0 && { digest: digestOf(after) }),
  };
  const written = heard.map((one) => shortOf(one, at, rules));
  const head = [step, at - known.heardAt, now - at] as const;
  if (!isBare(rest)) return seal([...head, written, rest]);
  return seal(written.length > 0 ? [...head, written] : head);
}

function restOf(body: StepBody | null): Rest {
  if (!body) return {};
  const { room, table, places } = body;
  return { ...(!isBare(room) && { room }), ...(table && { table }), ...(places && { places }) };
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
  [, since, late, written = [], rest = {}]: BriefStep,
  rules: Following,
): Read | null {
  const at = known.heardAt + since;
  const heard = heardFrom(known.view, written, at, rules);
  if (!heard) return null;
  const { room = {}, table = null, places, digest } = rest;
  const body: StepBody = { room, table, ...(places && { places }) };
  const view = applyStep(expected(known.view, heard, rules), body);
  const isAstray = digest !== undefined && digest !== digestOf(view);
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
    const event = typeof one === 'string' && table ? rules.brief?.long(table, one) : null;
    if (typeof one === 'string' && !event) return null;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server's word, by its own types
    const next = event ? { at, event } : ({ at, ...(one as object) } as Heard);
    heard.push(next);
    if (table && 'event' in next) table = rules.follow(table, next.event);
  }
  return heard;
}

function isBare(parts: object): boolean {
  return Object.keys(parts).length === 0;
}

/** 32 bits of a view, by FNV-1a over its JSON with its parts in order. */
function digestOf(view: RoomView): number {
  const { me: _me, own: _own, ...shared } = view;
  const text = JSON.stringify({ ...shared, table: { ...shared.table, me: null } }, ordered);
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return hash >>> 0;
}

/** Objects with their parts in order, for two ends may have put them together otherwise. */
function ordered(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
