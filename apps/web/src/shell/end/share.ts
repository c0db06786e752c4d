/** Handing a result on: a picture made on this device, and a text with the score. */
import type { TableEvent } from '@kesem/engine/core/table';
import type { RoomView } from '@kesem/room/view';
import { bare } from '../../i18n/isolate.ts';
import type { Lang } from '../../i18n/lang.ts';
import { textsOf } from '../../i18n/texts.ts';
import { type AnyGame, cardOf } from '../../registry.ts';
import { inkOf } from '../../state/device.ts';
import { sitterOf } from '../../state/seats.ts';
import { copy } from '../frame/share.ts';
import { loadFaces, signsOf } from '../room/faces.ts';
import { nameAt } from '../room/view.ts';
import { wordsFor } from '../room/words.ts';
import { reasonOf, resultOf, resultToShare } from '../table/result.ts';
import { placesOf } from './places.ts';
import { drawPoster, type Poster } from './poster.ts';
import type { AnyFinale } from './useFinale.ts';

export interface Given {
  readonly view: RoomView;
  readonly game: AnyGame | null;
  readonly finale: AnyFinale;
  readonly lang: Lang;
  readonly events: readonly TableEvent[];
  /** Whether the house keeps the match, so that there is a link to see it again. */
  readonly online: boolean;
  /** Whether the picture is for the scene of a phone, and not to be handed on. */
  readonly low?: boolean;
}

/** What the picture says; nothing in it leads to the room. */
export function posterOf(given: Given): Poster {
  const { view, game, finale, lang, events } = given;
  const t = textsOf(lang);
  const seen: RoomView = { ...view, me: 'public' };
  const scores = view.table ? finale.scores(view.table) : [];
  return {
    lang,
    inks: finale.inks,
    game: titleOf(given),
    title: bare(resultOf(seen, lang)),
    reason: bare(reasonOf(seen, game, lang) ?? ''),
    rows: placesOf(view).map(({ seat, place }) => ({
      place,
      ink: inkOf(sitterOf(view, seat)?.ink),
      name: bare(nameAt(t, view, seat)),
      score: finale.scored(scores[seat] ?? 0, lang),
    })),
    facts: finale
      .facts(events, wordsFor(seen, lang))
      .map(({ title, text }) => ({ title, text: bare(text) })),
    foot: `${t.brand} · ${new Intl.DateTimeFormat(lang).format(new Date())}`,
  };
}

/** The picture of a match: the game's own, where it draws one, else the house's. Null where this browser draws none. */
export async function pictureOf(given: Given): Promise<Blob | null> {
  const { finale, lang, events, low = false } = given;
  const house = posterOf(given);
  const foot = `${house.game} · ${house.foot}`;
  const facts = house.facts.map(({ title, text }) => `${title}: ${text}`);
  const own = await finale.poster?.(events, { lang, foot, facts, low });
  return own ?? (await drawPoster(house, signsOf(given.view, await loadFaces())));
}

/**
 * Shares picture and text by the system's sheet; where there is none for files, the picture is saved and the
 * text copied: 'kept'. A sheet that was closed unused is 'shared' too.
 */
export async function shareResult(given: Given): Promise<'shared' | 'kept' | 'failed'> {
  const text = textOf(given);
  const picture = await pictureOf(given);
  if (!picture) {
    await copy(text);
    return 'failed';
  }
  const file = new File([picture], `${given.view.match?.game ?? ''}.png`, { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], text }).catch(() => undefined);
    return 'shared';
  }
  save(file);
  await copy(text);
  return 'kept';
}

function titleOf({ view, lang }: Given): string {
  return cardOf(view.match?.game ?? '')?.title(lang) ?? '';
}

/** The result in words, with a link to see the match again where the house keeps it. */
function textOf(given: Given): string {
  const { view, game, finale, lang, online } = given;
  const link = online && view.match ? `\n${location.origin}/m/${view.match.id}` : '';
  return `${titleOf(given)}: ${resultToShare(view, game, finale, lang)}${link}`;
}

function save(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}
