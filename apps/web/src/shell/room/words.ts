/** What was heard, in words: the log line, the announcement and the note of what was missed are this one line. */
import type { Seat } from '@kesem/engine/core/game';
import type { HostEvent, RoomEvent } from '@kesem/room/said';
import type { Heard, RoomView } from '@kesem/room/view';
import { useMemo } from 'react';
import type { LogLine, Words } from '../../games/contract.ts';
import { isolate } from '../../i18n/isolate.ts';
import type { Lang } from '../../i18n/lang.ts';
import { listed } from '../../i18n/numbers.ts';
import type { Texts } from '../../i18n/texts.en.ts';
import { textsOf } from '../../i18n/texts.ts';
import { type AnyGame, cardOf } from '../../registry.ts';
import { inkOf } from '../../state/device.ts';
import { personOf, sitterOf } from '../../state/seats.ts';
import { useLang } from '../frame/stores.ts';
import { nameAt, nameIn, useSouth, useView } from './view.ts';

/** What a game needs to speak about the match on this table; seen from the first seat unless told. */
export function wordsFor(view: RoomView, lang: Lang, south: Seat = 0): Words {
  const t = textsOf(lang);
  return {
    lang,
    name: (seat) => isolate(nameAt(t, view, seat)),
    ink: (seat) => inkOf(sitterOf(view, seat)?.ink),
    me: typeof view.me === 'number' ? view.me : null,
    south,
  };
}

/** The same for whoever looks at this screen. */
export function useWords(): Words {
  const view = useView();
  const lang = useLang();
  const south = useSouth();
  return useMemo(() => wordsFor(view, lang, south), [view, lang, south]);
}

/** A line as a screen reader says it. */
export function spokenOf({ text, spoken }: LogLine): string {
  return spoken ?? text;
}

/** One event as a line of the log; null when it is not told in words. */
export function lineFor(
  heard: Heard,
  game: AnyGame | null,
  view: RoomView,
  words: Words,
): LogLine | null {
  if ('event' in heard) {
    return (view.table && game?.describe(heard.event, words, view.table)) ?? null;
  }
  const t = textsOf(words.lang);
  const nameOf = (no: number): string => isolate(nameIn(t, personOf(view, no)));
  return { text: roomLine(heard.room, { game, words, t, nameOf }) };
}

interface Around {
  readonly game: AnyGame | null;
  readonly words: Words;
  readonly t: Texts;
  readonly nameOf: (no: number) => string;
}

/** What happened to the room itself, in words. */
function roomLine(event: RoomEvent, around: Around): string {
  const { words, t, nameOf } = around;
  if (event.type === 'drawn') return t.events.drawn(listed(words.lang, seatsDrawn(event, around)));
  if (event.type === 'switched') return switchedLine(event, around);
  if (event.type === 'decided')
    return t.series.decided(listed(words.lang, event.people.map(nameOf)));
  if ('days' in event) return paceLine(event, around);
  if (!('person' in event)) return t.events[event.type];
  return event.type === 'tookOver' ? tookOverLine(event, around) : personLine(event, around);
}

/** What somebody did, or had done to them. */
function personLine(
  event: Exclude<Extract<RoomEvent, { person: number }>, { type: 'tookOver' | 'wantsPace' }>,
  { t, nameOf }: Around,
): string {
  const name = nameOf(event.person);
  if (event.type === 'tookBack') return t.events.tookBack(name, event.taught === true);
  if (!isHostWord(event)) return t.events[event.type](name);
  return t.events[event.type](name, event.by === undefined ? null : nameOf(event.by));
}

function paceLine(
  event: Extract<RoomEvent, { type: 'paced' | 'wantsPace' }>,
  { t, nameOf }: Around,
): string {
  const { days } = event;
  if (event.type === 'paced') return t.events.paced(days);
  return t.events.wantsPace(nameOf(event.person), days);
}

function switchedLine(
  { game, out, in: come }: Extract<RoomEvent, { type: 'switched' }>,
  { words, t, nameOf }: Around,
): string {
  const named = (nos: readonly number[]): string => listed(words.lang, nos.map(nameOf));
  return [
    t.events.switched(cardOf(game)?.title(words.lang) ?? game),
    out.length > 0 && t.events.watchNow(named(out)),
    come.length > 0 && t.events.playNow(named(come)),
  ]
    .filter(Boolean)
    .join(' · ');
}

function tookOverLine(
  { person, seat, from }: Extract<RoomEvent, { type: 'tookOver' }>,
  { game, words, t, nameOf }: Around,
): string {
  const title = game?.seatName(seat, words.lang) ?? t.room.seat(seat + 1);
  return t.events.tookOver(nameOf(person), title, nameOf(from));
}

/** Where the draw has put somebody: a line short enough to lie over a board; null for whoever sits nowhere. */
export function drawnFor(
  person: number | null,
  heard: readonly Heard[],
  game: AnyGame | null,
  lang: Lang,
): string | null {
  const t = textsOf(lang);
  const seats = heard.flatMap((one) =>
    'room' in one && one.room.type === 'drawn' ? one.room.people : [],
  );
  const seat = person === null ? -1 : seats.indexOf(person);
  if (seat < 0) return null;
  return t.events.drawnYou(game?.seatName(seat, lang) ?? t.room.seat(seat + 1));
}

function seatsDrawn(
  { people }: Extract<RoomEvent, { type: 'drawn' }>,
  { game, words, nameOf }: Around,
): readonly string[] {
  return people.map((no, seat) => {
    const title = game?.seatName(seat, words.lang);
    return title === undefined ? nameOf(no) : `${nameOf(no)} (${title})`;
  });
}

/** What was heard and changed something for the table, in words and in order; asides are only said as they happen. */
export function linesFor(
  heard: readonly Heard[],
  game: AnyGame | null,
  view: RoomView,
  words: Words,
): readonly LogLine[] {
  return heard
    .flatMap((one) => lineFor(one, game, view, words) ?? [])
    .filter(({ aside }) => aside !== true);
}

const FOR_ALL: readonly RoomEvent['type'][] = [
  'hosts',
  'switched',
  'tookOver',
  'tookBack',
  'keepsOn',
  'keepsPace',
  'paced',
  'hidesHands',
  'handsShown',
  'handsHidden',
];

/** Whether all see a line of the room at once, and not in the log alone: who may be here, who hosts, what is played. */
export function isForAll(event: RoomEvent): boolean {
  return isHostWord(event) || FOR_ALL.includes(event.type);
}

/** Whether an event is a host's word about a person. */
function isHostWord(event: RoomEvent): event is HostEvent {
  return event.type === 'kicked' || event.type === 'removed' || event.type === 'allowed';
}
