import type { Timeline } from './useTimeline.ts';

type Directing = Readonly<Record<string, 'toggle' | 'next' | 'skip'>>;

/** What directs a timeline, by the place of the key on the keyboard. */
const KEYS: Directing = {
  Space: 'toggle',
  ArrowRight: 'next',
  Escape: 'skip',
  Enter: 'skip',
  NumpadEnter: 'skip',
};

/** Does what a key means while something is played; whether it meant anything. */
export function directed(code: string, timeline: Timeline<unknown>, keys = KEYS): boolean {
  const act = keys[code];
  if (timeline.frame === null || act === undefined) return false;
  timeline[act]();
  return true;
}
