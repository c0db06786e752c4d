/** Matches for tests, and a state as text. */
import { seededRandom } from '../../../core/random.ts';
import { heardBy } from '../../../core/told.ts';
import { type Card, type GoofspielEvent } from '../event.ts';
import { goofspiel } from '../game.ts';
import type { Size } from '../options.ts';
import { type GoofspielState, roundOf } from '../state.ts';

const RANDOM = seededRandom('a test');

/** A match at its start, with its prizes in this order. */
export function table(prizes: readonly Card[], cards: Size = 7): GoofspielState {
  const { state } = goofspiel.setup({
    seats: 2,
    options: { cards },
    own: [],
    kept: null,
    random: RANDOM,
  });
  return { ...state, pub: { ...state.pub, stake: prizes.slice(0, 1) }, pile: prizes.slice(1) };
}

interface Run {
  readonly state: GoofspielState;
  readonly events: readonly GoofspielEvent[];
}

/** Picks in turn, the first seat's before the second's: `play(state, 7, 3, 1, 2)` is two rounds. */
export function play(state: GoofspielState, ...cards: readonly Card[]): Run {
  let run: Run = { state, events: [] };
  for (const card of cards) {
    const seat = run.state.pub.picked.indexOf(false);
    const input = { kind: 'move', seat, move: { do: 'pick', card } } as const;
    const ruling = goofspiel.apply(run.state, input, RANDOM);
    if (!ruling.ok) throw new Error(ruling.why.code);
    run = { state: ruling.state, events: [...run.events, ...heardBy(ruling.told, 'all')] };
  }
  return run;
}

/** What lies where, as golden replays show it. */
export function draw({ pub, pile, picks }: GoofspielState): string {
  const seats = pub.hands.map((hand, seat) => {
    const pick = picks[seat] ?? '-';
    return `  seat ${seat}: ${hand.join(' ')}  pick ${pick}  won ${(pub.won[seat] ?? []).join(' ')}`;
  });
  return [
    `round ${roundOf(pub)}: stake ${pub.stake.join(' ')}, pile ${pile.join(' ')}`,
    ...seats,
  ].join('\n');
}
