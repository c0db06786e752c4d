import { useEffect, useEffectEvent } from 'react';
import { isShortcut, isTaken, type Pressed } from '../keyboard.ts';
import type { Timeline } from './useTimeline.ts';

/** What keys do, by their place on the keyboard. */
type TimelineKeys = Readonly<Record<string, 'toggle' | 'next' | 'skip'>>;

const KEYS: TimelineKeys = {
  Space: 'toggle',
  ArrowRight: 'next',
  Escape: 'skip',
  Enter: 'skip',
  NumpadEnter: 'skip',
};

/** Does what a key means while something is played; whether it meant anything. */
export function directed(
  pressed: Pressed,
  timeline: Timeline<unknown>,
  keys: TimelineKeys = KEYS,
): boolean {
  const act = keys[pressed.code];
  if (timeline.frame === null || !act || isShortcut(pressed)) return false;
  timeline[act]();
  return true;
}

/** Lets keys direct what is played wherever the focus is, but in a field and in a dialog. */
export function useTimelineKeys(timeline: Timeline<unknown>, keys: TimelineKeys): void {
  const isPlaying = timeline.frame !== null;
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isTaken(event) && directed(event, timeline, keys)) event.preventDefault();
  });
  useEffect(() => {
    if (!isPlaying) return undefined;
    const listen = (event: KeyboardEvent): void => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isPlaying]);
}
