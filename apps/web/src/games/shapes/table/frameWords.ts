/** What is being played, in the words of the bar. */

import { type ByType, byType } from '../../../kit/byType.ts';
import type { Words } from '../../contract.ts';
import type { Texts } from '../texts.en.ts';
import { textsOf } from '../texts.ts';
import type { ShapesFrame, Showing } from '../timeline.ts';

/** A sentence, and a second smaller one where there is more to say. */
export interface Said {
  readonly say: string;
  readonly sub?: string;
}

interface Told {
  readonly t: Texts['frame'];
  readonly name: Words['name'];
  readonly seats: number;
}

/** What a frame shows, as a sentence, and what comes of it. */
export function frameWords({ shows, view }: ShapesFrame, { lang, name }: Words): Said {
  const told = { t: textsOf(lang).frame, name, seats: view.prizes.length };
  return byType<Showing, Told, Said>(SAYINGS, shows, told);
}

const SAYINGS: ByType<Showing, Told, Said> = {
  drew: ({ seat }, { t, name }) => ({ say: t.drew(name(seat)) }),
  laid: ({ part, cards }, { t }) => {
    const row = cards.map(({ card }) => card);
    return { say: part === 'tie' ? t.added(row) : t.laid(row) };
  },
  shown: (_, { t }) => ({ say: t.shown }),
  counting: ({ at, card, seats, left }, { t, name, seats: all }) => {
    const whom = seats.length === all ? 'all' : seats.map(name);
    const say = t.counting(at, card, whom);
    return left === 0 ? { say } : { say, sub: t.left(left) };
  },
  summed: ({ count, leaders }, { t, name }) => ({
    say: t.leads(leaders.map(name)),
    sub: t.each(count, leaders.length),
  }),
  tied: ({ seats, count }, { t, name }) => ({
    say: t.tied(count),
    sub: t.tiedSub(seats.map(name)),
  }),
  lastJokers: ({ seats: [seat = 0, ...others] }, { t, name }) =>
    others.length === 0
      ? { say: t.joker(name(seat)), sub: t.jokerSub }
      : { say: t.jokers, sub: t.jokersSub },
  won: ({ seat, prizes }, { t, name }) => ({ say: t.won(name(seat), prizes.length) }),
  nobodyWon: (_, { t }) => ({ say: t.nobody }),
  returned: ({ jokers }, { t }) => ({ say: jokers > 0 ? t.shuffled : t.returned }),
  ended: ({ jokers }, { t, name, seats }) => {
    const kept = jokers.flatMap((count, seat) =>
      count > 0 ? [t.jokerPrizes(name(seat), count * seats)] : [],
    );
    return kept.length === 0 ? { say: t.ended } : { say: t.ended, sub: kept.join(' · ') };
  },
};
