/** A board on a page of a test, and hands that point, touch, drag and type. */
import { cellNamed } from '@kesem/engine/games/abalone/chapters/geometry';
import type { AbaloneEvent } from '@kesem/engine/games/abalone/event';
import { movesOf } from '@kesem/engine/games/abalone/moves';
import type { AbaloneTypes, AbaloneView } from '@kesem/engine/games/abalone/state';
import { fireEvent } from '@testing-library/react';
import type { ComponentType } from 'react';
import type { Lang } from '../../../i18n/lang.ts';
import type { Point } from '../../../kit/draw/geometry.ts';
import type { BoardProps } from '../../contract.ts';
import { boardAt, focus as focusOn, pressAt } from '../../testing/board.tsx';
import { wordsIn } from '../../testing/words.ts';
import { BOX, pointOf } from '../table/layout.ts';
import { AT_THE_EDGE, viewAt } from './matches.ts';

interface Given {
  readonly view?: AbaloneView;
  readonly lang?: Lang;
  readonly confirm?: boolean;
  readonly pending?: boolean;
  readonly left?: BoardProps<AbaloneTypes>['left'];
  readonly proposed?: AbaloneTypes['move'];
}

/** Renders a table at the edge, or another view; `show` shows the next view on the same table. */
export const tableWith = (
  Board: ComponentType<BoardProps<AbaloneTypes>>,
  { lang = 'en', view = viewAt(AT_THE_EDGE, 0), ...given }: Given,
) => {
  type Shown = Pick<Given, 'pending'> & { readonly view: AbaloneView };
  const { show, ...told } = boardAt<AbaloneTypes, Shown>(Board, { view }, (shown) => {
    const me = shown.view.me === 0 || shown.view.me === 1 ? shown.view.me : null;
    const words = wordsIn(lang, me);
    return { confirm: true, ...given, ...shown, moves: movesOf(shown.view), words };
  });
  return {
    ...told,
    moves: movesOf(view),
    show: (
      next: AbaloneView,
      more?: Pick<Given, 'pending'>,
      events: readonly AbaloneEvent[] = [],
    ) => show({ view: next, ...more }, events),
  };
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

export const focus = (name: string): void => focusOn(button(name));

export const key = pressAt('body');
