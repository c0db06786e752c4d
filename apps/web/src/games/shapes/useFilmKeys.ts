import { useEffect, useEffectEvent } from 'react';
import type { Playback } from '../../kit/playback.ts';

/** Keys while something is played back, by their place on the keyboard. */
export function useFilmKeys({ frame, toggle, next, skip }: Playback<unknown>): void {
  const isPlaying = frame !== null;
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const act = new Map([
      ['KeyP', toggle],
      ['KeyN', next],
      ['Escape', skip],
    ]).get(event.code);
    if (!act || isTaken(event)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!isPlaying) return undefined;
    const listen = (event: KeyboardEvent): void => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isPlaying]);
}

/** A field takes letters, a dialog is closed by Escape, and with another key held it means something else. */
function isTaken({ target, defaultPrevented, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (defaultPrevented || altKey || ctrlKey || metaKey) return true;
  return target instanceof Element && target.closest('input, textarea, select, dialog') !== null;
}
