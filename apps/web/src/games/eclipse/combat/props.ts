/** What the table and the combat lane know of each other. */
import type { EclipseEvent } from '@kesem/engine/games/eclipse/event';
import type { Attack, EclipseMove, Id } from '@kesem/engine/games/eclipse/move';
import type { EclipseView } from '@kesem/engine/games/eclipse/state';
import type { ReactNode } from 'react';
import type { Words } from '../../contract.ts';

/** What `useCombat` is given by the table. */
export interface CombatInput {
  /** The table as it truly stands. */
  readonly view: EclipseView;
  readonly moves: readonly EclipseMove[];
  readonly words: Words;
  readonly send: (move: EclipseMove) => void;
  /** A scene plays or a command is under way: nothing can be chosen. */
  readonly busy: boolean;
}

/** One's own part in a combat while it is put together; the table passes taps, drags and keys on to it. */
export interface CombatDesk {
  /** 'attack': a declaration is being made; 'defend': guards and order are asked of whoever looks. */
  readonly step: 'none' | 'attack' | 'defend';
  /** Whether a declaration could be begun now ("To battle"). */
  readonly canStart: boolean;
  readonly start: () => void;
  /** Ends the declaration, or lets go what is held; for Escape. */
  readonly back: () => void;
  /** Sends what is put together; for the primary, Enter. Null: nothing to send. */
  readonly commit: (() => void) | null;
  /** The creature held: the next press on a target makes a pair. */
  readonly held: Id | null;
  /** Own creatures that may be taken up now. */
  readonly sources: readonly Id[];
  /** What the held creature may be led to: enemy creatures and stones, or attackers to be stopped. */
  readonly targets: readonly Id[];
  /** Made so far; `target` is an attacker in 'defend'. */
  readonly pairs: readonly Attack[];
  /** A tap or Enter on a creature or stone of the table. */
  readonly press: (id: Id) => void;
  /** A drag from one to the other; where a declaration can be begun, it begins with it. */
  readonly pair: (source: Id, target: Id) => void;
  /** Takes the pair of this creature apart. */
  readonly part: (source: Id) => void;
  /** 'defend': the attackers of the fights as they would be fought now. */
  readonly order: readonly Id[];
  /** 'defend': moves a fight one place towards the front (-1) or the back (1). */
  readonly shift: (attacker: Id, by: -1 | 1) => void;
  /** The bar's sentence and buttons while `step` is not 'none'; after a press that did nothing, why. */
  readonly bar: {
    readonly say: string;
    readonly sub?: string;
    readonly secondary: ReactNode;
    readonly primary: ReactNode;
  } | null;
}

/** The lane on the midline: pairs, dice, ladder. Nothing is drawn without a combat. */
export interface CombatLaneProps {
  /** The table as it is shown: while a scene plays, as it stood at this picture. */
  readonly view: EclipseView;
  /** What the picture shows; empty when nothing plays. */
  readonly shows: readonly EclipseEvent[];
  readonly words: Words;
  readonly desk: CombatDesk;
  /** Odds beside the pairs. */
  readonly teach: boolean;
}
