/** The result of a match in words. */
import type { RoomView } from '@kesem/room/view';
import { isolate } from '../../i18n/isolate.ts';
import type { Lang } from '../../i18n/lang.ts';
import { listed } from '../../i18n/numbers.ts';
import { textsOf } from '../../i18n/texts.ts';
import type { AnyGame } from '../../registry.ts';
import type { Ink } from '../../state/device.ts';
import { personOf } from '../../state/seats.ts';
import { nameAt, nameIn } from '../room/view.ts';
import { wordsFor } from '../room/words.ts';
import { standings } from './standings.ts';

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

/** Why it ended; null when the game's words are not here yet. */
export function reasonOf(view: RoomView, game: AnyGame | null, lang: Lang): string | null {
  const t = textsOf(lang).table;
  const { match, table } = view;
  const closed = { abandoned: t.closedAbandoned, frozen: t.closedFrozen, version: t.closedVersion };
  if (match?.closed) return closed[match.closed];
  if (!game || !match?.outcome || !table) return null;
  return game.ending(match.outcome.reason, wordsFor(view, lang), table);
}

/** People's inks where there is no colour but that of letters. */
const DOTS: Readonly<Record<Ink, string>> = {
  1: '🔴',
  2: '🔵',
  3: '🟡',
  4: '🟢',
  5: '🟣',
  6: '⚪',
};

/** A result to hand on: who won, why, and the evening so far, a dot in the winner's ink for each match. */
export function resultToShare(view: RoomView, game: AnyGame | null, lang: Lang): string {
  const seen: RoomView = { ...view, me: 'public' };
  const evening = standings(seen).map(({ person: no, points }) => {
    const person = personOf(view, no);
    const dots = person ? DOTS[person.ink].repeat(points) : '';
    return `${isolate(nameIn(textsOf(lang), person))} ${dots || '–'}`;
  });
  const lines = [resultOf(seen, lang), reasonOf(seen, game, lang), ...evening];
  return lines.filter((line) => line !== null).join('\n');
}
