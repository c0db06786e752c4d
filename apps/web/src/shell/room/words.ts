/** What was heard, in words: the log line, the announcement and the note of what was missed are this one string. */
import type { Heard, RoomView } from '@kesem/room/view';
import type { LogLine, Words } from '../../games/contract.ts';
import { isolate } from '../../i18n/isolate.ts';
import type { Lang } from '../../i18n/lang.ts';
import { textsOf } from '../../i18n/texts.ts';
import type { AnyGame } from '../../registry.ts';
import { personOf, sitterOf } from '../../state/seats.ts';
import { nameIn } from './view.ts';

/** What a game needs to speak about the match on this table. */
export function wordsFor(view: RoomView, lang: Lang): Words {
  const t = textsOf(lang);
  return {
    lang,
    name: (seat) => isolate(nameIn(t, sitterOf(view, seat))),
    me: typeof view.me === 'number' ? view.me : null,
  };
}

/** One event as a line of the log; null when it is not told in words. */
export function lineFor(
  heard: Heard,
  game: AnyGame | null,
  view: RoomView,
  lang: Lang,
): LogLine | null {
  if ('event' in heard) return game?.describe(heard.event, wordsFor(view, lang)) ?? null;
  const t = textsOf(lang);
  const event = heard.room;
  if (event.type === 'started' || event.type === 'woke') return { text: t.events[event.type] };
  const name = isolate(nameIn(t, personOf(view, event.person)));
  return { text: t.events[event.type](name) };
}
