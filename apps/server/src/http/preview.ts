/** The page behind an invite as chat apps show it: who invites to what. Looking takes no seat. */
import { personAt, type Room } from '@kesem/room/room';
import * as z from 'zod/mini';

const LANGS = ['he', 'en'] as const;
export type Lang = (typeof LANGS)[number];

/** What the web build tells of its games. */
export const gamesFile = z.record(
  z.string(),
  z.strictObject({ he: z.string(), en: z.string(), players: z.string(), minutes: z.number() }),
);
export type Games = z.output<typeof gamesFile>;

interface Words {
  readonly site: string;
  readonly promise: string;
  readonly title: (game: string, host: string) => string;
  readonly description: (players: string, minutes: number) => string;
}

const WORDS = {
  he: {
    site: 'קסם',
    promise: 'משחקי קופסה עם חברים, בקישור אחד',
    title: (game, host) => `הזמנה ל${game} מאת ${host}`,
    description: (players, minutes) => `${players} שחקנים · ${minutes} דק׳ · בלי הרשמה`,
  },
  en: {
    site: 'Kesem',
    promise: 'Board games with friends, one link away',
    title: (game, host) => `${host} invites you to ${game}`,
    description: (players, minutes) => `${players} players · ${minutes} min · no sign-up`,
  },
} as const satisfies Record<Lang, Words>;

/** The language of a preview: the link says in which its sender reads; Hebrew unless told. */
export function langOf(raw: unknown): Lang {
  return LANGS.find((lang) => lang === raw) ?? 'he';
}

export interface Preview {
  readonly title: string;
  readonly description: string;
  readonly image: string | null;
  readonly url: string;
  readonly lang: Lang;
}

/** Returns the preview of a room; null for an unknown link. @param base our origin. */
export function previewOf(
  room: Room | null,
  games: Games,
  { base, path, lang }: { base: string; path: string; lang: Lang },
): Preview {
  const words: Words = WORDS[lang];
  const url = `${base}${path}`;
  const game = room ? games[room.game] : undefined;
  if (!room || !game) {
    return { title: words.site, description: words.promise, image: null, url, lang };
  }
  const host = personAt(room, room.host)?.name ?? '';
  return {
    title: words.title(game[lang], host),
    description: words.description(game.players, game.minutes),
    image: `${base}/og/${room.game}.png`,
    url,
    lang,
  };
}

/** The page with the tags of a preview in its head. */
export function withPreview(page: string, preview: Preview): string {
  const { title, description, image, url, lang } = preview;
  const tags = [
    tag('og:type', 'website'),
    tag('og:site_name', WORDS[lang].site),
    tag('og:locale', lang === 'he' ? 'he_IL' : 'en_GB'),
    tag('og:title', title),
    tag('og:description', description),
    tag('og:url', url),
    ...(image
      ? [tag('og:image', image), tag('og:image:width', '1200'), tag('og:image:height', '630')]
      : []),
    `<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}">`,
  ].join('');
  // a function, for a name may hold `$&`
  return page.replace('</head>', () => `${tags}</head>`);
}

function tag(property: string, content: string): string {
  return `<meta property="${property}" content="${escaped(content)}">`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in a page. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
}
