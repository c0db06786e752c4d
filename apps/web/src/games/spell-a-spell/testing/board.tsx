/** A table of Spell-a-Spell on a page of a test. */

import type { SpellState, SpellTypes } from '@kesem/engine/games/spell-a-spell/state';
import { game } from '@kesem/engine/games/spell-a-spell/testing/fixtures';
import type { ComponentType } from 'react';
import type { Lang } from '../../../i18n/lang.ts';
import type { BoardProps } from '../../contract.ts';
import { boardAt, focus, pressAt } from '../../testing/board.tsx';
import { wordsIn } from '../../testing/words.ts';
import { spellWeb } from '../game.ts';

export { focus };

interface Given {
  readonly me?: number | 'public';
  readonly lang?: Lang;
}

/** Renders a state; `show` shows the next one on the same table, with what happened. */
export const tableWith = (
  Board: ComponentType<BoardProps<SpellTypes>>,
  start: SpellState,
  { me = 0, lang = 'en' }: Given = {},
) =>
  boardAt<SpellTypes, SpellState>(Board, start, (state) => {
    const view = game.view(state, me);
    const seat = me === 'public' ? null : me;
    return { view, moves: seat === null ? [] : spellWeb.moves(view), words: wordsIn(lang, seat) };
  });

/** The letters of the rack and of the word, as they are read. */
export const labels = (zone: 'rack' | 'word'): readonly string[] =>
  [...document.querySelectorAll(`[data-zone="${zone}"] button`)].map(
    (button) => button.getAttribute('aria-label') ?? '',
  );

/** The word on the track as the eye sees it. */
export const track = (): string =>
  [...document.querySelectorAll('[data-zone="word"] svg > text:first-of-type')]
    .map((text) => text.textContent)
    .join('');

/** Presses a Hebrew letter, or another key by its code. */
export const key = pressAt('body');
