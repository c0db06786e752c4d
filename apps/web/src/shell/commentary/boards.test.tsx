// @vitest-environment jsdom
import { seededRandom } from '@kesem/engine/core/random';
import { TABLES } from '@kesem/engine/registry';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { commentaryTextsOf } from '../../i18n/commentary.ts';
import { textsOf } from '../../i18n/texts.ts';
import { viewOf } from '../../state/testing/views.ts';
import { visit, withBrowser } from '../testing/visit.tsx';
import { PastItem } from './PastHands.tsx';

beforeEach(withBrowser);
afterEach(cleanup);

const t = commentaryTextsOf('en');
const HIDING = TABLES.filter(({ hands }) => hands !== null);

it.each(HIDING)(
  'the board of $id stands there as a seat saw it',
  async (table) => {
    const own = [0, 1].map(() => table.parseOwn(undefined)?.own ?? null);
    const options = table.parseOptions({}) ?? {};
    const random = seededRandom('past');
    const { state } = table.setup({ seats: 2, options, own, kept: null, random });
    const room = viewOf({
      stage: 'playing',
      match: 4,
      people: [
        { no: 1, name: 'Dana' },
        { no: 2, name: 'Noa' },
      ],
      chairs: [{ person: 1 }, { person: 2 }],
      commentary: { yes: [1, 2], awaited: [] },
    });
    const match = room.match && { ...room.match, game: table.id, options };
    const view = { ...room, game: table.id, options, match, table: table.view(state, 'public') };
    const { link } = visit(<PastItem />, { view, you: { person: null, seat: null } });
    const views = [0, 1].map((seat) => table.view(state, seat));
    link.ask.mockImplementation(
      async () => ({ ok: true, hands: { match: 4, round: 0, views } }) as never,
    );
    fireEvent.click(screen.getByRole('button', { name: t.look }));
    const dialog = await screen.findByRole('dialog');
    const { preparing, boardBroken } = textsOf('en').table;
    await waitFor(
      () => {
        expect(screen.getByRole('radiogroup', { name: t.seats })).toBeTruthy();
        expect(dialog.textContent).not.toContain(preparing);
      },
      { timeout: 20_000 },
    );
    expect(dialog.textContent).not.toContain(boardBroken);
    fireEvent.click(screen.getAllByRole('radio')[1]!);
    expect(dialog.textContent).not.toContain(boardBroken);
  },
  40_000,
);
