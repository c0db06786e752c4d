/** Every English sentence of this table. Its shape is that of every other language. */

import type { Reason } from '@kesem/engine/games/goofspiel/event';
import type { Refusal } from '@kesem/engine/games/goofspiel/refusal';
import { listed, plural } from '../../i18n/numbers.ts';

const points = (n: number): string => plural('en', n, { one: '1 point', other: '# points' });

export const en = {
  seat: (number: number) => `Place ${number}`,
  points,
  /** A card that somebody played. */
  each: (name: string, card: number) => `${name}: ${card}`,
  list: (words: readonly string[]) => listed('en', words),

  bar: {
    pick: 'Pick a card',
    stake: (worth: number) => `At stake: ${points(worth)}`,
    chosen: (card: number) => `Play the ${card}?`,
    play: 'Play',
    picked: (card: number) => `You picked the ${card}`,
    all: 'Both are picking a card',
    waitFor: (names: readonly string[]) => `Waiting for ${listed('en', names)}`,
    notAsked: 'You are not asked now',
    saving: 'Saving…',
    over: 'The match is over',
  },

  board: {
    table: 'The table',
    round: (round: number, of: number) => `Round ${round} of ${of}`,
    pile: (n: number) => plural('en', n, { one: '1 prize to come', other: '# prizes to come' }),
    stake: 'At stake',
    hand: 'Your hand',
    handOf: (name: string) => `The hand of ${name}`,
    card: (card: number, at: number, of: number) => `${card}, card ${at} of ${of}`,
    chosen: 'chosen',
    picked: 'has picked',
    won: (prizes: readonly number[]) =>
      prizes.length === 0 ? 'No prizes yet' : `Prizes: ${prizes.join(', ')}`,
    help: 'Arrows walk through your hand, Enter picks.',
  },

  text: {
    player: 'Player',
    points: 'Points',
    prizes: 'Prizes',
    hand: 'Hand',
    last: 'Last card',
    nothing: '–',
  },

  event: {
    turned: (prize: number) => `The next prize: ${prize}.`,
    picked: (name: string) => `${name} has picked.`,
    revealed: (cards: readonly string[]) => `${cards.join(', ')}.`,
    won: (name: string, worth: number) => `${name} wins ${points(worth)}.`,
    stayed: (worth: number) => `Equal: ${points(worth)} stay for the next round.`,
    ended: (scores: readonly string[]) => `The match is over. ${scores.join(', ')}.`,
  },

  fact: {
    ties: (n: number) => ({
      title: 'Head to head',
      text: plural('en', n, { one: 'One tie', other: '# ties' }),
    }),
    biggest: (name: string, worth: number) => ({
      title: 'The biggest catch',
      text: `${name}, ${points(worth)}`,
    }),
    cheapest: (name: string, card: number, worth: number) => ({
      title: 'The best bargain',
      text: `${name}, ${points(worth)} for a ${card}`,
    }),
  },
  scored: (n: number) => points(n),

  keys: {
    walk: 'walk through your hand',
    choose: 'choose a card, and once more to play it',
    pause: 'stop or go on',
    next: 'one step on',
    skip: 'to the end',
  },

  refusal: { noSuchCard: 'That card is not in your hand' } satisfies Record<
    Refusal['code'],
    string
  >,
  reason: { cards: 'All cards are played.' } satisfies Record<Reason, string>,
};

/** `satisfies` keeps the wide types of functions, so that every language has this shape. */
export type Texts = typeof en;
