/** Following a room: which message comes next, and when only the full view helps. */
import type { Answers, ChatLine, Joined, Refused } from '@kesem/protocol/messages';
import { wholeFrom } from '@kesem/room/bookmark';
import type { BriefStep } from '@kesem/room/brief';
import type { Heard, InMidst, RoomView } from '@kesem/room/view';
import { applyStep, type Full, type StepMessage } from '@kesem/room/wire';
import type { ReadBrief } from './rules.ts';

/** What this client holds of the room. */
export interface Held {
  readonly step: number;
  readonly view: RoomView;
  /** What was heard in the match on the table, in order. */
  readonly heard: readonly Heard[];
  /** How much was heard before that, and is not here yet. */
  readonly after: number;
  /** What helps to join a show that was under way when the full view came; null: none was. */
  readonly midst: InMidst | null;
}

/** With the server's clock as it was told, in ms. */
export type Followed = { readonly held: Held; readonly now: number } | 'gap' | 'old';

/** The room after a step: applied when it is the next one, skipped when it is known, else a gap. */
export function follow(held: Held, message: StepMessage): Followed {
  if (message.step <= held.step) return 'old';
  if (message.step !== held.step + 1) return 'gap';
  const view = applyStep(held.view, message);
  const heard = [...held.heard, ...message.heard];
  return { held: { ...held, step: message.step, view, heard, midst: null }, now: message.now };
}

/** The same for a step in short; a view that has gone astray is a gap. */
export function followBrief(held: Held, brief: BriefStep, read: ReadBrief | null): Followed {
  const [step] = brief;
  if (step <= held.step) return 'old';
  if (step !== held.step + 1 || !read) return 'gap';
  const heardAt = held.heard.at(-1)?.at ?? 0;
  const next = read({ view: held.view, heardAt }, brief);
  if (!next) return 'gap';
  const heard = [...held.heard, ...next.heard];
  return { held: { ...held, step, view: next.view, heard, midst: null }, now: next.now };
}

/** The room as a full view tells it. */
export function heldFrom({ step, view, heard, after = 0, midst }: Full): Held {
  return { step, view, heard, after, midst: midst ?? null };
}

/** What somebody is answered at the door; who said what they still held has it in it again. Null: nothing, or nothing of use. */
export function joinedFrom(
  answer: Answers['join'] | null,
  held: Held | null,
  lines: readonly ChatLine[],
): Joined | Refused | null {
  if (!answer?.ok || !('since' in answer)) return answer;
  if (!held) return null;
  const { since, chat, ...rest } = answer;
  return { ...rest, full: wholeFrom(held, since), chat: chat ?? lines };
}

/**
 * How many events of the same match went by between two full views; 0 for another match. Somebody's
 * connection, one's own above all, is no event of the match.
 */
export function missedBetween(before: Held | null, after: Held): number {
  if (!before || before.view.match?.number !== after.view.match?.number) return 0;
  const missed = before.after + before.heard.length - after.after;
  const news = after.heard.slice(Math.max(0, missed)).filter((one) => !isConnection(one));
  return Math.max(0, -missed) + news.length;
}

/** Between what the server's clock minus ours must be, in ms. */
export interface Offset {
  readonly least: number;
  readonly most: number;
}

/**
 * What is known of the server's clock minus ours, with one sample more: it is at least what it was on the
 * server when a message left, and at most what it was when the answer to a question left.
 * @param askedAt when the question was asked by our clock; null: the server spoke by itself.
 */
export function betterOffset(
  known: Offset | null,
  serverNow: number,
  ourNow: number,
  askedAt: number | null = null,
): Offset {
  const sample: Offset = {
    least: serverNow - ourNow,
    most: askedAt === null ? Number.POSITIVE_INFINITY : serverNow - askedAt,
  };
  if (!known) return sample;
  const least = Math.max(known.least, sample.least);
  const most = Math.min(known.most, sample.most);
  // clocks drift: what was learned long ago may have become untrue
  return least <= most ? { least, most } : sample;
}

/** The best guess: ways there and back are equally long; without a question the shortest way took no time. */
export function likelyOffset({ least, most }: Offset): number {
  return Number.isFinite(most) ? (least + most) / 2 : least;
}

function isConnection(heard: Heard): boolean {
  return 'room' in heard && (heard.room.type === 'away' || heard.room.type === 'back');
}
