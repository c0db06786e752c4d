import { env } from 'node:process';
import { describe, expect, it } from 'vitest';
import { type Random, seededRandom } from '../../../core/random.ts';
import { heardBy } from '../../../core/told.ts';
import { comingHarms, creatureOf, stoneCounts, stoneOf } from '../chapters/pieces.ts';
import { SMART } from '../chapters/preferences.ts';
import { lifeOf } from '../chapters/stats.ts';
import { isAsked } from '../chapters/windows.ts';
import { READY_DECKS } from '../decks/decks.ts';
import type { EclipseEvent } from '../event.ts';
import { eclipse } from '../game.ts';
import type { EclipseMove, Player } from '../move.ts';
import { leader, winningLead } from '../outcome.ts';
import { cardsOf } from '../setup.ts';
import type { EclipseState } from '../state.ts';

const { setup, apply, asks, moves, outcome, timers, view } = eclipse;
/** More by `npm run test:long`. */
const GAMES = env['LONG'] === '1' ? 250 : 8;
const LONGEST = 20_000;

interface Step {
  readonly before: EclipseState;
  readonly state: EclipseState;
  readonly events: readonly EclipseEvent[];
}

/** A match of random decks played at random, every step of it. */
function* walk(seed: string): Generator<Step> {
  const random = seededRandom(seed);
  const deck = () => random('decks').pick(Object.values(READY_DECKS));
  const own = [0, 1].map(() => ({ deck: deck(), prefs: SMART }));
  const options = { time: 0, turn: 75, window: 15 } as const;
  let { state } = setup({ seats: 2, options, own, kept: null, random });
  while (outcome(state) === null) {
    const ruling = apply(state, next(state, random), random);
    if (!ruling.ok) throw new Error(JSON.stringify(ruling.why));
    yield { before: state, state: ruling.state, events: heardBy(ruling.told, 'all') };
    state = ruling.state;
  }
}

function next(state: EclipseState, random: Random) {
  const beat = timers(state).find(({ hidden }) => hidden);
  if (beat) return { kind: 'timeout', timer: beat.key } as const;
  const stream = random('play');
  const waited = asks(state).filter(
    ({ must, seat }) => must && isWaitedFor(state, seat === 0 ? 0 : 1),
  );
  const { seat, answers } = stream.pick(waited);
  const listed = moves(view(state, seat)).filter((move) => answers.includes(move.do));
  return { kind: 'move', seat, move: stream.pick(listed) } as const;
}

function isWaitedFor(state: EclipseState, player: Player): boolean {
  return state.open.agenda[0]?.do !== 'window' || isAsked(state, player);
}

/** Every card of an owner, wherever it lies. */
function everyCard({ open, secret }: EclipseState, player: Player): readonly string[] {
  const inPlay = [...open.stones, ...open.creatures, ...open.enchantments];
  return [
    ...secret[player].hand,
    ...secret[player].deck,
    ...open.discards[player],
    ...inPlay.filter(({ owner }) => owner === player).map(({ card }) => card),
  ].toSorted();
}

/** One promise of every step: gives a sentence for each time it is broken. */
type Law = (step: Step) => readonly string[];

const cardsAreKept: Law = ({ before, state }) => {
  if (before.open.turn === state.open.turn) return [];
  return ([0, 1] as const).flatMap((player) => {
    const { list, hand, deck } = state.secret[player];
    const { hands, decks } = state.open;
    const counted = hands[player] === hand.length && decks[player] === deck.length;
    const kept = everyCard(state, player).join() === cardsOf(list).toSorted().join();
    return counted && kept ? [] : [`cards of ${player}`];
  });
};

const onlyUnmarkedStonesPay: Law = ({ before, events }) => {
  const paid = events.flatMap((event) => (event.type === 'cast' ? event.paid : []));
  return paid.filter((id) => stoneOf(before.open, id)?.marked !== false).map((id) => `${id} paid`);
};

const onlyTheLivingAct: Law = ({ before, state: { open }, events }) => {
  const actors = events.flatMap((event) => {
    if (event.type === 'fought') return [event.attacker, event.defender];
    return event.type === 'used' ? [event.piece.id] : [];
  });
  const dead = actors.filter((id) => !creatureOf(open, id) && !creatureOf(before.open, id));
  const settled = comingHarms(open).length === 0 && open.ended === null;
  const mortal = open.creatures.filter((one) => settled && one.damage >= lifeOf(open, one));
  return [...dead, ...mortal.map(({ id }) => id)].map((id) => `${id} should be dead`);
};

const stonesDecide: Law = ({ state: { open } }) => {
  const [mine, theirs] = stoneCounts(open);
  const enough = Math.abs(mine - theirs) >= winningLead(open);
  const { ended } = open;
  const won = ended?.reason === 'lead';
  return enough === won && (!won || ended.winner === leader(open)) ? [] : ['the lead'];
};

const somebodyIsAsked: Law = ({ state }) => {
  const waiting = timers(state).length > 0 || asks(state).some(({ must }) => must);
  return waiting === (outcome(state) === null) ? [] : ['nobody is asked'];
};

const LAWS = [cardsAreKept, onlyUnmarkedStonesPay, onlyTheLivingAct, stonesDecide, somebodyIsAsked];

/** Returns the laws that one whole match breaks. */
function broken(seed: string): readonly string[] {
  const found: string[] = [];
  let steps = 0;
  for (const step of walk(seed)) {
    steps += 1;
    found.push(
      ...LAWS.flatMap((law) => law(step)).map((text) => `${seed}, step ${steps}: ${text}`),
    );
    if (steps > LONGEST) return [...found, `${seed} does not end`];
  }
  return found;
}

describe('every match', () => {
  it(`keeps its cards and stones and goes on to its end, ${GAMES} times`, () => {
    const seeds = Array.from({ length: GAMES }, (_, game) => `game ${game}`);
    expect(seeds.flatMap(broken)).toEqual([]);
  });
});

describe('every play that is listed', () => {
  const withPlays = (seed: string): readonly Step[] =>
    [...walk(seed)].filter((_, at) => at % 7 === 0);

  it('[EC-2.4] [EC-9.1] is accepted', () => {
    const refused = withPlays('listed').flatMap(({ state }) =>
      ([0, 1] as const).flatMap((seat) => {
        const asked = asks(state)
          .filter((ask) => ask.seat === seat)
          .flatMap(({ answers }) => answers);
        const listed = moves(view(state, seat)).filter((move: EclipseMove) =>
          asked.includes(move.do),
        );
        return listed.filter(
          (move) => !apply(state, { kind: 'move', seat, move }, seededRandom('x')).ok,
        );
      }),
    );
    expect(refused).toEqual([]);
  });
});
