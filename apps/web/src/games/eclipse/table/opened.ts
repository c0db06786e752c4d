import type { Player } from '@kesem/engine/games/eclipse/move';
import type { Pile } from './OpenPile.tsx';
import type { Thing } from './thing.ts';

/** What is read, or chosen from, in a dialog: a card, a row of stones, a pile. */
export type Opened =
  | { readonly is: 'card'; readonly thing: Thing }
  | { readonly is: 'stones'; readonly of: Player }
  | Pile;
