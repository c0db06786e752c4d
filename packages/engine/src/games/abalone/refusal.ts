/** What is refused by the rules. */
import type { Cell } from './chapters/geometry.ts';

/** Why a move is not possible; `cell` is where the trouble is. */
export type Refusal =
  | {
      readonly code: 'notYours' | 'gap' | 'offBoard' | 'blocked' | 'noSpace' | 'sideStepPush';
      readonly cell: Cell;
    }
  | { readonly code: 'equal' | 'weaker'; readonly own: number; readonly theirs: number }
  | { readonly code: 'notInLine' | 'fourth' | 'tooMany' };
