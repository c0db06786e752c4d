// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { textsOf } from '../../i18n/texts.ts';
import { CARDS } from '../../registry.ts';
import { viewOf } from '../../state/testing/views.ts';
import { visit, withBrowser } from '../testing/visit.tsx';
import { Gathering } from './Gathering.tsx';

beforeEach(withBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('H21: a television says how those are connected who sit down', () => {
  const room = viewOf({
    people: [
      { no: 1, name: 'Dana' },
      { no: 2, name: 'Noa' },
      { no: 3, name: 'Uri' },
    ],
    chairs: [{ person: 1 }, { person: 2 }, { person: 3 }],
  });
  const view = { ...room, game: CARDS[0]?.id ?? '' };
  const presence = { here: [1, 2], unsteady: [2], watchers: [] };
  visit(<Gathering />, { view, you: { person: null, seat: null }, presence });
  const { unsteady, away } = textsOf('en').people;
  const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(said).toEqual(['Dana', `Noa${unsteady}`, `Uri${away}`]);
});
