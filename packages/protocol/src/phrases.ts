import type { Plea } from './pleas.ts';

/** What can be said with one tap; every reader sees it in their own language. Apart, so that the web needs no schema for it. */
export const QUICK_PHRASES = [
  'hello',
  'wellPlayed',
  'thanks',
  'oops',
  'wow',
  'hurry',
  'brb',
  'again',
] as const;
export type QuickPhrase = (typeof QUICK_PHRASES)[number] | Plea;
