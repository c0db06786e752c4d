/** SP-8: a match as a viewer follows it; what each event changes in a view. */
import { following } from '../../core/follow.ts';
import type { Open, Seat } from '../../core/game.ts';
import { asksOf } from './asks.ts';
import type { Effect } from './chapters/cards.ts';
import { leftOf } from './chapters/hands.ts';
import type { Question, SpellTypes, SpellView } from './state.ts';
import { timersOf } from './timers.ts';

/**
 * No event tells which of two equal cards leaves a hand, what a sandstorm brings, or one's own vote; nor
 * where the next step begins, with which `hit`, `taken` and `tally` are gone.
 */
export const RESIDUE = [
  'hands',
  'vote',
  'hit',
  'taken',
  'tally',
  'everything',
] as const satisfies readonly (keyof SpellView)[];
/** What a followed view tells truly. */
export type Followed = Omit<SpellView, (typeof RESIDUE)[number]>;

export const follow = following<SpellTypes>({
  drew: ({ counts, pile }, { seat, cards }) => ({
    counts: plus(counts, seat, cards.length),
    pile: pile - cards.length,
  }),
  cast: (view, { spell, to }) => {
    const { seat, word, how } = spell;
    const { spells, scores, counts, accepted } = view;
    return {
      ...turn(view, to ?? seat),
      spells: [...spells, spell],
      scores: plus(scores, seat, word.length),
      counts: laid(view) ? counts : plus(counts, seat, -word.length),
      pending: to === null ? null : { word, seat },
      accepted: how === 'vote' || how === 'insist' ? [...accepted, word] : accepted,
      idle: 0,
    };
  },
  proposed: (view, { type: _type, seat, ...formed }) => ({
    counts: plus(view.counts, seat, -formed.word.length),
    question: {
      do: 'vote',
      n: nextOf(view),
      formed,
      answered: view.counts.map(() => false),
    },
  }),
  voted: ({ question }, { seat }) =>
    question?.do === 'vote'
      ? { question: { ...question, answered: question.answered.with(seat, true) } }
      : {},
  counted: (view, { verdict, accept, refuse, silent }) => {
    const formed = laid(view);
    if (verdict !== 'asked' || !formed) return {};
    const why = accept + refuse + silent === 0 ? 'nobody' : 'outvoted';
    return { question: { do: 'insist', n: nextOf(view), why, formed } };
  },
  insisted: ({ question, insists, vouches }, { seat, yes }) => {
    if (!yes || question?.do !== 'insist') return {};
    return question.why === 'outvoted'
      ? { insists: plus(insists, seat, -1) }
      : { vouches: plus(vouches, seat, -1) };
  },
  refused: (view, { seat, word, unheard }) => ({
    counts: plus(view.counts, seat, word.length),
    turn: oneMore(view.turn, unheard),
    question: { do: 'turn', n: nextOf(view) },
  }),
  failed: (view, { seat, word, why }) => {
    const bewitched = view.bewitched.with(seat, word);
    const idle = word === null && view.pile === 0 ? view.idle + 1 : 0;
    const failed = { pending: null, bewitched, idle };
    if (idle === bewitched.length) return failed;
    const begun = turn({ ...view, bewitched }, leftOf(view, seat));
    // SP-3.9 it was not asked before it failed without a card
    return why === 'empty'
      ? { ...failed, ...begun, question: view.question }
      : { ...failed, ...begun };
  },
  sandstorm: (view, { seat }) => {
    const spent = without(view, seat, 'sandstorm');
    return {
      ...spent,
      counts: spent.counts.map((_, taker) => spent.counts[leftOf(view, taker)] ?? 0),
      question: { do: 'turn', n: nextOf(view) },
    };
  },
  firewall: (view, { seat, word }) => ({
    ...without(view, seat, 'firewall'),
    pending: word === null ? view.pending : null,
    question: { do: 'turn', n: nextOf(view) },
  }),
  snowball: (view, { seat, target, takes }) => ({
    ...without(view, seat, 'snowball'),
    question: {
      do: 'answer',
      // SP-6.8 only one that is thrown on takes more; it is put in the place of the question of the turn
      n: takes > 1 ? nextOf(view) - 1 : nextOf(view),
      thrower: seat,
      target,
      takes,
    },
  }),
  took: (view, { from, to, cards }) => ({
    counts: plus(plus(view.counts, from, -cards.length), to, cards.length),
    question: { do: 'turn', n: nextOf(view) },
  }),
  spent: () => ({}),
  ended: (_, { reason }) => ({ question: null, ended: reason }),
});

/** A view holds all that is public, and so all that questions and clocks are made from. */
export const OPEN: Open<SpellTypes> = { asks: asksOf, timers: timersOf };

const plus = (numbers: readonly number[], seat: Seat, n: number): readonly number[] =>
  numbers.with(seat, (numbers[seat] ?? 0) + n);

/** The number of the question that is put next. */
const nextOf = ({ question }: SpellView): number => (question?.n ?? 0) + 1;

/** The word whose cards lie on the table while the others are asked. */
const laid = ({ question }: Pick<SpellView, 'question'>) =>
  question !== null && 'formed' in question ? question.formed : null;

/** SP-5.8 */
const oneMore = (now: SpellView['turn'], unheard: boolean): SpellView['turn'] =>
  unheard ? { ...now, unheard: now.unheard + 1 } : { ...now, refused: now.refused + 1 };

/** A new turn of a seat, which is itself again. */
function turn(view: SpellView, seat: Seat) {
  const question: Question = { do: 'turn', n: nextOf(view) };
  return {
    turn: { seat, number: view.turn.number + 1, refused: 0, unheard: 0 },
    bewitched: view.bewitched.with(seat, null),
    question,
  };
}

/** SP-6.1 An effect card has gone from a hand to the pile of effects. */
function without({ counts, effects }: SpellView, seat: Seat, effect: Effect) {
  return { counts: plus(counts, seat, -1), effects: [...effects, effect], idle: 0 };
}
