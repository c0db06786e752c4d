// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { textsOf } from '../../i18n/texts.ts';
import { viewOf } from '../../state/testing/views.ts';
import { visit, withBrowser } from '../testing/visit.tsx';
import { PlayerPanel } from './PlayerPanel.tsx';

beforeEach(withBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const t = textsOf('en');
const VIEW = viewOf({
  stage: 'playing',
  match: 1,
  people: [
    { no: 1, name: 'Dana' },
    { no: 2, name: 'Noa' },
  ],
  chairs: [{ person: 1 }, { person: 2 }],
  asks: [{ seat: 1, key: '1/move:0', must: true, answers: ['move'] }],
});

describe('H21: whose connection is unsteady', () => {
  it.each([true, false])(
    'reads so at their plate, also when it is their turn (wide: %s)',
    (wide) => {
      const { now } = visit(<PlayerPanel seat={1} game={null} wide={wide} />, {
        view: VIEW,
        you: { person: 1, seat: 0 },
        presence: { here: [1, 2], unsteady: [2], watchers: [] },
      });
      expect(screen.getByText(t.people.unsteady)).toBeTruthy();
      now({ presence: { here: [1, 2], watchers: [] } });
      expect(screen.queryByText(t.people.unsteady)).toBeNull();
      expect(screen.getByText(t.table.turn)).toBeTruthy();
    },
  );
});
