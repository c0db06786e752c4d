// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { AnyGame } from '../../registry.ts';
import { viewOf } from '../../state/testing/views.ts';
import { visit, withBrowser } from '../testing/visit.tsx';
import { Log } from './Log.tsx';

beforeEach(withBrowser);
afterEach(cleanup);

it('R13: tells what changed for the table, and not what was only said', () => {
  const lines = [{ text: 'You drew a star', aside: true }, { text: 'Noa laid a star' }] as const;
  const game = {
    seatName: () => '',
    describe: (nth: number) => lines[nth] ?? null,
    // a log uses no more of a game than this
  } as unknown as AnyGame;
  const heard = [0, 1].map((event) => ({ event })) as never;
  const view = { ...viewOf({ people: [{ no: 1 }], chairs: [{ person: 1 }] }), table: { me: 0 } };
  visit(<Log game={game} />, { view, you: { person: 1, seat: 0 }, heard });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Noa laid a star',
  ]);
});
