import { useEffect, useEffectEvent } from 'react';
import { seatAt } from './plates.ts';

/** How long a finger lies on a picture until that means its person, in ms, and how far it may stray, in px. */
const HOLD_MS = 600;
const STRAY = 10;
/** For how long after the finger is lifted the click may come that belongs to it, in ms. */
const CLICK_MS = 350;

/**
 * Calls with the seat whose picture was held down, when the finger is lifted: a dialog that opens under a finger
 * would be closed by its lifting. The press that ends so is no press for what lies beneath.
 */
export function useHeldPlate(onHeld: (seat: number) => void): void {
  const held = useEffectEvent(onHeld);
  useEffect(() => {
    const holding = watchHolds((seat) => held(seat));
    const listeners = [
      ['pointerdown', holding.down],
      ['pointermove', holding.move],
      ['pointerup', holding.up],
      ['pointercancel', holding.stop],
    ] as const;
    for (const [name, listener] of listeners) document.addEventListener(name, listener, true);
    return () => {
      holding.stop();
      for (const [name, listener] of listeners) document.removeEventListener(name, listener, true);
    };
  }, []);
}

/** What a pointer does to a hold. */
function watchHolds(onHeld: (seat: number) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let on: number | null = null;
  const stop = (): void => {
    clearTimeout(timer);
    on = null;
  };
  return {
    stop,
    down: (event: PointerEvent): void => {
      stop();
      from = { x: event.clientX, y: event.clientY };
      const seat = event.isPrimary && !isInDialog(event) ? seatAt(from.x, from.y) : null;
      if (seat === null) return;
      timer = setTimeout(() => {
        on = seat;
        navigator.vibrate?.(20);
      }, HOLD_MS);
    },
    move: ({ clientX, clientY }: PointerEvent): void => {
      if (Math.hypot(clientX - from.x, clientY - from.y) > STRAY) stop();
    },
    up: (): void => {
      const seat = on;
      stop();
      if (seat === null) return;
      swallowClick();
      setTimeout(() => onHeld(seat), 0);
    },
  };
}

function isInDialog({ target }: Event): boolean {
  return target instanceof Element && target.closest('dialog') !== null;
}

/** The click that belongs to a held press does nothing. */
function swallowClick(): void {
  document.addEventListener('click', swallow, true);
  setTimeout(() => document.removeEventListener('click', swallow, true), CLICK_MS);
}

function swallow(event: Event): void {
  // what was asked may be answered at once
  if (isInDialog(event)) return;
  event.preventDefault();
  event.stopPropagation();
}
