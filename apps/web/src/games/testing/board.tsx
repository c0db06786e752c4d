/** A board of any game on a page of a test. */
import type { Types } from '@kesem/engine/core/game';
import { act, fireEvent, render } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { vi } from 'vitest';
import type { BoardProps, Habits } from '../contract.ts';

/** What a test says of a table; the rest is as at a table where nothing goes on. */
type Given<T extends Types> = Pick<BoardProps<T>, 'view' | 'moves' | 'words'> &
  Partial<BoardProps<T>>;

const nothing = (): void => undefined;

/** All that a board is given. */
export function boardProps<T extends Types>(given: Given<T>): BoardProps<T> {
  return {
    send: nothing,
    scene: { id: 0, events: [] },
    pending: false,
    refusal: null,
    confirm: false,
    south: given.words.me ?? 0,
    left: () => null,
    presence: () => '',
    onPending: nothing,
    habits: {},
    onHabit: nothing,
    ...given,
  };
}

/** Renders a board at a state, which `tableAt` makes a table of; `show` shows the next one on the same table, with what happened. */
export function boardAt<T extends Types, S>(
  Board: ComponentType<BoardProps<T>>,
  first: S,
  tableAt: (state: S) => Given<T>,
) {
  const send = vi.fn<(move: T['move']) => void>();
  const onPending = vi.fn<(events: number) => void>();
  const onHabit = vi.fn<(name: string, on: boolean) => void>();
  /** Remembers habits, as the shell does. */
  const Remembering = (props: BoardProps<T>) => {
    const [habits, setHabits] = useState<Habits>(props.habits);
    const keep = (name: string, on: boolean): void => {
      setHabits({ ...habits, [name]: on });
      onHabit(name, on);
    };
    return <Board {...props} habits={habits} onHabit={keep} />;
  };
  const table = (state: S, id: number, events: readonly T['event'][]) => (
    <Remembering
      {...boardProps<T>({ ...tableAt(state), send, onPending, scene: { id, events } })}
    />
  );
  const { rerender } = render(table(first, 0, []));
  let id = 0;
  const show = (state: S, events: readonly T['event'][] = []): void => {
    id += 1;
    rerender(table(state, id, events));
  };
  return { send, onPending, onHabit, show };
}

/** Presses keys where the focus is, or where `home` stands when nothing has it: letters as they are typed, others by their place. */
export const pressAt =
  (home: string) =>
  (...keys: readonly string[]): void => {
    for (const key of keys) {
      const { activeElement, body } = document;
      const at = activeElement === body ? document.querySelector(home) : activeElement;
      fireEvent.keyDown(at ?? body, { key, code: key.length === 1 ? '' : key });
    }
  };

export const focus = (element: HTMLElement): void => act(() => element.focus());
