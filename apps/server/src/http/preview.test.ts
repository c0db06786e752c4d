import type { Room } from '@kesem/room/room';
import { describe, expect, it } from 'vitest';
import { aPerson, aSnapshot } from '../store/testing/samples.ts';
import { withInvitation } from './early.ts';
import { type Games, langOf, previewOf, withPreview } from './preview.ts';

const GAMES: Games = { toy: { he: 'צעצוע', en: 'Toy', players: '2–4', minutes: 20 } };
const PAGE = '<html><head><title>Kesem</title></head><body><div id="root"></div></body></html>';
const ROOM: Room = { ...aSnapshot('room', 1), people: [{ ...aPerson(1, 'dana'), name: 'Dana' }] };
const place = (lang: 'he' | 'en') => ({ base: 'https://kesem.example', path: '/r/token', lang });

/** The tags in the head of a page, by property or name. */
const tagsOf = (page: string) =>
  Object.fromEntries(
    [...page.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)">/g)].map(
      ([, name, content]) => [name, content],
    ),
  );

describe('the language of a preview', () => {
  it('is what the link says, Hebrew unless it does', () => {
    expect(['en', 'he', 'fr', undefined, ['en']].map(langOf)).toEqual([
      'en',
      'he',
      'he',
      'he',
      'he',
    ]);
  });
});

describe('a preview', () => {
  it('tells who invites to what, with a picture', () => {
    const preview = previewOf(ROOM, GAMES, place('en'));
    expect(tagsOf(withPreview(PAGE, preview))).toEqual({
      'og:type': 'website',
      'og:site_name': 'Kesem',
      'og:locale': 'en_GB',
      'og:title': 'Dana invites you to Toy',
      'og:description': '2–4 players · 20 min · no sign-up',
      'og:url': 'https://kesem.example/r/token',
      'og:image': 'https://kesem.example/og/toy.png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    });
  });

  it('tells in general of a link that opens nothing, or a game that is not there', () => {
    const generic = {
      'og:type': 'website',
      'og:site_name': 'קסם',
      'og:locale': 'he_IL',
      'og:title': 'קסם',
      'og:description': 'משחקי קופסה עם חברים, בקישור אחד',
      'og:url': 'https://kesem.example/r/token',
      'twitter:card': 'summary',
    };
    for (const [room, games] of [
      [null, GAMES],
      [ROOM, {}],
    ] as const) {
      expect(tagsOf(withPreview(PAGE, previewOf(room, games, place('he'))))).toEqual(generic);
    }
    expect(previewOf(null, GAMES, place('en'))).toMatchObject({
      title: 'Kesem',
      description: 'Board games with friends, one link away',
      image: null,
    });
  });

  it('goes on without the name of a host who is nobody any more', () => {
    const { title } = previewOf({ ...ROOM, host: 9 }, GAMES, place('en'));
    expect(title).toBe(' invites you to Toy');
  });

  it('escapes whatever stands in a name', () => {
    const people = [{ ...aPerson(1, 'dana'), name: `<&>"'$&` }];
    const page = withPreview(PAGE, previewOf({ ...ROOM, people }, GAMES, place('en')));
    expect(tagsOf(page)['og:title']).toBe('&lt;&amp;&gt;&quot;&#39;$&amp; invites you to Toy');
    expect(page.split('</head>')).toHaveLength(2);
  });
});

describe('the invitation on the page', () => {
  it('stands before the app, in its language and direction, with a way on if the app does not come', () => {
    const shown = (lang: 'he' | 'en') => withInvitation(PAGE, previewOf(ROOM, GAMES, place(lang)));
    expect(shown('en')).toContain(
      '<div id="invitation" lang="en" dir="ltr"><h1>Dana invites you to Toy</h1>' +
        '<p>2–4 players · 20 min · no sign-up</p>' +
        '<p class="overdue">The table has not opened yet. <a href="">Load the page again</a></p></div>' +
        '<div id="root"></div>',
    );
    expect(shown('he')).toContain(
      '<div id="invitation" lang="he" dir="rtl"><h1>הזמנה לצעצוע מאת Dana</h1>' +
        '<p>2–4 שחקנים · 20 דק׳ · בלי הרשמה</p>' +
        '<p class="overdue">השולחן עוד לא נפתח. <a href="">לטעון את הדף שוב</a></p></div>',
    );
  });
});
