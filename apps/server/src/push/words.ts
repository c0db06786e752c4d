/** What a notice says: that it is one's turn, at what, and with whom. All of it is public at that table. */
import { personAt, type Room } from '@kesem/room/room';
import type { Games, Lang } from '../http/preview.ts';

/** What the app on a device is told; `to` is the table that a tap opens, null where there are several. */
export interface Notice {
  readonly title: string;
  readonly body: string;
  readonly lang: Lang;
  readonly to: string | null;
}

interface Words {
  readonly turn: (game: string) => string;
  readonly turns: (tables: number) => string;
  readonly site: string;
}

const WORDS: Readonly<Record<Lang, Words>> = {
  he: {
    turn: (game) => `תורכם · ${game}`,
    turns: (tables) => `תורכם ב־${tables} שולחנות`,
    site: 'קסם',
  },
  en: {
    turn: (game) => `Your turn · ${game}`,
    turns: (tables) => `Your turn at ${tables} tables`,
    site: 'Kesem',
  },
};

/** The notice for somebody who is awaited in these rooms. */
export function noticeOf(
  rooms: readonly Room[],
  identity: string,
  { games, lang }: { readonly games: Games; readonly lang: Lang },
): Notice {
  const words = WORDS[lang];
  const titles = rooms.map(({ game }) => games[game]?.[lang] ?? words.site);
  const [room] = rooms;
  if (rooms.length > 1 || !room) {
    const body = [...new Set(titles)].join(' · ');
    return { title: words.turns(rooms.length), body, lang, to: null };
  }
  const title = words.turn(titles[0] ?? words.site);
  return { title, body: othersIn(room, identity), lang, to: room.id };
}

/** The names of the other people at the table. */
function othersIn(room: Room, identity: string): string {
  return room.chairs
    .flatMap(({ person }) => {
      const one = personAt(room, person);
      return one && one.bot === null && one.id !== identity ? [one.name] : [];
    })
    .join(' · ');
}
