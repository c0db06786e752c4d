/** What the table asks of whoever looks, and what they could do with each thing. */
import { cardOf } from '@kesem/engine/games/eclipse/cards/set';
import { dropsLeft } from '@kesem/engine/games/eclipse/chapters/plays';
import { isQuestion, type Question } from '@kesem/engine/games/eclipse/chapters/tasks';
import { surplus } from '@kesem/engine/games/eclipse/chapters/turn';
import type { EclipseMove, Player } from '@kesem/engine/games/eclipse/move';
import type { EclipseView } from '@kesem/engine/games/eclipse/state';

/** 'free': it is the other side's main phase, and spells may be cast. */
export type Asked =
  | 'nothing'
  | 'redraw'
  | 'main'
  | 'free'
  | 'window'
  | 'discard'
  | 'answer'
  | 'defend';

type Cast = Extract<EclipseMove, { readonly do: 'cast' }>;
type Use = Extract<EclipseMove, { readonly do: 'use' }>;
export type Play = Cast | Use | Extract<EclipseMove, { readonly do: 'drop' }>;

/** The player who looks; null for a spectator. */
export function playerIn({ me }: Pick<EclipseView, 'me'>): Player | null {
  return me === 0 || me === 1 ? me : null;
}

/** What is asked of whoever looks. */
export function askedIn(view: EclipseView): Asked {
  const me = playerIn(view);
  const [task] = view.agenda;
  if (me === null || !task || !isQuestion(task) || view.ended) return 'nothing';
  if (task.do === 'main') return view.active === me ? 'main' : 'free';
  return isPutTo(me, view, task) ? ANSWERED[task.do] : 'nothing';
}

const ANSWERED = {
  redraw: 'redraw',
  window: 'window',
  defend: 'defend',
  discard: 'discard',
  draw: 'answer',
  claim: 'answer',
} as const;

function isPutTo(me: Player, { mine, ready, active }: EclipseView, task: Question): boolean {
  if (task.do === 'redraw') return !ready[me];
  if (task.do === 'window') return mine?.asked === true;
  return 'player' in task ? task.player === me : active !== me;
}

/** Whether time is counted for a player: it is their turn, or a choice of theirs is open. What was left of the last one stands in the room on, and says nothing. */
export function isTimed({ active, agenda: [task] }: EclipseView, player: Player): boolean {
  if (player === active || task?.do === 'defend') return true;
  return task !== undefined && 'player' in task && task.player === player;
}

/** A name for the question that is open, so that nothing chosen for another one is kept. */
export function questionIn(view: EclipseView): string {
  const [task] = view.agenda;
  if (!task) return '';
  if (task.do === 'main') return `main ${view.active === view.me ? task.main : task.free}`;
  return 'n' in task ? `${task.do} ${task.n}` : task.do;
}

/** The key of the clock that runs for the open question besides those of a seat; null: none. */
export function windowClock({ agenda: [task] }: EclipseView): string | null {
  return task?.do === 'window' ? `window:${task.n}` : task?.do === 'redraw' ? 'redraw' : null;
}

/** How many cards must be discarded. */
export function tooMany(view: EclipseView): number {
  return surplus(view.mine?.hand.length ?? 0);
}

/** Stones laid this turn, and how many may be laid in all. */
export function dropsIn(view: EclipseView): readonly [played: number, of: number] {
  const { played } = view.drops;
  return [played, played + Math.max(0, dropsLeft(view))];
}

/** How many stones of the hand may still be laid this turn. */
export function stonesToLay(view: EclipseView): number {
  const held = view.mine?.hand.filter((id) => cardOf(id).kind === 'stone').length ?? 0;
  return Math.max(0, Math.min(held, dropsLeft(view)));
}

/** What one's main phase leaves to do. */
export interface Able {
  readonly lay: boolean;
  readonly cast: boolean;
  readonly use: boolean;
  readonly fight: boolean;
}

/** What is among the moves. */
export function ableTo(moves: readonly EclipseMove[]): Able {
  const can = (what: EclipseMove['do']): boolean => moves.some((move) => move.do === what);
  return { lay: can('drop'), cast: can('cast'), use: can('use'), fight: can('attack') };
}

/** Everything that can be played with a card of the hand; two of one name are listed as one. */
export function playsOf(moves: readonly EclipseMove[], view: EclipseView, slot: number) {
  const hand = view.mine?.hand ?? [];
  return moves.flatMap((move): readonly Play[] =>
    (move.do === 'cast' || move.do === 'drop') && hand[move.slot] === hand[slot]
      ? [{ ...move, slot }]
      : [],
  );
}

/** Everything that a creature can be used for. */
export function usesOf(moves: readonly EclipseMove[], creature: number): readonly Use[] {
  return moves.flatMap((move) => (move.do === 'use' && move.creature === creature ? [move] : []));
}

/** How many cards and creatures could answer now. */
export function answersIn(moves: readonly EclipseMove[]): number {
  const names = moves.flatMap((move) => {
    if (move.do === 'cast') return [`card ${move.slot}`];
    return move.do === 'use' ? [`creature ${move.creature}`] : [];
  });
  return new Set(names).size;
}
