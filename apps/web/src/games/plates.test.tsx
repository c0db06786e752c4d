// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { replay } from '@kesem/engine/core/replay';
import { readGolden } from '@kesem/engine/core/testing/golden';
import { TRIED } from '@kesem/engine/examples';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TRIED_CARDS } from '../examples.ts';
import { openDialogs } from '../kit/testing/dialogs.ts';
import { painted } from '../kit/testing/painted.ts';
import type { AnyGame } from '../registry.ts';
import { boardProps } from './testing/board.tsx';
import { wordsIn } from './testing/words.ts';

const GAMES = 'packages/engine/src/games/';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: false }),
  );
  openDialogs();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The beginning of a golden match, as whoever watches sees it. */
function tableOf(game: string) {
  const table = TRIED.find(({ id }) => id === game)!;
  const folder = `${GAMES}${game}/testing/replays`;
  const [first] = readdirSync(folder);
  const { setup, inputs } = readGolden(readFileSync(`${folder}/${first}`, 'utf8'))!;
  const [step] = replay(table, { ...setup, version: table.version, inputs });
  return { view: table.view(step!.state, 'public'), seats: setup.seats };
}

it.each(TRIED_CARDS)(
  '$id: the picture of everybody at the table is marked, for what flies from it',
  async (card) => {
    const { Board, side } = (await card.load()) as AnyGame;
    // there the shell draws the players
    if (side) return;
    const { view, seats } = tableOf(card.id);
    render(<Board {...boardProps({ view, moves: [], words: wordsIn('en', null) })} />);
    // each may come in a picture of its own, and the table in one before
    for (let picture = 0; picture <= seats; picture += 1) await painted();
    const marked = [...document.querySelectorAll('[data-plate]')].map((one) =>
      Number(one.getAttribute('data-plate')),
    );
    expect([...new Set(marked)].toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: seats }, (_, n) => n),
    );
  },
);
