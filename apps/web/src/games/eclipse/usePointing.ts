/** Taps, drags and long looks on the table: what a pointer does becomes presses, throws and pairs. */
import { type MouseEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';

interface Dragged {
  readonly thing: string;
  readonly x: number;
  readonly y: number;
}

interface Pointed {
  readonly thing: string;
  readonly beside: DOMRect;
}

interface Pointing {
  readonly onPress: (thing: string) => void;
  /** Something is let go over something else; null: over nothing. */
  readonly onDrop: (thing: string, over: string | null) => void;
  /** Looked at for long, or with the second button. */
  readonly onZoom: (thing: string) => void;
  /** Whether a thing can be dragged. */
  readonly canDrag: (thing: string) => boolean;
}

/** How far a pointer goes before a press is a drag, in px; how long a look is, in ms. */
const FAR = { mouse: 5, touch: 10 };
const LONG = 480;
const REST = 320;

/** What the whole table listens for; `dragged` follows the pointer, `peek` is what a mouse rests on. */
export function usePointing(pointing: Pointing) {
  const rest = useRest();
  // a drag and a long look end in a click, which is not one
  const spent = useRef(false);
  const drag = useDragging(pointing, (isSpent) => {
    spent.current = isSpent;
  });
  const on = {
    ...rest.on,
    ...drag.on,
    onClick: ({ target }: MouseEvent) => {
      const thing = spent.current ? null : thingUnder(target);
      spent.current = false;
      rest.leave();
      if (thing !== null) pointing.onPress(thing);
    },
    onContextMenu: (event: MouseEvent) => {
      const thing = thingUnder(event.target);
      if (thing === null) return;
      event.preventDefault();
      pointing.onZoom(thing);
    },
  };
  return { on, dragged: drag.dragged, peek: drag.dragged ? null : rest.peek };
}

/** Pressing, and then moving or staying. */
function useDragging({ onDrop, onZoom, canDrag }: Pointing, spend: (isSpent: boolean) => void) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const held = useRef<Dragged | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const end = (): void => {
    clearTimeout(timer.current);
    held.current = null;
    setDragged(null);
  };
  const lookLong = (thing: string): void => {
    spend(true);
    end();
    onZoom(thing);
  };
  const on = {
    onPointerDown: (event: PointerEvent) => {
      spend(false);
      const thing = event.isPrimary && event.button === 0 ? thingUnder(event.target) : null;
      if (thing === null) return;
      held.current = { thing, x: event.clientX, y: event.clientY };
      if (event.pointerType !== 'mouse') timer.current = setTimeout(lookLong, LONG, thing);
    },
    onPointerMove: ({ clientX: x, clientY: y, pointerType }: PointerEvent) => {
      const start = held.current;
      if (!start) return;
      const far = pointerType === 'mouse' ? FAR.mouse : FAR.touch;
      if (!dragged && Math.hypot(x - start.x, y - start.y) < far) return;
      clearTimeout(timer.current);
      if (canDrag(start.thing)) setDragged({ thing: start.thing, x, y });
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      end();
      if (!dragged) return;
      spend(true);
      onDrop(dragged.thing, thingUnder(document.elementFromPoint(clientX, clientY)));
    },
    onPointerCancel: end,
  };
  return { on, dragged };
}

/** What a mouse rests on for a while. */
function useRest() {
  const [peek, setPeek] = useState<Pointed | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = (): void => {
    clearTimeout(timer.current);
    setPeek(null);
  };
  const on = {
    onPointerOver: ({ target, pointerType, buttons }: PointerEvent) => {
      leave();
      const element = elementUnder(target);
      const thing = thingUnder(target);
      if (pointerType !== 'mouse' || buttons !== 0 || !element || thing === null) return;
      timer.current = setTimeout(
        () => setPeek({ thing, beside: element.getBoundingClientRect() }),
        REST,
      );
    },
    onPointerLeave: leave,
  };
  return { on, peek, leave };
}

function elementUnder(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-thing]') : null;
}

/** The thing to which an element belongs. */
function thingUnder(target: EventTarget | null): string | null {
  return elementUnder(target)?.dataset['thing'] ?? null;
}

/** The thing that has the focus inside a table. */
export function focusedIn(table: RefObject<HTMLElement | null>): string | null {
  const focused = document.activeElement;
  return focused && table.current?.contains(focused) ? thingUnder(focused) : null;
}
