/** GO-4: a world as a viewer may think it to be. */
import type { Random } from '../../core/random.ts';
import { suitOf } from './setup.ts';
import type { GoofspielState, GoofspielView } from './state.ts';

/** A whole state with exactly this view: the prizes to come lie in any order, and a hidden pick is any card of its hand. */
export function imagine(view: GoofspielView, random: Random): GoofspielState {
  const { me, pile: _size, pick, everything, ...pub } = view;
  if (everything !== null) return { pub, ...everything };
  const open = [...pub.stake, ...pub.won.flat()];
  const guess = random('picks');
  return {
    pub,
    pile: random('pile').shuffle(
      suitOf(pub.options.cards).filter((prize) => !open.includes(prize)),
    ),
    picks: pub.hands.map((hand, seat) => {
      if (seat === me) return pick;
      return pub.picked[seat] === true ? guess.pick(hand) : null;
    }),
  };
}
