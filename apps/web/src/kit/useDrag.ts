import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** How far a press may stray and still be a tap, in px of the screen; a finger strays more than a mouse. */
const SLACK = { mouse: 4, other: 8 } as const;

/** How far a press by such a pointer may stray and still be a tap, in px of the screen. */
export function slackOf(pointerType: string): number {
  return pointerType === 'mouse' ? SLACK.mouse : SLACK.other;
}

/** Something that is dragged. */
export interface Drag<H> {
  /** What was taken up. */
  readonly held: H;
  /** The element that listens, which has captured the pointer. */
  readonly element: HTMLElement;
  /** With what it is dragged, as pointer events name it. */
  readonly pointerType: string;
  /** Where the pointer is in the window, in px. */
  readonly x: number;
  readonly y: number;
  /** How far it is from where it came down, in px. */
  readonly dx: number;
  readonly dy: number;
}

interface Dragging<H> {
  /** What is taken up where the pointer comes down; null: nothing. */
  readonly take: (event: PointerEvent<HTMLElement>) => H | null;
  /** How far it has gone, in px, of the ways that count; by default any way. */
  readonly far?: (drag: Drag<H>) => number;
  /** It has gone too far for a tap; whether it is dragged from now on. */
  readonly onStart?: (held: H) => boolean;
  /** It is dragged, and has come further. */
  readonly onDrag?: (drag: Drag<H>) => void;
  /** The press is over, whatever came of it. */
  readonly onEnd?: (drag: Drag<H>) => void;
  /** It was dragged and is let go here. Comes after `onEnd`. */
  readonly onDrop: (drag: Drag<H>) => void;
}

interface Press<H> {
  readonly pointer: number;
  readonly drag: Drag<H>;
  readonly isDragged: boolean;
}

/**
 * Lets something be dragged: spread `on` over the element that listens, which may be the thing itself or the whole table.
 * The click in which a drag ends is none. A second finger gives the drag up, and so does `giveUp`.
 */
export function useDrag<H>(dragging: Dragging<H>) {
  const press = useRef<Press<H> | null>(null);
  const isSpent = useRef(false);
  const end = (): Press<H> | null => {
    const now = press.current;
    press.current = null;
    if (now) dragging.onEnd?.(now.drag);
    return now;
  };
  const on = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      isSpent.current = end()?.isDragged ?? false;
      press.current = pressOf(event, dragging);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const now = press.current;
      if (now?.pointer === event.pointerId) press.current = led(now, event, dragging);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (press.current?.pointer !== event.pointerId) return;
      const now = end();
      if (!now?.isDragged) return;
      isSpent.current = true;
      dragging.onDrop(draggedTo(now.drag, event));
    },
    onPointerCancel: () => void end(),
    onClickCapture: (event: MouseEvent) => {
      // a click without a pointer comes from a key or from assistive technology
      if (isSpent.current && event.detail > 0) event.stopPropagation();
      isSpent.current = false;
    },
  };
  /** Ends the press: neither a drop nor a click comes of it. */
  const giveUp = (): void => {
    if (end()) isSpent.current = true;
  };
  return { on, giveUp };
}

function pressOf<H>(event: PointerEvent<HTMLElement>, { take }: Dragging<H>): Press<H> | null {
  const held = event.isPrimary && event.button === 0 ? take(event) : null;
  if (held === null) return null;
  const { clientX: x, clientY: y, pointerId, pointerType, currentTarget: element } = event;
  const drag = { held, element, pointerType, x, y, dx: 0, dy: 0 };
  return { pointer: pointerId, drag, isDragged: false };
}

/** The press after its pointer went on; null where it was too far for a tap, and is not dragged. */
function led<H>(
  press: Press<H>,
  event: PointerEvent<HTMLElement>,
  { far = distance, onStart, onDrag }: Dragging<H>,
): Press<H> | null {
  const drag = draggedTo(press.drag, event);
  if (!press.isDragged) {
    if (far(drag) <= slackOf(drag.pointerType)) return press;
    if (onStart?.(drag.held) === false) return null;
    drag.element.setPointerCapture(event.pointerId);
  }
  onDrag?.(drag);
  return { ...press, drag, isDragged: true };
}

function draggedTo<H>(drag: Drag<H>, { clientX: x, clientY: y }: PointerEvent): Drag<H> {
  return { ...drag, x, y, dx: drag.dx + x - drag.x, dy: drag.dy + y - drag.y };
}

function distance({ dx, dy }: Drag<unknown>): number {
  return Math.hypot(dx, dy);
}

/** What a drag is over, as the nearest element of a kind; null: nothing of the kind. What is dragged must not lie in between. */
export function elementUnder({ x, y }: Drag<unknown>, selector: string): HTMLElement | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>(selector) ?? null;
}
