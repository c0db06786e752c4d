/** A board on a page of a test, and hands that point, touch, drag and type. */
import { cellNamed } from '@kesem/engine/games/abalone/geometry';
import type { AbaloneMove } from '@kesem/engine/games/abalone/move';
import type { AbaloneTypes, AbaloneView } from '@kesem/engine/games/abalone/state';
import { movesOf } from '@kesem/engine/games/abalone/view';
import { act, fireEvent, render } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { vi } from 'vitest';
import type { Lang } from '../../../i18n/lang.ts';
import type { Point } from '../../../kit/draw/geometry.ts';
import type { BoardProps, Habits } from '../../contract.ts';
import { AT_THE_EDGE, viewAt, wordsIn } from '../fixtures.ts';
import { BOX, pointOf } from '../layout.ts';

interface Given {
  readonly view?: AbaloneView;
  readonly lang?: Lang;
  readonly confirm?: boolean;
  readonly pending?: boolean;
  readonly left?: BoardProps<AbaloneTypes>['left'];
}

type Shape = ComponentType<BoardProps<AbaloneTypes>>;

/** A board whose habits are remembered, as the shell does. */
const Remembering = ({
  Shape,
  ...props
}: Omit<BoardProps<AbaloneTypes>, 'habits' | 'onHabit'> & { readonly Shape: Shape }) => {
  const [habits, setHabits] = useState<Habits>({});
  const onHabit = (name: string, on: boolean) => setHabits({ ...habits, [name]: on });
  return <Shape {...props} habits={habits} onHabit={onHabit} />;
};

/** Renders a table at the edge, or another view; `show` shows the next view on the same table. */
export const tableWith = (Shape: Shape, { lang = 'en', ...given }: Given) => {
  const send = vi.fn<(move: AbaloneMove) => void>();
  const table = (view: AbaloneView, more: Pick<Given, 'pending'> = {}) => {
    const me = view.me === 0 || view.me === 1 ? view.me : null;
    const props = { send, pending: false, refusal: null, confirm: true, left: () => null };
    const house = { presence: () => '', onPending: () => undefined };
    const now = {
      ...props,
      ...house,
      ...given,
      ...more,
      view,
      moves: movesOf(view),
      scene: { id: 0, events: [] },
    };
    return <Remembering Shape={Shape} {...now} words={wordsIn(lang, me)} south={me ?? 0} />;
  };
  const view = given.view ?? viewAt(AT_THE_EDGE, 0);
  const { rerender } = render(table(view));
  const show = (next: AbaloneView, more?: Pick<Given, 'pending'>) => rerender(table(next, more));
  return { send, moves: movesOf(view), show };
};

/** The button of a cell. */
export const button = (name: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-cell="${name}"]`);
  if (!found) throw new Error(`no cell ${name}`);
  return found;
};

/** Presses cells one after the other. */
export const press = (pointerType: 'mouse' | 'touch', ...names: readonly string[]) => {
  for (const name of names) {
    if (pointerType === 'mouse') fireEvent.pointerEnter(button(name), { pointerType });
    fireEvent.pointerDown(button(name), { pointerType });
    fireEvent.click(button(name), { detail: 1 });
  }
};

const at = (place: string | Point) => {
  const [x, y] = typeof place === 'string' ? pointOf(cellNamed(place) ?? 0, 0) : place;
  // a page without layout: one unit of the drawing is one px
  return { clientX: x - BOX.x, clientY: y - BOX.y };
};

/** Seizes a marble and leads the pointer over places; it is not let go. */
export const pull = (
  pointerType: 'mouse' | 'touch',
  from: string,
  ...way: readonly (string | Point)[]
) => {
  const pointer = { pointerType, pointerId: 1, isPrimary: true, button: 0 };
  fireEvent.pointerDown(button(from), { ...pointer, ...at(from) });
  for (const place of way) fireEvent.pointerMove(button(from), { ...pointer, ...at(place) });
  return {
    letGo: () => {
      fireEvent.pointerUp(button(from), pointer);
      fireEvent.click(button(from), { detail: 1 });
    },
    cancel: () => fireEvent.pointerCancel(button(from), pointer),
    second: () =>
      fireEvent.pointerDown(button('a1'), { ...pointer, pointerId: 2, isPrimary: false }),
  };
};

/** A place so many steps to the right of a cell. */
export const rightOf = (name: string, steps: number): Point => {
  const [x, y] = pointOf(cellNamed(name) ?? 0, 0);
  return [x + steps * 100, y];
};

export const focus = (name: string) => act(() => button(name).focus());

/** Presses keys where the focus is. */
export const key = (...codes: readonly string[]) => {
  for (const code of codes) fireEvent.keyDown(document.activeElement ?? document.body, { code });
};
