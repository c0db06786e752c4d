/** Taps, drags and long looks on the table: what a pointer does becomes presses, throws and pairs. */
import { type MouseEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { elementUnder, useDrag } from '../../../kit/useDrag.ts';
import { type Thing, thingAt } from './thing.ts';

interface Dragged {
  readonly thing: Thing;
  readonly x: number;
  readonly y: number;
}

interface Pointed {
  readonly thing: Thing;
  readonly beside: DOMRect;
}

interface Pointing {
  readonly onPress: (thing: Thing) => void;
  /** Something is let go over something else; null: over nothing. */
  readonly onDrop: (thing: Thing, over: Thing | null) => void;
  /** Looked at for long, or with the second button. */
  readonly onZoom: (thing: Thing) => void;
  /** Whether a thing can be dragged. */
  readonly canDrag: (thing: Thing) => boolean;
}

/** How long a look is, in ms; how long a mouse rests before it is shown what it rests on. */
const LONG = 480;
const REST = 320;

/** What the whole table listens for; `dragged` follows the pointer, `peek` is what a mouse rests on. */
export function usePointing(pointing: Pointing) {
  const rest = useRest();
  const drag = useDragging(pointing);
  const on = {
    ...rest.on,
    ...drag.on,
    onClick: ({ target }: MouseEvent) => {
      const thing = thingUnder(target);
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

/** Pressing, and then moving or staying: a finger that stays looks long. */
function useDragging({ onDrop, onZoom, canDrag }: Pointing) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const drag = useDrag<Thing>({
    take: ({ target, pointerType }) => {
      const thing = thingUnder(target);
      if (thing !== null && pointerType !== 'mouse') {
        timer.current = setTimeout(() => {
          drag.giveUp();
          onZoom(thing);
        }, LONG);
      }
      return thing;
    },
    onStart: (thing) => {
      clearTimeout(timer.current);
      return canDrag(thing);
    },
    onDrag: ({ held, x, y }) => setDragged({ thing: held, x, y }),
    onEnd: () => {
      clearTimeout(timer.current);
      setDragged(null);
    },
    onDrop: (dropped) => onDrop(dropped.held, thingUnder(elementUnder(dropped, THING))),
  });
  return { on: drag.on, dragged };
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
      const element = thingElement(target);
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

const THING = '[data-thing]';

function thingElement(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(THING) : null;
}

/** The thing to which an element belongs. */
function thingUnder(target: EventTarget | null): Thing | null {
  return thingAt(thingElement(target)?.dataset['thing'] ?? '');
}

/** The thing that has the focus inside a table. */
export function focusedIn(table: RefObject<HTMLElement | null>): Thing | null {
  const focused = document.activeElement;
  return focused && table.current?.contains(focused) ? thingUnder(focused) : null;
}
