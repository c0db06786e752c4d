import { useEffect, useEffectEvent } from 'react';
import { device, useDevice } from '../frame/stores.ts';

/**
 * The keys of every table, by their place on the keyboard: `?` calls for help, Shift+Z quietens the
 * table. Where single letters are switched off none reaches the game's board either.
 */
export function useTableKeys(onHelp: () => void): void {
  const lettersWork = useDevice((state) => state.keys);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isLetter(event) || isTyping(event.target)) return;
    const does = event.shiftKey ? SHIFTED[event.code] : undefined;
    if (lettersWork && !does) return;
    event.stopPropagation();
    if (!lettersWork) return;
    event.preventDefault();
    if (does === 'zen') toggleZen();
    else onHelp();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKeyDown(event);
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, []);
}

/** Hides everything around the board, or shows it again. */
export function toggleZen(): void {
  device.setState(({ zen }) => ({ zen: !zen }));
}

/** Shows the table in words, or drawn again. */
export function toggleTextView(): void {
  device.setState(({ textView }) => ({ textView: !textView }));
}

const SHIFTED: Readonly<Record<string, 'help' | 'zen'>> = { Slash: 'help', KeyZ: 'zen' };

/** A key that types a letter or the question mark by itself. */
function isLetter({ code, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  return (code.startsWith('Key') || code === 'Slash') && !ctrlKey && !altKey && !metaKey;
}

/** Whether letters are wanted where the key was pressed: in a field, or in a dialog over the table. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, dialog') !== null;
}
