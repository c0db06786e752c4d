/** A table on a page of a test: the board at a state of a match, and what it sends and says. */
import { eclipse } from '@kesem/engine/games/eclipse/game';
import type { EclipseState, EclipseTypes } from '@kesem/engine/games/eclipse/state';
import { fireEvent } from '@testing-library/react';
import type { ComponentType } from 'react';
import type { Lang } from '../../../i18n/lang.ts';
import type { BoardProps, Words } from '../../contract.ts';
import { boardAt, pressAt } from '../../testing/board.tsx';
import { wordsIn } from '../../testing/words.ts';

// nothing has a place here to scroll to
Element.prototype.scrollIntoView = () => undefined;

interface Given {
  readonly state: EclipseState;
  readonly me?: Words['me'];
  readonly lang?: Lang;
  readonly confirm?: boolean;
}

/** Renders a table; `show` lays another state on it, with what was heard. */
export const tableWith = (
  Board: ComponentType<BoardProps<EclipseTypes>>,
  { state: first, me = 0, lang = 'en', confirm = false }: Given,
) =>
  boardAt<EclipseTypes, EclipseState>(Board, first, (state) => {
    const view = eclipse.view(state, me === 0 || me === 1 ? me : 'public');
    return { view, moves: eclipse.moves(view), words: wordsIn(lang, me), confirm };
  });

/** A thing of the table by its name: `card:0`, `creature:3`. */
export const thing = (name: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(`[data-thing="${name}"]`);
  if (!element) throw new Error(`nothing is ${name}`);
  return element;
};

/** Chooses a stone: on a small table a press opens its row, where each is large enough for a finger. */
export function chooseStone(name: string): void {
  fireEvent.click(thing(name));
  const pick = document.querySelector(`[data-pick="${name}"]`);
  if (!pick) throw new Error(`no row holds ${name}`);
  fireEvent.click(pick);
}

/** The mark of a thing; undefined: none. */
export const markOf = (name: string): string | undefined => thing(name).dataset['mark'];

export const press = pressAt('[role="group"]');
