import type { Letter } from '@kesem/engine/games/spell-a-spell/chapters/letters';
import { useEffect, useEffectEvent } from 'react';
import { isShortcut, isTaken } from '../../../kit/keyboard.ts';
import { letterOf } from './keyboard.ts';

/** What keys do on the table; each says whether it meant anything now. */
export interface KeyActs {
  readonly onLetter: (letter: Letter) => boolean;
  /** Every other key first directs what is played. */
  readonly onPlayed: (event: KeyboardEvent) => boolean;
  readonly onBackspace: () => boolean;
  readonly onEnter: () => boolean;
  readonly onSpace: () => boolean;
  readonly onEscape: () => boolean;
}

/** Listens for keys on the whole page: whoever spells need not aim at the rack first. */
export function useKeys(acts: KeyActs): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isTaken(event) && obeyed(event, acts)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** The keys that have a meaning of their own on a button, which keeps it. */
const PRESSES: readonly string[] = ['Enter', 'NumpadEnter', 'Space'];

function obeyed(event: KeyboardEvent, acts: KeyActs): boolean {
  const letter = letterOf(event);
  if (letter !== null) return acts.onLetter(letter);
  const { code, target } = event;
  if (isShortcut(event)) return false;
  const isOnButton = target instanceof Element && target.closest('button, a, summary') !== null;
  if (isOnButton && PRESSES.includes(code)) return false;
  return acts.onPlayed(event) || ACTS[code]?.(acts) === true;
}

const ACTS: Readonly<Record<string, (acts: KeyActs) => boolean>> = {
  Backspace: ({ onBackspace }) => onBackspace(),
  Enter: ({ onEnter }) => onEnter(),
  NumpadEnter: ({ onEnter }) => onEnter(),
  Space: ({ onSpace }) => onSpace(),
  Escape: ({ onEscape }) => onEscape(),
};
