/** A table on a page of a test: the board at a state of a match, and what it sends and says. */

import type { WizardEvent } from '@kesem/engine/games/rock-paper-wizard/events';
import { rockPaperWizard } from '@kesem/engine/games/rock-paper-wizard/game';
import type { WizardMove } from '@kesem/engine/games/rock-paper-wizard/move';
import type { WizardState, WizardTypes } from '@kesem/engine/games/rock-paper-wizard/state';
import { fireEvent, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { vi } from 'vitest';
import type { Lang } from '../../../i18n/lang.ts';
import type { BoardProps, Words } from '../../contract.ts';
import { wordsIn } from './matches.ts';

type Shape = ComponentType<BoardProps<WizardTypes>>;

interface Given {
  readonly state: WizardState;
  readonly me?: Words['me'];
  readonly lang?: Lang;
}

/** Renders a table; `show` lays another state on it, with what was heard. */
export const tableWith = (Shape: Shape, { state: first, me = 0, lang = 'en' }: Given) => {
  const send = vi.fn<(move: WizardMove) => void>();
  const onPending = vi.fn<(events: number) => void>();
  const table = (state: WizardState, id: number, events: readonly WizardEvent[]) => {
    const view = rockPaperWizard.view(state, me ?? 'public');
    return (
      <Shape
        {...{ view, send, onPending }}
        moves={rockPaperWizard.moves(view)}
        scene={{ id, events }}
        words={wordsIn(lang, me)}
        pending={false}
        refusal={null}
        confirm={false}
        south={me ?? 0}
        left={() => null}
        presence={() => ''}
        habits={{}}
        onHabit={() => undefined}
      />
    );
  };
  const { rerender } = render(table(first, 0, []));
  let shown = 0;
  return {
    send,
    onPending,
    show: (state: WizardState, events: readonly WizardEvent[]) => {
      shown += 1;
      rerender(table(state, shown, events));
    },
  };
};

/** The button of a card of the book. */
export const card = (spell: string): HTMLElement => found(`[data-spell="${spell}"] button`);

/** The mat of a seat, or its button where it can be chosen. */
export const mat = (seat: number): HTMLElement => found(`[data-mat="${seat}"] > *`);

/** Presses a key by its place on the keyboard, where the focus is. */
export const press = (...codes: readonly string[]): void => {
  for (const code of codes) fireEvent.keyDown(focused() ?? document.body, { code, key: code });
};

const found = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`nothing is ${selector}`);
  return element;
};

const focused = () =>
  document.activeElement === document.body ? found('[data-shape]') : document.activeElement;
