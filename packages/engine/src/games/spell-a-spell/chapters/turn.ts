/** SP-3, SP-7: turns, how they are lost, and the end. */
import type { Seat } from '../../../core/game.ts';
import type { Loss } from '../event.ts';
import { scoresOf } from '../outcome.ts';
import type { Question, SpellDesk } from '../state.ts';
import { draw, handOf, leftOf, setPub, shortOf } from './hands.ts';

type Unnumbered<Q> = Q extends Question ? Omit<Q, 'n'> : never;

/** Opens the next question. */
export function ask(d: SpellDesk, question: Unnumbered<Question>): void {
  const n = (d.state.pub.question?.n ?? 0) + 1;
  setPub(d, { question: { ...question, n } });
}

/** A new turn of a seat; SP-3.6 it is itself again. */
export function startTurn(d: SpellDesk, seat: Seat): void {
  const { turn, bewitched } = d.state.pub;
  setPub(d, {
    turn: { seat, number: turn.number + 1, refused: 0, unheard: 0 },
    bewitched: bewitched.with(seat, null),
  });
  goOn(d);
}

/** The turn goes on; SP-3.9 without a card it is lost. */
export function goOn(d: SpellDesk): void {
  if (handOf(d, d.state.pub.turn.seat).length === 0) fail(d, 'empty');
  else ask(d, { do: 'turn' });
}

/** SP-3.6, SP-3.7 The seat whose turn it is fails. */
export function fail(d: SpellDesk, why: Loss): void {
  const { turn, pending, bewitched, pile, idle } = d.state.pub;
  const word = pending?.word ?? null;
  const counts = word === null && pile === 0;
  d.tell({ type: 'failed', seat: turn.seat, word, why, more: pile > shortOf(d, turn.seat) });
  setPub(d, {
    pending: null,
    bewitched: bewitched.with(turn.seat, word),
    idle: counts ? idle + 1 : 0,
  });
  draw(d, turn.seat, 1);
  if (d.state.pub.idle === bewitched.length) end(d);
  else startTurn(d, leftOf(d.state.pub, turn.seat));
}

/** SP-7.1 */
function end(d: SpellDesk): void {
  setPub(d, { question: null, ended: 'spent' });
  d.tell({ type: 'ended', reason: 'spent', scores: scoresOf(d.state.pub) });
}
