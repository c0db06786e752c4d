// @vitest-environment jsdom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import type { RefObject } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Thing } from './thing.ts';
import { focusedIn, usePointing } from './usePointing.ts';

beforeEach(() => {
  vi.useFakeTimers();
  HTMLElement.prototype.setPointerCapture = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  Reflect.deleteProperty(HTMLElement.prototype, 'setPointerCapture');
  Reflect.deleteProperty(document, 'elementFromPoint');
});

const THINGS = (
  <>
    <button type="button" data-thing="card:0">
      <b>Goblin</b>
    </button>
    <button type="button" data-thing="creature:4">
      Orc
    </button>
    <p>nothing</p>
  </>
);

/** A table with a card, a creature and a place where nothing lies, and what became of pointing at them. */
function table(canDrag = true) {
  const told = {
    press: vi.fn<(thing: Thing) => void>(),
    drop: vi.fn<(thing: Thing, over: Thing | null) => void>(),
    zoom: vi.fn<(thing: Thing) => void>(),
  };
  const seen: { now: ReturnType<typeof usePointing> | null } = { now: null };
  const Table = () => {
    const pointing = usePointing({
      onPress: told.press,
      onDrop: told.drop,
      onZoom: told.zoom,
      canDrag: () => canDrag,
    });
    seen.now = pointing;
    return (
      <div data-testid="table" {...pointing.on}>
        {THINGS}
      </div>
    );
  };
  const { getByText, getByTestId, unmount } = render(<Table />);
  return {
    ...told,
    card: getByText('Goblin'),
    creature: at('creature:4'),
    nothing: getByText('nothing'),
    all: getByTestId('table'),
    peek: () => seen.now?.peek ?? null,
    dragged: () => seen.now?.dragged ?? null,
    unmount,
  };
}

function at(name: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(`[data-thing="${name}"]`);
  if (!element) throw new Error(`nothing is ${name}`);
  return element;
}

const CARD = { at: 'card', slot: 0 } as const;
const CREATURE = { at: 'creature', id: 4 } as const;

const finger = { pointerId: 1, isPrimary: true, button: 0, pointerType: 'touch' } as const;
const mouse = { ...finger, pointerType: 'mouse' } as const;
/** Longer than any look. */
const LONG = 2000;
const pass = (ms = LONG): void => act(() => void vi.advanceTimersByTime(ms));
const over = (element: Element | null): void => {
  document.elementFromPoint = () => element;
};

describe('a tap', () => {
  it('presses the thing to which what was touched belongs', () => {
    const { card, press } = table();
    fireEvent.click(card);
    expect(press).toHaveBeenCalledExactlyOnceWith(CARD);
  });

  it('presses nothing where no thing lies', () => {
    const { nothing, press } = table();
    fireEvent.click(nothing);
    expect(press).not.toHaveBeenCalled();
  });
});

describe('the second button', () => {
  it('shows the thing from nearby, and the menu of the browser stays away', () => {
    const { card, zoom } = table();
    expect(fireEvent.contextMenu(card)).toBe(false);
    expect(zoom).toHaveBeenCalledExactlyOnceWith(CARD);
  });

  it('leaves the menu of the browser where no thing lies', () => {
    const { nothing, zoom } = table();
    expect(fireEvent.contextMenu(nothing)).toBe(true);
    expect(zoom).not.toHaveBeenCalled();
  });
});

describe('a finger that stays', () => {
  it('looks at the thing, and the tap that follows presses nothing', () => {
    const { card, zoom, press } = table();
    fireEvent.pointerDown(card, finger);
    expect(zoom).not.toHaveBeenCalled();
    pass();
    expect(zoom).toHaveBeenCalledExactlyOnceWith(CARD);
    fireEvent.pointerUp(card, finger);
    fireEvent.click(card, { detail: 1 });
    expect(press).not.toHaveBeenCalled();
  });

  it('only presses when it is lifted before', () => {
    const { card, zoom, press } = table();
    fireEvent.pointerDown(card, finger);
    fireEvent.pointerUp(card, finger);
    fireEvent.click(card, { detail: 1 });
    pass();
    expect(press).toHaveBeenCalledExactlyOnceWith(CARD);
    expect(zoom).not.toHaveBeenCalled();
  });

  it('looks at nothing when it goes on, whether or not that drags', () => {
    for (const canDrag of [true, false]) {
      const { card, zoom, unmount } = table(canDrag);
      fireEvent.pointerDown(card, finger);
      fireEvent.pointerMove(card, { ...finger, clientX: 50 });
      pass();
      expect(zoom).not.toHaveBeenCalled();
      unmount();
    }
  });

  it('looks at nothing where no thing lies', () => {
    const { nothing, zoom } = table();
    fireEvent.pointerDown(nothing, finger);
    pass();
    expect(zoom).not.toHaveBeenCalled();
  });

  it('is no mouse, whose button may be held down for long', () => {
    const { card, zoom } = table();
    fireEvent.pointerDown(card, mouse);
    pass();
    expect(zoom).not.toHaveBeenCalled();
  });
});

describe('a drag', () => {
  it('follows the pointer, and drops what it holds over what lies there', () => {
    const { card, creature, drop, dragged } = table();
    fireEvent.pointerDown(card, mouse);
    fireEvent.pointerMove(card, { ...mouse, clientX: 50, clientY: 20 });
    expect(dragged()).toEqual({ thing: CARD, x: 50, y: 20 });
    over(creature);
    fireEvent.pointerUp(card, mouse);
    expect(drop).toHaveBeenCalledExactlyOnceWith(CARD, CREATURE);
    expect(dragged()).toBeNull();
  });

  it('drops over nothing where no thing lies', () => {
    const { creature, nothing, drop } = table();
    for (const under of [nothing, null]) {
      fireEvent.pointerDown(creature, finger);
      fireEvent.pointerMove(creature, { ...finger, clientX: 50 });
      over(under);
      fireEvent.pointerUp(creature, finger);
      expect(drop).toHaveBeenLastCalledWith(CREATURE, null);
    }
  });

  it('begins only with what can be dragged', () => {
    const { card, drop, dragged } = table(false);
    fireEvent.pointerDown(card, mouse);
    fireEvent.pointerMove(card, { ...mouse, clientX: 50 });
    expect(dragged()).toBeNull();
    fireEvent.pointerUp(card, mouse);
    expect(drop).not.toHaveBeenCalled();
  });
});

describe('a mouse that rests', () => {
  it('is shown what it rests on, beside it, and not at once', () => {
    const { card, peek } = table();
    const beside = new DOMRect(10, 20, 50, 70);
    at('card:0').getBoundingClientRect = () => beside;
    fireEvent.pointerOver(card, { pointerType: 'mouse', buttons: 0 });
    expect(peek()).toBeNull();
    pass();
    expect(peek()).toEqual({ thing: CARD, beside });
  });

  it('is shown the thing it went to last, and nothing of those it only crossed', () => {
    const { card, creature, nothing, peek } = table();
    fireEvent.pointerOver(card, { pointerType: 'mouse', buttons: 0 });
    fireEvent.pointerOver(creature, { pointerType: 'mouse', buttons: 0 });
    pass();
    expect(peek()?.thing).toEqual(CREATURE);
    fireEvent.pointerOver(nothing, { pointerType: 'mouse', buttons: 0 });
    expect(peek()).toBeNull();
    pass();
    expect(peek()).toBeNull();
  });

  it('sees it no longer once it has left the table or pressed', () => {
    const { card, all, peek } = table();
    for (const leave of [() => fireEvent.pointerOut(all), () => fireEvent.click(card)]) {
      fireEvent.pointerOver(card, { pointerType: 'mouse', buttons: 0 });
      pass();
      expect(peek()).not.toBeNull();
      leave();
      expect(peek()).toBeNull();
      fireEvent.pointerOver(card, { pointerType: 'mouse', buttons: 0 });
      leave();
      pass();
      expect(peek()).toBeNull();
    }
  });

  it('is shown nothing while its button is down or something is dragged', () => {
    const { card, creature, peek } = table();
    fireEvent.pointerOver(card, { pointerType: 'mouse', buttons: 1 });
    pass();
    expect(peek()).toBeNull();
    fireEvent.pointerOver(card, { pointerType: 'mouse', buttons: 0 });
    pass();
    fireEvent.pointerDown(creature, mouse);
    fireEvent.pointerMove(creature, { ...mouse, clientX: 50 });
    expect(peek()).toBeNull();
  });

  it('is no finger, which covers what it touches', () => {
    const { card, peek } = table();
    fireEvent.pointerOver(card, { pointerType: 'touch', buttons: 0 });
    pass();
    expect(peek()).toBeNull();
  });
});

describe('the focus', () => {
  const inside = (element: HTMLElement | null): RefObject<HTMLElement | null> => ({
    current: element,
  });

  it('is on a thing of this table', () => {
    const { all } = table();
    at('creature:4').focus();
    expect(focusedIn(inside(all))).toEqual(CREATURE);
  });

  it('is on nothing of another table, of none, or when it is nowhere', () => {
    const { all } = table();
    expect(focusedIn(inside(all))).toBeNull();
    at('creature:4').focus();
    expect(focusedIn(inside(at('card:0')))).toBeNull();
    expect(focusedIn(inside(null))).toBeNull();
  });
});
