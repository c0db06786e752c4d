/** SP-5.1: what sorts of things the words are. */
export const CATEGORIES = [
  'animal',
  'plant',
  'food',
  'household',
  'tool',
  'clothing',
  'vehicle',
  'music',
  'person',
  'building',
  'body',
  'nature',
  'play',
] as const;
export type Category = (typeof CATEGORIES)[number];
