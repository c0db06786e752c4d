/** Goofspiel's own player: it imagines the prizes to come and plays the match on in each world. */
import type { Bot, Level } from '../../../core/bot.ts';
import type { Seat } from '../../../core/game.ts';
import { type Random, type Stream, seededRandom } from '../../../core/random.ts';
import { type Card } from '../event.ts';
import { goofspiel } from '../game.ts';
import { imagine } from '../imagine.ts';
import { type GoofspielState, type GoofspielTypes, worth } from '../state.ts';

/** Worlds imagined for each card; with none any card will do. */
const WORLDS: Readonly<Record<Level, number>> = { gentle: 0, easy: 0, medium: 4, hard: 48 };

const LUCKS = 2 ** 32;

/** Picks the card that gains most on average, over worlds in which both go on by habit. */
export const goofspielBot: Bot<GoofspielTypes> = ({ view, ask }, level, random) => {
  // drawn first, so that equals are not always the same card
  const moves = random('order').shuffle(goofspiel.moves(view));
  // the other's pick is better guessed by habit than by lot
  const seen = { ...view, picked: view.picked.map(() => false) };
  const gains = moves.map(() => 0);
  for (let world = 0; world < WORLDS[level]; world += 1) {
    const state = imagine(seen, random);
    const seed = String(random('luck').int(LUCKS));
    moves.forEach(({ card }, at) => {
      // the same luck for each card, so that fewer worlds tell them apart
      const luck = seededRandom(seed);
      gains[at] =
        (gains[at] ?? 0) + gainOf(playedOn(picked(state, ask.seat, card, luck), luck), ask.seat);
    });
  }
  return moves[gains.indexOf(Math.max(...gains))] ?? { do: 'pick', card: 1 };
};

/** The state at the end of the match, when both go on by habit. */
function playedOn(state: GoofspielState, random: Random): GoofspielState {
  let now = state;
  while (!now.pub.ended) {
    const seat = now.pub.picked.indexOf(false);
    now = picked(now, seat, habit(now, seat, random('habit')), random);
  }
  return now;
}

/** A card about as high in its hand as the stake is among the prizes that are left, give or take one. */
function habit({ pub, pile }: GoofspielState, seat: Seat, stream: Stream): Card {
  const hand = pub.hands[seat] ?? [];
  const stake = worth(pub.stake);
  const below = pile.filter((prize) => prize < stake).length;
  const at = below + stream.int(3) - 1;
  return hand[Math.max(0, Math.min(hand.length - 1, at))] ?? 1;
}

function picked(state: GoofspielState, seat: Seat, card: Card, random: Random): GoofspielState {
  const ruling = goofspiel.apply(state, { kind: 'move', seat, move: { do: 'pick', card } }, random);
  if (!ruling.ok) throw new Error(`a bot's own pick is refused: ${ruling.why.code}`);
  return ruling.state;
}

/** What a seat has at the end, less what the other has. */
function gainOf({ pub }: GoofspielState, seat: Seat): number {
  return 2 * worth(pub.won[seat] ?? []) - worth(pub.won.flat());
}
