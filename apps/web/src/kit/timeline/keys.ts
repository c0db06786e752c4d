import { useEffect, useEffectEvent } from 'react';
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

/** The part of a keyboard event that matters. */
interface Pressed {
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** Does what a key means while something is played; whether it meant anything. */
export function directed(
  { code, ctrlKey, altKey, metaKey }: Pressed,
  timeline: Timeline<unknown>,
  keys: TimelineKeys = KEYS,
): boolean {
  const act = keys[code];
  if (timeline.frame === null || !act || ctrlKey || altKey || metaKey) return false;
  timeline[act]();
  return true;
}

/** Lets keys direct what is played wherever the focus is, but in a field, which takes letters, and in a dialog, which Escape closes. */
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

function isTaken({ target, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented) return true;
  return target instanceof Element && target.closest('input, textarea, select, dialog') !== null;
}
