/** The board of Goofspiel on a page of a test. */
import { goofspiel } from '@kesem/engine/games/goofspiel/game';
import type { GoofspielState, GoofspielTypes } from '@kesem/engine/games/goofspiel/state';
import type { ComponentType } from 'react';
import type { Lang } from '../../../i18n/lang.ts';
import type { BoardProps } from '../../contract.ts';
import { boardAt, pressAt } from '../../testing/board.tsx';
import { wordsIn } from '../../testing/words.ts';

interface Given {
  readonly me?: number | 'public';
  readonly lang?: Lang;
  readonly confirm?: boolean;
}

/** Renders a state; `show` shows the next one on the same table, with what happened. */
export const tableWith = (
  Board: ComponentType<BoardProps<GoofspielTypes>>,
  start: GoofspielState,
  { me = 0, lang = 'en', confirm = true }: Given = {},
) =>
  boardAt<GoofspielTypes, GoofspielState>(Board, start, (state) => {
    const view = goofspiel.view(state, me);
    const words = wordsIn(lang, me === 'public' ? null : me);
    return { view, moves: goofspiel.moves(view), words, confirm };
  });

/** The button of a card in hand. */
export const card = (number: number): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-card="${number}"]`);
  if (!found) throw new Error(`no card ${number}`);
  return found;
};

export const key = pressAt('body');
