/** A table of Shapes on a page of a test. */
import { shapes } from '@kesem/engine/games/shapes/game';
import type { ShapesMove } from '@kesem/engine/games/shapes/move';
import type { ShapesEvent, ShapesState, ShapesTypes } from '@kesem/engine/games/shapes/state';
import { movesOf } from '@kesem/engine/games/shapes/view';
import { act, fireEvent, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { vi } from 'vitest';
import type { Lang } from '../../../i18n/lang.ts';
import type { BoardProps } from '../../contract.ts';
import { wordsIn } from './play.ts';

interface Given {
  readonly me?: number | 'public';
  readonly lang?: Lang;
  readonly confirm?: boolean;
}

/** Renders a state; `show` shows the next one on the same table, with what happened. */
export const tableWith = (
  Shape: ComponentType<BoardProps<ShapesTypes>>,
  start: ShapesState,
  { me = 0, lang = 'en', confirm = true }: Given = {},
) => {
  const send = vi.fn<(move: ShapesMove) => void>();
  const onPending = vi.fn<(events: number) => void>();
  const seat = me === 'public' ? null : me;
  const words = wordsIn(lang, seat);
  const table = (state: ShapesState, id: number, events: readonly ShapesEvent[]) => {
    const view = shapes.view(state, me);
    return (
      <Shape
        {...{ view, words, confirm, send, onPending }}
        moves={movesOf(view)}
        scene={{ id, events }}
        pending={false}
        refusal={null}
        south={seat ?? 0}
        left={() => null}
        presence={() => 'here'}
        habits={{}}
        onHabit={() => {}}
      />
    );
  };
  const { rerender } = render(table(start, 0, []));
  let id = 0;
  const show = (state: ShapesState, events: readonly ShapesEvent[]) => {
    id += 1;
    rerender(table(state, id, events));
  };
  return { send, onPending, show };
};

/** The button of a card in hand. */
export const card = (kind: 'base' | 'full', slot: number): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-card="${kind}:${slot}"]`);
  if (!found) throw new Error(`no card ${kind} ${slot}`);
  return found;
};

/** Presses keys where the focus is. */
export const key = (...codes: readonly string[]) => {
  for (const code of codes) {
    fireEvent.keyDown(document.activeElement ?? document.body, { code, key: code });
  }
};

export const focus = (element: HTMLElement) => act(() => element.focus());
