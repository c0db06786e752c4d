/** What lies on the table before everybody's eyes, and how each event changes it. */
import type { Seat } from '@kesem/engine/core/game';
import type { Effect, Formed } from '@kesem/engine/games/spell-a-spell/cards';
import type { SpellEvent } from '@kesem/engine/games/spell-a-spell/events';
import type { SpellPub, SpellView } from '@kesem/engine/games/spell-a-spell/state';
import { type ByType, byType } from './byType.ts';

export interface Picture
  extends Pick<SpellPub, 'pending' | 'bewitched' | 'counts' | 'pile' | 'effects'> {
  /** Whose turn it is; null once the match is over. */
  readonly turn: Seat | null;
  /** By seat: cards in the score pile. */
  readonly scores: readonly number[];
  /** The word whose cards lie on the table while the others are asked. */
  readonly laid: Formed | null;
}

/** The table of a view. */
export function pictureOf(view: SpellView): Picture {
  const { pending, bewitched, counts, pile, effects, scores, question } = view;
  const laid = question !== null && 'formed' in question ? question.formed : null;
  const turn = view.ended === null ? view.turn.seat : null;
  return { pending, bewitched, counts, pile, effects, scores, laid, turn };
}

/** The table after an event. */
export function pictureAfter(picture: Picture, event: SpellEvent): Picture {
  return { ...picture, ...byType<SpellEvent, Picture, Partial<Picture>>(CHANGES, event, picture) };
}

/** The next seat clockwise: the player to the left. */
export function leftOf({ counts }: Pick<Picture, 'counts'>, seat: Seat): Seat {
  return (seat + 1) % counts.length;
}

const plus = (numbers: readonly number[], seat: Seat, n: number): readonly number[] =>
  numbers.with(seat, (numbers[seat] ?? 0) + n);

/** An effect card goes from a hand to the pile of effects. */
function spent({ counts, effects }: Picture, seat: Seat, effect: Effect) {
  return { counts: plus(counts, seat, -1), effects: [...effects, effect] };
}

/** The turn begins for a seat, which is itself again. */
function turnOf({ bewitched }: Pick<Picture, 'bewitched'>, seat: Seat) {
  return { turn: seat, bewitched: bewitched.with(seat, null) };
}

const CHANGES: ByType<SpellEvent, Picture, Partial<Picture>> = {
  drew: ({ seat, cards }, { counts, pile }) => ({
    counts: plus(counts, seat, cards.length),
    pile: pile - cards.length,
  }),
  cast: ({ spell: { seat, word }, to }, picture) => ({
    ...turnOf(picture, to ?? seat),
    counts: picture.laid ? picture.counts : plus(picture.counts, seat, -word.length),
    scores: plus(picture.scores, seat, word.length),
    pending: to === null ? null : { word, seat },
    laid: null,
  }),
  proposed: ({ seat, word, fogs }, { counts }) => ({
    counts: plus(counts, seat, -word.length),
    laid: { word, fogs },
  }),
  voted: () => ({}),
  counted: () => ({}),
  insisted: () => ({}),
  refused: ({ seat, word }, { counts }) => ({
    counts: plus(counts, seat, word.length),
    laid: null,
  }),
  failed: ({ seat, word }, picture) => ({
    pending: null,
    ...turnOf({ bewitched: picture.bewitched.with(seat, word) }, leftOf(picture, seat)),
  }),
  sandstorm: ({ seat }, picture) => {
    const { counts, effects } = spent(picture, seat, 'sandstorm');
    return { effects, counts: counts.map((_, taker) => counts[leftOf(picture, taker)] ?? 0) };
  },
  firewall: ({ seat, word }, picture) => ({
    ...spent(picture, seat, 'firewall'),
    pending: word === null ? picture.pending : null,
  }),
  snowball: ({ seat }, picture) => spent(picture, seat, 'snowball'),
  took: ({ from, to, cards }, { counts }) => ({
    counts: plus(plus(counts, from, -cards.length), to, cards.length),
  }),
  spent: () => ({}),
  ended: () => ({ turn: null }),
};
