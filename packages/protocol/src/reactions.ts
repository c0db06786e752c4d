/** What somebody feels about the table with one tap, in the order of the strip. Apart, so that the web needs no schema for it. */
export const REACTIONS = ['clap', 'up', 'bull', 'haha', 'nu', 'how', 'down', 'horns'] as const;
export type ReactionKind = (typeof REACTIONS)[number];
