// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { textsOf } from '../../i18n/texts.ts';
import * as sound from '../../kit/sound.ts';
import { toasts } from '../../kit/toast.ts';
import { CARDS, loadGame } from '../../registry.ts';
import { viewOf } from '../../state/testing/views.ts';
import { visit, withBrowser } from '../testing/visit.tsx';
import { Voice } from './Voice.ts';

beforeEach(withBrowser);
afterEach(() => vi.restoreAllMocks());
afterEach(cleanup);

const over = (me: number | 'public', again: readonly number[]) => {
  const view = viewOf({
    me,
    stage: 'over',
    match: 1,
    people: [
      { no: 1, name: 'Dana' },
      { no: 2, name: 'Noa' },
    ],
    chairs: [{ person: 1 }, { person: 2 }],
  });
  return { ...view, match: view.match && { ...view.match, again } };
};

it.each(['he', 'en'] as const)(
  'H3: who is asked for another match hears it and reads it in the title, in %s',
  (lang) => {
    const play = vi.spyOn(sound, 'play').mockImplementation(() => undefined);
    const wants = textsOf(lang).end.wants('Dana', 1);
    const { now } = visit(<Voice />, { lang, view: over(1, []), you: { person: 2, seat: 1 } });
    expect(document.title).not.toContain(wants);
    now({ view: over(1, [0]) });
    expect(document.title).toContain(wants);
    expect(play).toHaveBeenCalledExactlyOnceWith('beat');
    // whoever has joined is asked no more
    now({ view: over(1, [0, 1]) });
    expect(document.title).not.toContain(wants);
  },
);

it('H3: whoever asked, or only watches, is not called', () => {
  const play = vi.spyOn(sound, 'play').mockImplementation(() => undefined);

  const wants = textsOf('en').end.wants('Dana', 1);
  for (const me of [0, 'public'] as const) {
    const { now } = visit(<Voice />, { view: over(me, []) });
    now({ view: over(me, [0]) });
    expect(document.title).not.toContain(wants);
    cleanup();
  }
  expect(play).not.toHaveBeenCalled();
});

it.each(['he', 'en'] as const)(
  'H9: on the way to another game each reads who sits and who hosts, in %s',
  (lang) => {
    const view = over(1, []);
    const { now } = visit(<Voice />, { lang, view, you: { person: 2, seat: 1 } });
    const lobby = viewOf({ people: view.people, chairs: [{ person: 2 }, null] });
    now({ view: { ...lobby, host: 2 } });
    const { events } = textsOf(lang);
    expect(toasts.now().map(({ text }) => text.replaceAll(/[\u2066-\u2069]/gu, ''))).toEqual([
      `${events.switched('toy')} · ${events.watchNow('Dana')}`,
      events.youHost,
    ]);
  },
);

it.each(['he', 'en'] as const)(
  'who sits is told where the draw has put them, and who watches where it put all, once the game is there to name seats, in %s',
  async (lang) => {
    const [{ id } = { id: '' }] = CARDS.filter(({ seats }) => seats.max === 2);
    const game = await loadGame(id);
    const lobby = viewOf({
      people: [
        { no: 1, name: 'Dana' },
        { no: 2, name: 'Noa' },
      ],
    });
    const said = async (person: number | null): Promise<string> => {
      const view = { ...lobby, game: id };
      const { now } = visit(<Voice />, { lang, view, you: { person, seat: null } });
      const drawn = { type: 'drawn', people: [2, 1] } as const;
      now({ view: { ...view, stage: 'playing' }, heard: [{ at: 0, room: drawn }] });
      const note = await vi.waitFor(() => toasts.now()[0] ?? Promise.reject(new Error('no note')));
      cleanup();
      return note.text;
    };
    const [first = '', second = ''] = [0, 1].map((seat) => game?.seatName(seat, lang) ?? '');
    expect(await said(1)).toBe(textsOf(lang).events.drawnYou(second));
    expect(await said(null)).toMatch(new RegExp(`Noa.*${first}.*Dana.*${second}`));
  },
);
