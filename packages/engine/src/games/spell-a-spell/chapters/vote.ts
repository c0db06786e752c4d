/** SP-5.3 to SP-5.9: the vote on a word that is not listed, and its caster's last word. */
import type { Seat } from '../../../core/game.ts';
import { askedOf } from '../asks.ts';
import type { Tally } from '../event.ts';
import type { Vote } from '../move.ts';
import type { Ballot, Question, SpellDesk, SpellPub } from '../state.ts';
import { cardsOf, type Formed } from './cards.ts';
import { handOf, setHand, setPub, setSecret } from './hands.ts';
import { stand } from './stand.ts';
import { ask, goOn } from './turn.ts';

type Insistence = Extract<Question, { readonly do: 'insist' }>;

/** SP-5.3 All other seats are asked for a word whose cards lie on the table. */
export function propose(d: SpellDesk, formed: Formed): void {
  const { turn, counts } = d.state.pub;
  setSecret(d, { votes: counts.map(() => null) });
  ask(d, { do: 'vote', formed, answered: counts.map(() => false) });
  d.tell({ type: 'proposed', seat: turn.seat, ...formed });
}

/** A seat answers; the last answer closes the vote. */
export function vote(d: SpellDesk, ballot: Ballot, seat: Seat, choice: Vote): void {
  const now = { ...ballot, answered: ballot.answered.with(seat, true) };
  setSecret(d, { votes: d.state.secret.votes.with(seat, choice) });
  setPub(d, { question: now });
  d.tell({ type: 'voted', seat });
  if (askedOf(d.state.pub).length === 0) closeVote(d, now);
}

/** SP-5.4 The answers that have come in decide, or the caster is asked. */
export function closeVote(d: SpellDesk, { formed }: Ballot): void {
  const { pub, secret } = d.state;
  const { seat } = pub.turn;
  const tally = tallyOf(pub, formed.word, secret.votes);
  setSecret(d, { votes: secret.votes.map(() => null) });
  setPub(d, { tally });
  d.tell({ type: 'counted', seat, ...tally });
  if (tally.verdict === 'accepted') accept(d, formed, 'vote');
  else if (tally.verdict !== 'asked') takeBack(d, formed, tally.verdict === 'unheard');
  else ask(d, { do: 'insist', why: votersIn(tally) === 0 ? 'nobody' : 'outvoted', formed });
}

function tallyOf(pub: SpellPub, word: string, votes: readonly (Vote | null)[]): Tally {
  const others = votes.filter((_, seat) => seat !== pub.turn.seat);
  const count = (choice: Vote | null): number => others.filter((one) => one === choice).length;
  const counted = {
    word,
    accept: count('accept'),
    refuse: count('refuse'),
    abstain: count('abstain'),
    silent: count(null),
    votes,
  };
  return { ...counted, verdict: verdictOn(pub, counted) };
}

function votersIn({ accept, refuse, silent }: Omit<Tally, 'verdict'>): number {
  return accept + refuse + silent;
}

/** SP-5.4 to SP-5.6 */
function verdictOn(
  { turn: { seat }, insists, vouches }: SpellPub,
  counted: Omit<Tally, 'verdict'>,
): Tally['verdict'] {
  const voters = votersIn(counted);
  if (counted.accept > 0 && counted.accept >= counted.refuse) return 'accepted';
  if (counted.silent > 0 && counted.refuse === 0) return 'unheard';
  const [left] = voters === 0 ? [vouches[seat]] : voters === 1 ? [insists[seat]] : [0];
  return (left ?? 0) > 0 ? 'asked' : 'refused';
}

/** SP-5.5, SP-5.6 The caster's last word. */
export function insist(d: SpellDesk, { why, formed }: Insistence, yes: boolean): void {
  const { turn, insists, vouches } = d.state.pub;
  d.tell({ type: 'insisted', seat: turn.seat, word: formed.word, yes });
  if (!yes) return takeBack(d, formed, false);
  const oneLess = (left: readonly number[]): readonly number[] =>
    left.with(turn.seat, (left[turn.seat] ?? 0) - 1);
  setPub(d, why === 'outvoted' ? { insists: oneLess(insists) } : { vouches: oneLess(vouches) });
  accept(d, formed, 'insist');
}

/** SP-5.9 */
function accept(d: SpellDesk, formed: Formed, how: 'vote' | 'insist'): void {
  setPub(d, { accepted: [...d.state.pub.accepted, formed.word] });
  stand(d, formed, how, null);
}

/** SP-5.7, SP-5.8 */
function takeBack(d: SpellDesk, formed: Formed, unheard: boolean): void {
  const { turn } = d.state.pub;
  setHand(d, turn.seat, [...handOf(d, turn.seat), ...cardsOf(formed)]);
  const tries = unheard ? { unheard: turn.unheard + 1 } : { refused: turn.refused + 1 };
  setPub(d, { turn: { ...turn, ...tries } });
  d.tell({ type: 'refused', seat: turn.seat, word: formed.word, unheard });
  goOn(d);
}
