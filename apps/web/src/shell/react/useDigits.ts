import { REACTIONS, type ReactionKind } from '@kesem/protocol/reactions';
import { useEffect, useEffectEvent } from 'react';
import { isShortcut, isTaken } from '../../kit/keyboard.ts';
import type { AnyGame } from '../../registry.ts';
import { useDevice } from '../frame/stores.ts';
import { useSession } from '../room/session.ts';
import { useMe } from '../room/view.ts';

/** The keys 1 to 8 react, in the order of the strip, where the game has no use for them. */
export function useDigits(game: AnyGame | null, react: (kind: ReactionKind) => void): void {
  const works = useDevice((state) => state.keys);
  const isFree = useHasDigits(game);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!works || !isFree || event.repeat || event.shiftKey) return;
    if (isTaken(event) || isShortcut(event)) return;
    const digit = /^(?:Digit|Numpad)([1-8])$/.exec(event.code)?.[1];
    const kind = REACTIONS[Number(digit) - 1];
    if (kind) react(kind);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Whether digits react here: the game's board has no use for them, or whoever presses them only looks on. */
export function useHasDigits(game: AnyGame | null): boolean {
  const { online } = useSession();
  const { isSeated } = useMe();
  const isTheirs = game === null || game.keys('en').some((help) => /\d/.test(help.keys));
  return online !== null && !(isSeated && isTheirs);
}
