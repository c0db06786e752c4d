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
/** What can be said for a word that others vote on, where nothing else may be written. */
export const PLEAS = ['swear', 'grandma', 'dictionary'] as const;
export type QuickPhrase = (typeof QUICK_PHRASES)[number] | (typeof PLEAS)[number];
