/** What was heard, in words: the log line, the announcement and the note of what was missed are this one line. */
import type { Seat } from '@kesem/engine/core/game';
import type { HostEvent, RoomEvent } from '@kesem/room/room';
import type { Heard, RoomView } from '@kesem/room/view';
import { useMemo } from 'react';
import type { LogLine, Words } from '../../games/contract.ts';
import { isolate } from '../../i18n/isolate.ts';
import type { Lang } from '../../i18n/lang.ts';
import { listed } from '../../i18n/numbers.ts';
import { textsOf } from '../../i18n/texts.ts';
import type { AnyGame } from '../../registry.ts';
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
  const event = heard.room;
  const nameOf = (no: number): string => isolate(nameIn(t, personOf(view, no)));
  if (event.type === 'drawn') {
    const seats = event.people.map((no, seat) => {
      const title = game?.seatName(seat, words.lang);
      return title === undefined ? nameOf(no) : `${nameOf(no)} (${title})`;
    });
    return { text: t.events.drawn(listed(words.lang, seats)) };
  }
  if (event.type === 'decided') {
    return { text: t.series.decided(listed(words.lang, event.people.map(nameOf))) };
  }
  if (!('person' in event)) return { text: t.events[event.type] };
  const name = nameOf(event.person);
  if (isHostWord(event)) {
    const by = event.by === undefined ? null : nameOf(event.by);
    return { text: t.events[event.type](name, by) };
  }
  return { text: t.events[event.type](name) };
}

/** Whether an event is a host's word about a person. */
export function isHostWord(event: RoomEvent): event is HostEvent {
  return event.type === 'kicked' || event.type === 'removed' || event.type === 'allowed';
}
