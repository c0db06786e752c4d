/** The board of Goofspiel on a page of a test, and the words of its readers. */
import { goofspiel } from '@kesem/engine/games/goofspiel/game';
import type { GoofspielState, GoofspielTypes } from '@kesem/engine/games/goofspiel/state';
import type { ComponentType } from 'react';
import type { Lang } from '../../../i18n/lang.ts';
import type { BoardProps, Words } from '../../contract.ts';
import { boardAt, pressAt } from '../../testing/board.tsx';

const NAMES = ['Dana', 'Yossi'];
const name: Words['name'] = (seat) => NAMES[seat] ?? '';

/** The words of a reader at a seat, or of a spectator. */
export function wordsIn(lang: Lang, me: Words['me'] = 0): Words {
  return { lang, me, south: me ?? 0, name, ink: (seat) => (seat === 0 ? 1 : 2) };
}

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
