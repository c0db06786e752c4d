/**
 * A game of two for tests, with banks of time and wins that can be shared: whoever is to move passes
 * the turn, wins, or ends it level, and where it is chosen all look at each turn together. It carries on how many matches were played.
 */
import type { Choices, Game, Seat, ShowStep, Viewer } from '@kesem/engine/core/game';
import { openTable } from '@kesem/engine/core/table';
import * as z from 'zod/mini';

const move = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('pass') }),
  z.strictObject({ do: z.literal('win') }),
  z.strictObject({ do: z.literal('level') }),
]);

interface DuelState {
  readonly turn: number;
  readonly banks: boolean;
  readonly shown: boolean;
  readonly matches: number;
  readonly won: Seat | 'level' | null;
  readonly wishes: readonly string[];
}
interface DuelTypes {
  readonly state: DuelState;
  readonly move: z.output<typeof move>;
  readonly event: { readonly type: 'turned'; readonly turn: number; readonly shown?: true };
  readonly refusal: { readonly code: 'never' };
  readonly view: {
    readonly me: Viewer;
    readonly turn: number;
    readonly matches: number;
    readonly wish?: string;
  };
  readonly options: { readonly banks: boolean; readonly shown: boolean };
  readonly reason: 'won' | 'level';
  readonly own: string;
  readonly kept: number;
}

export const BANK_MS = 60_000;
export const INCREMENT_MS = 2_000;

/** What all look at of a turn: the first step whole. */
export const SHOWN: readonly ShowStep[] = [{ ms: 500, whole: true }, { ms: 1_000 }, { ms: 2_000 }];

const options: Choices<DuelTypes['options']> = {
  banks: { values: [true, false], default: true },
  shown: { values: [false, true], default: false },
};
const mover = ({ turn }: DuelState): Seat => turn % 2;

const game: Game<DuelTypes> = {
  id: 'duel',
  version: 1,
  seats: { min: 2, max: 2 },
  series: 'wins',
  options,
  family: null,
  own: z._default(z.string().check(z.maxLength(20)), 'plain'),
  move,
  listing: 'all',
  setup: ({ options: { banks, shown }, kept, own: wishes }) => ({
    state: { turn: 0, banks, shown, matches: kept ?? 0, won: null, wishes },
    told: [],
  }),
  apply: (state, input) => {
    const seat = mover(state);
    if (input.kind === 'timeout') {
      return { ok: true, state: { ...state, won: 1 - seat }, told: [] };
    }
    const turn = state.turn + 1;
    const won = { pass: null, win: seat, level: 'level' as const }[input.move.do];
    return {
      ok: true,
      state: { ...state, turn, won },
      told: [{ event: { type: 'turned', turn, ...(state.shown && { shown: true }) } }],
    };
  },
  view: ({ turn, matches, wishes }, me) => {
    const wish = typeof me === 'number' ? wishes[me] : undefined;
    return wish === undefined ? { me, turn, matches } : { me, turn, matches, wish };
  },
  follow: (view, { turn }) => ({ ...view, turn }),
  residue: [],
  show: (heard) => heard.flatMap(({ shown }) => (shown ? SHOWN : [])),
  round: null,
  hands: null,
  takeBack: { moves: ['pass'], teaches: [] },
  moves: () => [{ do: 'pass' }, { do: 'win' }, { do: 'level' }],
  asks: (state) =>
    state.won === null
      ? [
          {
            seat: mover(state),
            key: `turn:${state.turn}`,
            must: true,
            answers: ['pass', 'win', 'level'],
          },
        ]
      : [],
  timers: (state) => {
    const seat = mover(state);
    if (state.won !== null || !state.banks) return [];
    return [
      { key: `bank:${seat}`, seat, ms: BANK_MS, increment: INCREMENT_MS },
      { key: `turn:${state.turn}`, seat: null, ms: BANK_MS },
    ];
  },
  outcome: ({ won }) => {
    if (won === null) return null;
    if (won === 'level') return { ranking: [[0, 1]], reason: 'level' };
    return { ranking: [[won], [1 - won]], reason: 'won' };
  },
  kept: ({ matches }) => matches + 1,
  imagine: ({ turn, matches }) => ({
    turn,
    banks: true,
    shown: false,
    matches,
    won: null,
    wishes: [],
  }),
  redeal: null,
};

export const duel = openTable(game);
