/** A table on a page of a test: the board at a state of a match, and what it sends and says. */

import type { EclipseEvent } from '@kesem/engine/games/eclipse/events';
import { eclipse } from '@kesem/engine/games/eclipse/game';
import type { EclipseMove } from '@kesem/engine/games/eclipse/move';
import type { EclipseState, EclipseTypes } from '@kesem/engine/games/eclipse/state';
import { fireEvent, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { vi } from 'vitest';
import type { Lang } from '../../../i18n/lang.ts';
import type { BoardProps, Words } from '../../contract.ts';
import { wordsIn } from './matches.ts';

type Shape = ComponentType<BoardProps<EclipseTypes>>;

interface Given {
  readonly state: EclipseState;
  readonly me?: Words['me'];
  readonly lang?: Lang;
  readonly confirm?: boolean;
}

/** Renders a table; `show` lays another state on it, with what was heard. */
export const tableWith = (
  Shape: Shape,
  { state: first, me = 0, lang = 'en', confirm = false }: Given,
) => {
  const send = vi.fn<(move: EclipseMove) => void>();
  const onPending = vi.fn<(events: number) => void>();
  const onHabit = vi.fn<(name: string, on: boolean) => void>();
  const table = (state: EclipseState, id: number, events: readonly EclipseEvent[]) => {
    const view = eclipse.view(state, me === 0 || me === 1 ? me : 'public');
    return (
      <Shape
        {...{ view, send, onPending, onHabit, confirm }}
        moves={eclipse.moves(view)}
        scene={{ id, events }}
        words={wordsIn(lang, me)}
        pending={false}
        refusal={null}
        south={me ?? 0}
        left={() => null}
        presence={() => ''}
        habits={{}}
      />
    );
  };
  const { rerender } = render(table(first, 0, []));
  let shown = 0;
  return {
    send,
    onPending,
    onHabit,
    show: (state: EclipseState, events: readonly EclipseEvent[]) => {
      shown += 1;
      rerender(table(state, shown, events));
    },
  };
};

/** A thing of the table by its name: `card:0`, `creature:3`. */
export const thing = (name: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(`[data-thing="${name}"]`);
  if (!element) throw new Error(`nothing is ${name}`);
  return element;
};

/** The mark of a thing; undefined: none. */
export const markOf = (name: string): string | undefined => thing(name).dataset['mark'];

/** Presses keys by their place on the keyboard, where the focus is. */
export const press = (...codes: readonly string[]): void => {
  for (const code of codes) {
    const at =
      document.activeElement === document.body
        ? document.querySelector('[role="group"]')
        : document.activeElement;
    fireEvent.keyDown(at ?? document.body, { code, key: code });
  }
};
