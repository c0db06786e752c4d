/** The result of a match in words. */
import type { Heard, RoomView } from '@kesem/room/view';
import { isolate } from '../../i18n/isolate.ts';
import type { Lang } from '../../i18n/lang.ts';
import { listed } from '../../i18n/numbers.ts';
import { textsOf } from '../../i18n/texts.ts';
import type { AnyGame } from '../../registry.ts';
import { personOf } from '../../state/seats.ts';
import { placesOf } from '../end/places.ts';
import type { AnyFinale } from '../end/useFinale.ts';
import { nameAt, nameIn } from '../room/view.ts';
import { wordsFor } from '../room/words.ts';

/** Who won, in one sentence. */
export function resultOf(view: RoomView, lang: Lang): string {
  const t = textsOf(lang);
  const winners = view.match?.outcome?.ranking[0];
  if (!winners) return t.end.none;
  if (winners.length === view.match?.players.length) return t.end.draw;
  const [first] = winners;
  if (winners.length === 1 && first === view.me) return t.end.youWon;
  const names = winners.map((seat) => isolate(nameAt(t, view, seat)));
  return names.length === 1 ? t.end.won(names[0] ?? '') : t.end.shared(listed(lang, names));
}

/** Why it ended; null when the game's words are not here yet. What was `heard` tells how a match without a result came to that. */
export function reasonOf(
  view: RoomView,
  game: AnyGame | null,
  lang: Lang,
  heard: readonly Heard[] = [],
): string | null {
  const t = textsOf(lang).table;
  const { match, table } = view;
  const closed = {
    abandoned: givenUp(view, heard, lang),
    frozen: t.closedFrozen,
    version: t.closedVersion,
  };
  if (match?.closed) return closed[match.closed];
  if (!game || !match?.outcome || !table) return null;
  return game.ending(match.outcome.reason, wordsFor(view, lang), table);
}

/** How a match was given up: by agreement, or because somebody got up or was cut off, as far as anybody knows. */
function givenUp(view: RoomView, heard: readonly Heard[], lang: Lang): string {
  const t = textsOf(lang);
  const players = (view.match?.players ?? []).map((no) => personOf(view, no));
  const names = (some: typeof players): string =>
    listed(
      lang,
      some.map((person) => isolate(nameIn(t, person))),
    );
  const left = players.filter((person) => person?.is !== 'in');
  const away = players.filter((person) => person?.is === 'in' && person.away !== null);
  const words = heard.flatMap((one) => ('room' in one ? [one.room.type] : []));
  const isAgreed = words.lastIndexOf('wantsEnd') > words.lastIndexOf('goesOn');
  if (left.length > 0) return t.end.left(names(left));
  if (isAgreed) return t.end.agreed;
  return away.length > 0 ? t.end.cutOff(names(away)) : t.table.closedAbandoned;
}

/** A result to hand on: who won, why, and what everybody came to. */
export function resultToShare(
  view: RoomView,
  game: AnyGame | null,
  finale: AnyFinale | null,
  lang: Lang,
): string {
  const t = textsOf(lang);
  const seen: RoomView = { ...view, me: 'public' };
  const scores = view.table ? finale?.scores(view.table) : undefined;
  const rows = placesOf(view).map(({ seat, place }) => {
    const score = scores?.[seat];
    const came = score === undefined ? '' : ` · ${finale?.scored(score, lang) ?? score}`;
    return `${place}. ${isolate(nameAt(t, view, seat))}${came}`;
  });
  const lines = [resultOf(seen, lang), reasonOf(seen, game, lang), ...rows];
  return lines.filter((line) => line !== null).join('\n');
}
