// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { nextTextsOf } from '../../i18n/next.ts';
import { painted } from '../../kit/testing/painted.ts';
import { type AnyGame, CARDS } from '../../registry.ts';
import { viewOf } from '../../state/testing/views.ts';
import { visit, withBrowser } from '../testing/visit.tsx';
import { EndScene } from './EndScene.tsx';
import type { AnyFinale } from './useFinale.ts';

beforeEach(withBrowser);
afterEach(cleanup);

it('a scene of the game’s own that comes late leaves open what is being chosen', async () => {
  let come: ((finale: AnyFinale) => void) | undefined;
  const finale = new Promise<AnyFinale>((resolve) => {
    come = resolve;
  });
  // nothing else is asked of a game at its end
  const game = { finale: () => finale, ending: () => '' } as unknown as AnyGame;
  const small = CARDS.toSorted((a, b) => a.seats.max - b.seats.max)[0];
  const view = {
    ...viewOf({
      stage: 'over',
      match: 1,
      people: [{ no: 1 }, { no: 2 }, { no: 3 }],
      chairs: [{ person: 1 }, { person: 2 }],
    }),
    queue: [3, 1, 2],
  };
  visit(<EndScene game={game} onHide={() => undefined} />, { view, you: { person: 1, seat: 0 } });
  await painted();
  await painted();
  const cover = screen.getByRole('button', { name: new RegExp(`^${small?.title('en')}`) });
  fireEvent.click(cover);
  const dialog = screen.getByRole('dialog');
  const own = { Scene: () => <i data-testid="own" />, scores: () => undefined, facts: () => [] };
  // what the scene reads of it
  await act(async () => come?.(own as unknown as AnyFinale));
  expect(screen.getByTestId('own')).toBeTruthy();
  expect(screen.getByRole('dialog')).toBe(dialog);
  expect(screen.getByRole('region', { name: nextTextsOf('en').title })).toBeTruthy();
});
