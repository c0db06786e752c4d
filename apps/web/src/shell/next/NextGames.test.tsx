// @vitest-environment jsdom
import type { RoomView } from '@kesem/room/view';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nextTextsOf } from '../../i18n/next.ts';
import { textsOf } from '../../i18n/texts.ts';
import { CARDS } from '../../registry.ts';
import { viewOf } from '../../state/testing/views.ts';
import { visit, withBrowser } from '../testing/visit.tsx';
import { SitBar } from '../waiting/SitBar.tsx';
import { NextGames } from './NextGames.tsx';

beforeEach(withBrowser);
afterEach(cleanup);

const BY_SEATS = CARDS.toSorted((a, b) => a.seats.max - b.seats.max);
const SMALL = BY_SEATS[0];
const LARGE = BY_SEATS.at(-1);
if (!SMALL || !LARGE) throw new Error('there are games');

const THREE: RoomView = {
  ...viewOf({
    people: [
      { no: 1, name: 'Dana' },
      { no: 2, name: 'Noa' },
      { no: 3, name: 'Uri' },
    ],
    chairs: [{ person: 1 }, { person: 2 }, { person: 3 }, null],
  }),
  queue: [3, 1, 2],
};
const HOST = { person: 1, seat: 0 };
const GUEST = { person: 2, seat: 1 };
const plain = (text: string | null | undefined): string =>
  text?.replaceAll(/[\u2066-\u2069]/gu, '') ?? '';
const cover = (title: string) =>
  screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(`^${title}`) });

describe('H4: what comes next', () => {
  it.each(['he', 'en'] as const)('is said by a guest, and taken back, in %s', (lang) => {
    const title = LARGE.title(lang);
    const { askStage, now } = visit(<NextGames />, { lang, view: THREE, you: GUEST });
    fireEvent.click(cover(title));
    expect(askStage).toHaveBeenLastCalledWith({ do: 'wish', game: LARGE.id });
    now({ view: { ...THREE, wishes: [{ person: 2, game: LARGE.id }] } });
    expect(cover(title).getAttribute('aria-pressed')).toBe('true');
    expect(plain(cover(title).textContent)).toContain(`${nextTextsOf(lang).wants(1)}: Noa`);
    fireEvent.click(cover(title));
    expect(askStage).toHaveBeenLastCalledWith({ do: 'wish', game: null });
  });

  it('is decided by the host in one tap', () => {
    const { askStage } = visit(<NextGames />, { view: THREE, you: HOST });
    fireEvent.click(cover(LARGE.title('en')));
    expect(askStage).toHaveBeenCalledExactlyOnceWith({ do: 'game', game: LARGE.id });
  });

  it('is only read by whoever watches, and says which game is on the table', () => {
    const view = { ...THREE, game: LARGE.id };
    visit(<NextGames />, { view, you: { person: null, seat: null } });
    expect(screen.getAllByRole<HTMLButtonElement>('button').every((one) => one.disabled)).toBe(
      true,
    );
    expect(cover(LARGE.title('en')).textContent).toContain(nextTextsOf('en').now);
  });

  it('says why a game does not fit', () => {
    const alone = { ...THREE, queue: [1], chairs: THREE.chairs.slice(0, 1) };
    visit(<NextGames />, { view: alone, you: HOST });
    for (const { seats, title } of CARDS) {
      const { dataset, textContent } = cover(title('en'));
      expect(dataset.fits).toBe('false');
      expect(textContent).toContain(nextTextsOf('en').missing(seats.min - 1));
    }
  });
});

describe('H9: who sits where chairs are fewer', () => {
  const t = nextTextsOf('en');
  const open = (view = THREE) => {
    const { askStage, now } = visit(<NextGames />, { view, you: HOST });
    fireEvent.click(cover(SMALL.title('en')));
    expect(askStage).not.toHaveBeenCalled();
    const dialog = within(screen.getByRole('dialog'));
    return {
      askStage,
      now,
      dialog,
      person: (name: string) => dialog.getByRole('button', { name: new RegExp(`^${name}`) }),
    };
  };

  it('is shown before the switch, whoever has waited longest first', () => {
    const { askStage, dialog, person } = open();
    expect(['Uri', 'Dana', 'Noa'].map((name) => person(name).getAttribute('aria-pressed'))).toEqual(
      ['true', 'true', 'false'],
    );
    fireEvent.click(dialog.getByRole('button', { name: t.whoGo(SMALL.title('en')) }));
    expect(askStage).toHaveBeenCalledExactlyOnceWith({
      do: 'game',
      game: SMALL.id,
      sit: [3, 1],
    });
  });

  it('is the host’s to change, who is told when hosting goes with it', () => {
    const { askStage, dialog, person } = open();
    fireEvent.click(person('Dana'));
    fireEvent.click(person('Noa'));
    expect(plain(dialog.getByText(/becomes the host/).textContent)).toBe(t.whoHost('Noa'));
    fireEvent.click(dialog.getByRole('button', { name: t.whoGo(SMALL.title('en')) }));
    expect(askStage).toHaveBeenCalledExactlyOnceWith({
      do: 'game',
      game: SMALL.id,
      sit: [3, 2],
    });
  });

  it('is not lost with a connection: who is away is said to be, and comes back into the choice', () => {
    const away = THREE.people.map((one) => (one.no === 3 ? { ...one, away: 5 } : one));
    const view = { ...THREE, chairs: THREE.chairs.slice(0, 2) };
    const { now, dialog, person } = open({ ...view, people: away });
    const pressed = () =>
      ['Uri', 'Dana', 'Noa'].map((name) => person(name).getAttribute('aria-pressed'));
    expect(person('Uri').textContent).toContain(textsOf('en').people.away);
    expect(pressed()).toEqual(['false', 'true', 'true']);
    now({ view });
    expect(dialog.queryByText(textsOf('en').people.away)).toBeNull();
    expect(pressed()).toEqual(['true', 'true', 'false']);
  });

  it.each(['he', 'en'] as const)('tells whoever watches why, and when they sit, in %s', (lang) => {
    const view = { ...THREE, game: SMALL.id, chairs: THREE.chairs.slice(0, 2), queue: [1, 2, 3] };
    visit(<SitBar />, { lang, view, you: { person: 3, seat: null } });
    const { room } = textsOf(lang);
    expect(screen.getByText(room.moved(SMALL.title(lang)))).toBeTruthy();
    expect(screen.getByText(room.inLine(1))).toBeTruthy();
  });
});
