/**
 * Taking an answer back. Whoever gave it asks, and all humans who play and are there must agree; against
 * bots alone nobody is asked. What was played since is played no more, and yet stays in the log: the
 * take-back is an input of its own, so that no number is ever drawn a second time.
 */
import type { Seat } from '@kesem/engine/core/game';
import type { Random } from '@kesem/engine/core/random';
import type { TakenBack } from '@kesem/engine/core/replay';
import type { Played, Table } from '@kesem/engine/core/table';
import { stopped } from './clock.ts';
import type { CommandOf } from './command.ts';
import type { SaidBack } from './commit.ts';
import { matchKey } from './key.ts';
import type { Back, Before, Match } from './match.ts';
import { absentFor } from './people.ts';
import type { Person, PersonNo } from './person.ts';
import { humansOf, playing, type Room } from './room.ts';
import { accept, refuse, type Step } from './ruling.ts';
import type { Said } from './said.ts';

/** Randomness that notes whether anything was drawn. */
export function watched(random: Random): { readonly random: Random; readonly drew: () => boolean } {
  let drew = false;
  return {
    random: (purpose) => {
      drew = true;
      return random(purpose);
    },
    drew: () => drew,
  };
}

/** An input as it is remembered: what it was and when, whether anything was drawn, and whether everybody heard of it. */
interface Happened {
  readonly played: Played;
  readonly drew: boolean;
  readonly heard: boolean;
  readonly at: number;
}

/**
 * The match after an input with what stood before it, where its game takes anything back. Of an input that
 * not everybody heard of nothing that all may see depends: no proposal lapses by it, and it has taught nobody.
 */
export function remembering(
  { past = [], count, state }: Match,
  after: Match,
  { takeBack }: Table,
  { played, drew, heard, at }: Happened,
): Match {
  if (takeBack === null || state === null) return after;
  const name = nameOf(played);
  const isMove = played.kind === 'move' && takeBack.moves.includes(name);
  const before: Before = {
    count,
    at,
    state,
    answer: isMove ? { seat: played.seat, key: played.key } : null,
    taught: heard && (drew || takeBack.teaches.includes(name)),
  };
  return { ...(heard && after.asked ? unasked(after) : after), past: [...past, before] };
}

/** The match without a proposal to take something back. */
function unasked(match: Match): Match {
  const { asked: _asked, ...rest } = match;
  return rest;
}

/** The move or the timer that an input is; of a timer without what counts it. */
function nameOf(played: Played): string {
  if (played.kind === 'timeout') return played.timer.split(':')[0] ?? '';
  const { move } = played;
  return typeof move === 'object' && move !== null && 'do' in move ? String(move.do) : '';
}

/** The last answer of each seat that it may ask to take back, by the question it answered. */
export function backsOf(match: Match): readonly Back[] {
  const { past = [], players, asked } = match;
  return players.flatMap((_, seat) => {
    const last = past.findLast(({ answer }) => answer?.seat === seat)?.answer;
    // what was refused is asked again only when the match has gone on
    const isRefused = asked?.seat === seat && asked.yes.length === 0;
    return last && !isRefused ? [{ seat, key: matchKey(match, last.key) }] : [];
  });
}

/** Whether somebody may have learned something since the last answer of a seat that can be taken back. */
export function hasTaught({ past = [] }: Match, seat: Seat): boolean {
  const from = past.findLastIndex(({ answer }) => answer?.seat === seat);
  return past.slice(from).some(({ taught }) => taught);
}

/** Who speaks, about the answer to which question, and when. */
interface Spoken {
  readonly me: Person;
  readonly key: string;
  readonly at: number;
}

/** A word as the log keeps it: that by which the take-back is done names what is gone back to. */
export function writtenOut(room: Room, command: CommandOf<'takeBack'>, spoken: Spoken): SaidBack {
  const match = playing(room);
  const seat = match && seatOf(match, spoken);
  if (!match || seat === null || !command.yes || awaits(room, match, spoken)) return command;
  const to = match.past?.findLast(({ answer }) => answer?.seat === seat)?.count;
  if (to === undefined) return command;
  return { ...command, back: { seat, to, ...(hasTaught(match, seat) && { taught: true }) } };
}

/** Whether somebody else has still to agree. */
function awaits(room: Room, match: Match, { me, at }: Spoken): boolean {
  const yes = [...forIt(match), me.no];
  return humansOf(room, match).some((no) => !yes.includes(no) && !absentFor(room, no, at));
}

/** Who is for the proposal that stands; nobody: none does. */
function forIt({ asked }: Match): readonly PersonNo[] {
  return asked?.yes ?? [];
}

/** The seat whose answer this is about: of the proposal that stands, or of whoever asks; null: stale. */
function seatOf(match: Match, { me, key }: Spoken): Seat | null {
  const seat = forIt(match).length > 0 ? match.asked?.seat : match.players.indexOf(me.no);
  const back = backsOf(match).find((one) => one.seat === seat && one.key === key);
  return back?.seat ?? null;
}

/** One word for or against a take-back, which leaves it open; the first for it asks. */
export function said(room: Room, { yes }: SaidBack, spoken: Spoken): Step {
  const match = playing(room);
  const seat = match && seatOf(match, spoken);
  if (!match || seat === null) return refuse('stale');
  if (match.closed) return refuse('frozen');
  const [before, { no }] = [forIt(match), spoken.me];
  if (yes ? before.includes(no) : before.length === 0) return refuse('stale');
  const asked = { seat, yes: yes ? [...before, no] : [] };
  const next: Room = { ...room, stage: { at: 'playing', match: { ...match, asked } } };
  const type = yes ? 'wantsBack' : 'keepsOn';
  return accept(next, { at: spoken.at, room: { type, person: no } });
}

/** The match as it stood before an answer, with all that has been heard since; null: it stands there no more. */
export function wentBack(
  match: Match,
  { seat, to, taught }: Omit<TakenBack, 'kind'>,
  at: number,
): { readonly match: Match; readonly said: Said } | null {
  const { past = [], generation = 0, asked: _asked, ...rest } = match;
  const place = past.findIndex(({ count }) => count === to);
  const [before, person] = [past[place], match.players[seat]];
  if (!before || person === undefined) return null;
  return {
    match: {
      ...rest,
      state: before.state,
      count: match.count + 1,
      past: past.slice(0, place),
      generation: generation + 1,
      // nothing is refunded and nothing added; what fell is asked under a clock once more
      clocks: match.clocks.flatMap((clock) => (clock.fell ? [] : [stopped(clock, at)])),
    },
    said: { at, room: { type: 'tookBack', person, since: before.at, ...(taught && { taught }) } },
  };
}

/** The match without what can be gone back to, for one that is over. */
export function withoutPast(match: Match): Match {
  const { past: _past, asked: _asked, ...rest } = match;
  return rest;
}
