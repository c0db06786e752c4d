/** A table on a page of a test: the board at a state of a match, and what it sends and says. */
import { rockPaperWizard } from '@kesem/engine/games/rock-paper-wizard/game';
import type { WizardState, WizardTypes } from '@kesem/engine/games/rock-paper-wizard/state';
import type { ComponentType } from 'react';
import type { Lang } from '../../../i18n/lang.ts';
import type { BoardProps, Words } from '../../contract.ts';
import { boardAt, pressAt } from '../../testing/board.tsx';
import { wordsIn } from '../../testing/words.ts';

interface Given {
  readonly state: WizardState;
  readonly me?: Words['me'];
  readonly lang?: Lang;
}

/** Renders a table; `show` lays another state on it, with what was heard. */
export const tableWith = (
  Board: ComponentType<BoardProps<WizardTypes>>,
  { state: first, me = 0, lang = 'en' }: Given,
) =>
  boardAt<WizardTypes, WizardState>(Board, first, (state) => {
    const view = rockPaperWizard.view(state, me ?? 'public');
    return { view, moves: rockPaperWizard.moves(view), words: wordsIn(lang, me) };
  });

/** The button of a card of the book. */
export const card = (spell: string): HTMLElement => found(`[data-spell="${spell}"] button`);

/** The mat of a seat, or its button where it can be chosen. */
export const mat = (seat: number): HTMLElement => found(`[data-mat="${seat}"] > :last-child`);

export const press = pressAt('[data-shape]');

const found = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`nothing is ${selector}`);
  return element;
};
