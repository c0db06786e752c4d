// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lateTextsOf } from '../../i18n/late.ts';
import { textsOf } from '../../i18n/texts.ts';
import { viewOf } from '../../state/testing/views.ts';
import { visit, withBrowser } from '../testing/visit.tsx';
import { LateComer } from './LateComer.tsx';

beforeEach(withBrowser);
afterEach(cleanup);

const VIEW = viewOf({
  stage: 'playing',
  match: 1,
  people: [
    { no: 1, name: 'Dana' },
    { no: 2, name: '', bot: 'easy' },
    { no: 3, name: '', bot: 'hard' },
    { no: 4, name: 'Uri', is: 'left' },
  ],
  chairs: [{ person: 1 }, { person: 2 }, { person: 3 }],
});
const WATCHER = { person: null, seat: null };
const late = (more: Parameters<typeof visit>[1] = {}) =>
  visit(<LateComer game={null} />, { view: VIEW, you: WATCHER, ...more });

it.each(['he', 'en'] as const)(
  'H10: who comes late is greeted, and plays on for a bot under their name, in %s',
  (lang) => {
    const { profile, room } = textsOf(lang);
    const t = lateTextsOf(lang);
    const { ask } = late({ lang });
    expect(screen.getByText(t.hello)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: t.play }));
    const sheet = within(screen.getByRole('dialog'));
    const seats = within(sheet.getByRole('radiogroup', { name: room.seats })).getAllByRole('radio');
    expect(seats).toHaveLength(2);
    fireEvent.click(seats[1] ?? document.body);
    fireEvent.change(sheet.getByLabelText(new RegExp(`^${profile.name}`)), {
      target: { value: 'Noa' },
    });
    fireEvent.click(sheet.getByRole('button', { name: t.play }));
    expect(ask).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ do: 'sit', seat: 2, name: 'Noa' }),
    );
  },
);

it('H10: without a bot, or behind a locked door, reads when a seat may be free', () => {
  const t = lateTextsOf('en');
  const people = VIEW.chairs.map((chair) => ({ ...chair, person: 1 }));
  for (const view of [
    { ...VIEW, chairs: people },
    { ...VIEW, locked: true },
  ]) {
    late({ view });
    expect(screen.getByText(t.next)).toBeTruthy();
    expect(screen.queryByRole('button', { name: t.play })).toBeNull();
    cleanup();
  }
});

it('is put aside for good, and is nothing for who plays or has got up', () => {
  const t = textsOf('en');
  late();
  fireEvent.click(screen.getByRole('button', { name: t.close }));
  expect(screen.queryByText(lateTextsOf('en').hello)).toBeNull();
  for (const you of [
    { person: 1, seat: 0 },
    { person: 4, seat: null },
  ]) {
    cleanup();
    late({ you });
    expect(screen.queryByText(lateTextsOf('en').hello)).toBeNull();
  }
});
