/** What can be said for a word that others vote on, where nothing else may be written. Apart, for only boards need it. */
export const PLEAS = ['swear', 'grandma', 'dictionary'] as const;
export type Plea = (typeof PLEAS)[number];
