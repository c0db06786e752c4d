/** Shapes' own player: it imagines what the others may hold, and plays the round on in each world. */
import type { Bot, Level } from '../../../core/bot.ts';
import type { Seat } from '../../../core/game.ts';
import { type Random, seededRandom } from '../../../core/random.ts';
import { isPlain } from '../chapters/cards.ts';
import { missing } from '../chapters/picks.ts';
import { shapes } from '../game.ts';
import { imagine } from '../imagine.ts';
import type { ShapesState, ShapesTypes, ShapesView } from '../state.ts';
import { glance } from './glance.ts';
import { habit } from './habit.ts';

interface Skill {
  /** Worlds imagined for each pick. */
  readonly worlds: number;
  /** Whether it remembers what was put under the piles. */
  readonly remembers: boolean;
}

const SKILLS: Readonly<Record<Exclude<Level, 'gentle'>, Skill>> = {
  easy: { worlds: 1, remembers: false },
  medium: { worlds: 3, remembers: false },
  hard: { worlds: 64, remembers: true },
};

const LUCKS = 2 ** 32;

/** What playing a joker costs, in parts of its worth at the end: a later tie-break may take it too. */
const JOKER = 0.8;

/** Picks the card that gains most on average, over worlds in which everybody goes on by habit. */
export const shapesBot: Bot<ShapesTypes> = ({ view, ask }, level, random) => {
  if (level === 'gentle') return { do: 'pick', slot: glance(view, ask.seat, random) };
  const { worlds, remembers } = SKILLS[level];
  const seen = undecided(remembers ? view : forgotten(view));
  // drawn first, so that equals are not always the same place
  const slots = random('order').shuffle(shapes.moves(view).map(({ slot }) => slot));
  const gains = slots.map(() => 0);
  for (let world = 0; world < worlds; world += 1) {
    const state = imagine(seen, random);
    const seed = String(random('luck').int(LUCKS));
    slots.forEach((slot, at) => {
      // the same luck for each pick, so that fewer worlds tell them apart
      const luck = seededRandom(seed);
      const after = playedOn(picked(state, ask.seat, slot, luck), luck);
      gains[at] = (gains[at] ?? 0) + gainOf(after, ask.seat);
    });
  }
  return { do: 'pick', slot: slots[gains.indexOf(Math.max(...gains))] ?? 0 };
};

/** The state after the round, when everybody goes on by habit. */
function playedOn(state: ShapesState, random: Random): ShapesState {
  const { round } = state.pub;
  let now = state;
  while (!now.pub.ended && now.pub.round === round) {
    const [next = 0] = missing(now);
    now = picked(now, next, habit(now, next, random('habit')), random);
  }
  return now;
}

function picked(state: ShapesState, seat: Seat, slot: number, random: Random): ShapesState {
  const ruling = shapes.apply(state, { kind: 'move', seat, move: { do: 'pick', slot } }, random);
  if (!ruling.ok) throw new Error(`a bot's own pick is refused: ${ruling.why.code}`);
  return ruling.state;
}

/** What the round before brought a seat, less what it brought each rival on average. */
function gainOf({ pub }: ShapesState, seat: Seat): number {
  const seats = pub.counts.length;
  const row = pub.past?.row ?? [];
  const plain = row.filter(({ card }) => isPlain(card)).length;
  const gains = pub.counts.map((_, who) => {
    const jokers = row.filter((laid) => laid.seat === who && !isPlain(laid.card)).length;
    return (pub.past?.winner === who ? plain : 0) - jokers * seats * JOKER;
  });
  const mine = gains[seat] ?? 0;
  const all = gains.reduce((sum, gain) => sum + gain, 0);
  return mine - (all - mine) / (seats - 1);
}

/** As if nobody's pick had come in: the others' are better guessed by habit than by lot. */
function undecided(view: ShapesView): ShapesView {
  return { ...view, picked: view.picked.map(() => false) };
}

/** Without what an attentive player could remember. */
function forgotten(view: ShapesView): ShapesView {
  const nothing = view.picked.map(() => []);
  return {
    ...view,
    base: { ...view.base, bottom: [], known: nothing },
    full: { ...view.full, bottom: [], known: nothing },
  };
}
