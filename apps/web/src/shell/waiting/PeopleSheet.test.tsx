// @vitest-environment jsdom
import type { Presence } from '@kesem/protocol/messages';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { textsOf } from '../../i18n/texts.ts';
import { viewOf } from '../../state/testing/views.ts';
import { visit, withBrowser } from '../testing/visit.tsx';
import { PeopleSheet } from './PeopleSheet.tsx';

beforeEach(withBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const t = textsOf('en').people;
const VIEW = viewOf({
  people: [
    { no: 1, name: 'Dana' },
    { no: 2, name: 'Noa' },
    { no: 3, name: 'Uri', is: 'kicked' },
    { no: 4, name: 'Gil', is: 'removed' },
    { no: 5, name: '', bot: 'easy' },
  ],
  chairs: [{ person: 1 }, { person: 2 }, { person: 5 }],
});
const PRESENCE: Presence = {
  here: [1, 2, 3],
  watchers: [
    { watcher: 7, person: 3, name: 'Uri', ink: 3 },
    { watcher: 9, person: null, name: 'Heron', ink: 5 },
  ],
};
const HOST = { person: 1, seat: 0 };

const sheet = (you: { person: number | null; seat: number | null }) =>
  visit(<PeopleSheet open onClose={() => undefined} />, { view: VIEW, presence: PRESENCE, you });
const row = (name: string) => {
  const found = screen.getAllByRole('listitem').find((item) => item.textContent.includes(name));
  if (!found) throw new Error(`nobody is called ${name}`);
  return within(found);
};
const press = (name: string, button: RegExp) =>
  fireEvent.click(row(name).getByRole('button', { name: button }));

describe('who is where', () => {
  it('is said in three lists: at the table without bots, in the audience, and out', () => {
    sheet({ person: 2, seat: 1 });
    const lists = screen.getAllByRole('list').map((list) => list.textContent);
    expect(lists).toEqual([
      expect.stringMatching(/Dana.*Noa/),
      expect.stringMatching(/Uri.*Heron/),
      expect.stringContaining('Gil'),
    ]);
    expect(screen.getByText(t.mayNotSit)).toBeTruthy();
    expect(row('Noa').queryByRole('button')).toBeNull();
  });
});

describe('the host', () => {
  it('moves somebody to the audience at once, and lets them sit again', () => {
    const { ask } = sheet(HOST);
    press('Noa', /Move/);
    expect(ask).toHaveBeenLastCalledWith({ do: 'kick', person: 2 });
    press('Uri', /sit again/);
    expect(ask).toHaveBeenLastCalledWith({ do: 'allow', person: 3 });
  });

  it('H1: removes nobody without a question, and lets them in again', () => {
    const { ask } = sheet(HOST);
    press('Noa', /Remove/);
    expect(ask).not.toHaveBeenCalled();
    fireEvent.click(
      within(screen.getByRole('dialog', { name: /Remove .*Noa/ })).getByRole('button', {
        name: t.remove,
      }),
    );
    expect(ask).toHaveBeenLastCalledWith({ do: 'remove', who: { person: 2 } });
    press('Gil', /into the room again/);
    expect(ask).toHaveBeenLastCalledWith({ do: 'allow', person: 4 });
  });

  it('removes a stranger who only watches by what tells them apart', () => {
    const { ask } = sheet(HOST);
    press('Heron', /Remove/);
    fireEvent.click(
      within(screen.getByRole('dialog', { name: /Heron/ })).getByRole('button', { name: t.remove }),
    );
    expect(ask).toHaveBeenCalledExactlyOnceWith({ do: 'remove', who: { watcher: 9 } });
  });

  it('has no button against themselves', () => {
    sheet(HOST);
    expect(row('Dana').queryByRole('button')).toBeNull();
  });
});
