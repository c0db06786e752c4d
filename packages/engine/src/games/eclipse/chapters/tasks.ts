/** What the agenda of a turn is made of: deeds nobody is asked about, and questions. */
import type { Effect } from '../cards/card.ts';
import type { CardId } from '../cards/set.ts';
import type { Id, Player, Target } from '../move.ts';
import type { WindowKind } from './preferences.ts';

/** EC-7: what is about to happen to a creature. */
export interface Harm {
  readonly creature: Id;
  readonly damage: number;
  /** It is to be destroyed whatever its damage. */
  readonly destroyed: boolean;
  /** Taken off by saving plays. */
  readonly prevented: number;
  /** The creature that causes it. */
  readonly by: Id | null;
}

/** What nobody is asked about. */
export type Deed =
  | { readonly do: 'renewal' | 'close' }
  | { readonly do: 'saves' | 'ladder' | 'peace' }
  | { readonly do: 'fight' | 'save'; readonly attacker: Id }
  | { readonly do: 'strike' | 'hold' }
  | { readonly do: 'harm'; readonly harms: readonly Harm[] }
  | { readonly do: 'stun'; readonly creatures: readonly Id[] }
  | {
      readonly do: 'effect';
      readonly effect: Effect;
      readonly player: Player;
      /** The creature whose ability it is. */
      readonly source: Id | null;
      readonly target: Target | null;
    };

/** What somebody is asked. A number is 0 until the question is put and when it is to be put anew. */
export type Question =
  | { readonly do: 'redraw' }
  /** `main` asks the turn's player, `free` the other one. */
  | { readonly do: 'main'; readonly main: number; readonly free: number }
  | { readonly do: 'window'; readonly kind: WindowKind; readonly n: number }
  | { readonly do: 'defend'; readonly n: number }
  | { readonly do: 'discard'; readonly n: number; readonly player: Player }
  | { readonly do: 'draw'; readonly n: number; readonly player: Player; readonly creature: Id }
  /** EC-6.12 Whether `reviver` takes `card`, which lies on its owner's discard pile. */
  | {
      readonly do: 'claim';
      readonly n: number;
      readonly player: Player;
      readonly reviver: Id;
      readonly card: CardId;
      readonly owner: Player;
    };

/** What is left of the turn, in order; only public things. */
export type Task = Deed | Question;

/** Whether a task asks somebody. */
export function isQuestion(task: Task): task is Question {
  return 'n' in task || task.do === 'main' || task.do === 'redraw';
}
