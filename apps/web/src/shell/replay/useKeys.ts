import { useEffect } from 'react';
import type { Act } from './player.ts';

/** Physical keys, and the same in both languages: time runs to the right. */
const KEYS: Readonly<Record<string, Act>> = {
  ArrowRight: { do: 'next' },
  ArrowLeft: { do: 'previous' },
  ArrowUp: { do: 'faster' },
  ArrowDown: { do: 'slower' },
  Space: { do: 'toggle' },
  Home: { do: 'to', count: 0 },
  End: { do: 'to', count: Number.MAX_SAFE_INTEGER },
};

/** Lets the keys play the replay, wherever the focus is not in need of them itself. */
export function useKeys(act: (act: Act) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const meant = KEYS[event.code];
      if (!meant || isTaken(event)) return;
      event.preventDefault();
      act(meant);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [act]);
}

/** Dialogs, boards and radios walk by arrows, and a button is pressed by the space bar. */
function isTaken(event: KeyboardEvent): boolean {
  const { target, defaultPrevented, altKey, ctrlKey, metaKey } = event;
  if (defaultPrevented || altKey || ctrlKey || metaKey) return true;
  if (!(target instanceof Element)) return false;
  return target.closest(event.code === 'Space' ? 'dialog, button, a' : 'dialog') !== null;
}
