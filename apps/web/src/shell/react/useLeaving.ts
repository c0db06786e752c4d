import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Calls when what is open here is left: by Escape, by a press elsewhere, or by the focus. */
export function useLeaving<T extends HTMLElement>(
  isOpen: boolean,
  onLeave: () => void,
): RefObject<T | null> {
  const box = useRef<T>(null);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (!isOpen) return undefined;
    const elsewhere = ({ target }: Event): void => {
      if (target instanceof Node && !box.current?.contains(target)) leave();
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      // nothing else is put back by the same key
      event.stopPropagation();
      leave();
    };
    document.addEventListener('focusin', elsewhere);
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('keydown', key, true);
    return () => {
      document.removeEventListener('focusin', elsewhere);
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('keydown', key, true);
    };
  }, [isOpen]);
  return box;
}
