/** A table of Shapes on a page of a test. */
import { shapes } from '@kesem/engine/games/shapes/game';
import { movesOf } from '@kesem/engine/games/shapes/moves';
import type { ShapesState, ShapesTypes } from '@kesem/engine/games/shapes/state';
import type { ComponentType } from 'react';
import type { Lang } from '../../../i18n/lang.ts';
import type { BoardProps, Habits } from '../../contract.ts';
import { boardAt, focus, pressAt } from '../../testing/board.tsx';
import { wordsIn } from '../../testing/words.ts';

export { focus };

interface Given {
  readonly me?: number | 'public';
  readonly lang?: Lang;
  readonly confirm?: boolean;
  readonly habits?: Habits;
  /** What is left on the clock, in ms. */
  readonly left?: number;
}

/** Renders a state; `show` shows the next one on the same table, with what happened. */
export const tableWith = (
  Board: ComponentType<BoardProps<ShapesTypes>>,
  start: ShapesState,
  { me = 0, lang = 'en', confirm = true, habits = {}, left }: Given = {},
) =>
  boardAt<ShapesTypes, ShapesState>(Board, start, (state) => {
    const view = shapes.view(state, me);
    const words = wordsIn(lang, me === 'public' ? null : me);
    return { view, moves: movesOf(view), words, confirm, habits, left: () => left ?? null };
  });

/** The button of a card in hand. */
export const card = (kind: 'base' | 'full', slot: number): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-card="${kind}:${slot}"]`);
  if (!found) throw new Error(`no card ${kind} ${slot}`);
  return found;
};

export const key = pressAt('body');
