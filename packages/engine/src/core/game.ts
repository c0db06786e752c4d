/**
 * The contract between a game and the house, and nothing else.
 *
 * A match is its setup and the list of its inputs; everything a game says of itself here is a pure
 * function of those. Functions are properties, not methods: methods are bivariant, and a list of
 * games would then accept wrong states.
 */
import type { ZodMiniType } from 'zod/mini';
import type { Random } from './random.ts';

/** A place at the table, clockwise from 0. Never a person, never a colour. */
export type Seat = number;

/**
 * Who looks. 'public': spectators. 'all': nothing hidden, draw piles included, only after the
 * outcome. Never null: a forgotten check must not open everything.
 */
export type Viewer = Seat | 'public' | 'all';

/** One bag of a game's types instead of a row of loose letters. All of them are plain JSON. */
export interface Types {
  readonly state: object;
  readonly move: { readonly do: string };
  readonly event: { readonly type: string };
  readonly refusal: { readonly code: string };
  readonly view: { readonly me: Viewer };
  /** The host's choices, public. */
  readonly options: object;
  /** Why a match ended. */
  readonly reason: string;
  /** One seat's secret choice before the match; null where there is none. `own.parse(undefined)` is the default. */
  readonly own: unknown;
  /** What the room carries to its next match of this game; null where there is nothing. */
  readonly kept: unknown;
}

/** Everything that can change a match. */
export type Input<M> =
  | { readonly kind: 'move'; readonly seat: Seat; readonly move: M }
  | { readonly kind: 'timeout'; readonly timer: string };

/** An event and who hears it: everybody, or `only` some, while `others` hear another wording or nothing. */
export type Told<E> =
  | { readonly event: E }
  | { readonly event: E; readonly only: readonly Seat[]; readonly others?: E };

export type Ruling<T extends Types> =
  | { readonly ok: true; readonly state: T['state']; readonly told: readonly Told<T['event']>[] }
  | { readonly ok: false; readonly why: T['refusal'] };

/** A question to a seat. */
export interface Ask<T extends Types> {
  readonly seat: Seat;
  /** Unique for ever in a match: a question that returns gets a new key. */
  readonly key: string;
  /** Whether the table waits for the answer. */
  readonly must: boolean;
  /** Which moves answer it; each `do` stands in exactly one open ask of its seat. */
  readonly answers: readonly T['move']['do'][];
  /** Milliseconds, from and to, within which a bot answers; [600, 1200] unless told. */
  readonly pace?: readonly [number, number];
}

/**
 * Listed, it runs; not listed, it is paused and keeps what is left plus its increment; listed again
 * under the same key, it goes on. One that fell is never listed again.
 */
export interface Timer {
  readonly key: string;
  readonly seat: Seat | null;
  readonly ms: number;
  /** Milliseconds added whenever it leaves the list. */
  readonly increment?: number;
  /** Never on the wire: a beat that hides whether somebody could answer. */
  readonly hidden?: true;
  /** The time of the whole match and of no question in it: it stands still where a move has days. */
  readonly whole?: true;
}

/** One step of a show: something that all look at together. */
export interface ShowStep {
  /** For how long, in whole milliseconds, more than none. */
  readonly ms: number;
  /** Nobody can cut it short; so is every step before it. */
  readonly whole?: true;
}

/**
 * What an event says of the round under way: from now on something of it is shown, or it is won by these
 * seats, by nobody where there are none, and the next begins. The first begins with the match.
 */
export type OfRound = 'shown' | readonly Seat[];

export interface Outcome<T extends Types> {
  /** Best first; seats that share a place share an entry. A draw is one entry with everybody. */
  readonly ranking: readonly (readonly Seat[])[];
  readonly reason: T['reason'];
  readonly scores?: readonly number[];
}

/** One thing that the host chooses. */
export interface Choice<X, Key = string> {
  readonly values: readonly X[];
  readonly default: X;
  /** Shown only while another option has one of these values. */
  readonly when?: { readonly key: Key; readonly in: readonly unknown[] };
  /** Chosen for each seat on its own, such as a handicap. */
  readonly per?: 'seat';
  /**
   * Its table offers `AUTO` too, and takes it unless the host chooses: when a match starts it becomes this
   * where one human sits, and else the default.
   */
  readonly alone?: X;
}

/** Left to the room, which settles it at the start by how many humans sit. */
export const AUTO = 'auto';

/**
 * The host's options as data: schema and form are both made from it. What is chosen per seat is a list
 * by seat in a match.
 */
export type Choices<O> = {
  readonly [K in keyof O]: O[K] extends readonly (infer X)[]
    ? Choice<X, keyof O> & { readonly per: 'seat' }
    : Choice<O[K], keyof O> & { readonly per?: never };
};

/** A strict zod/mini schema. */
export type Schema<X> = ZodMiniType<X>;

/** What a match starts from. */
export interface Start<T extends Types> {
  readonly seats: number;
  readonly options: T['options'];
  readonly own: readonly T['own'][];
  readonly kept: T['kept'] | null;
  readonly random: Random;
}

/** An event in short: a text, or a list. */
export type Short = string | readonly unknown[];

/**
 * Events in short. What an event says of the view before it need not be sent to somebody who holds that view:
 * `long` gives back what `short` was made of, at every view of everybody who hears it.
 */
export interface Brief<T extends Types> {
  /** Returns null for an event that is sent as it is. */
  readonly short: (event: T['event']) => Short | null;
  /** Total: at a view it does not belong to it may give null. */
  readonly long: (view: T['view'], short: Short) => T['event'] | null;
}

/** Of a game in which what is asked and timed follows from what everybody sees: every view says it, as the state does. */
export interface Open<T extends Types> {
  readonly asks: (view: T['view']) => readonly Ask<T>[];
  readonly timers: (view: T['view']) => readonly Timer[];
}

export interface Game<T extends Types> {
  readonly id: string;
  /** Raised whenever the same inputs would lead elsewhere. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number; readonly best?: number };
  /** What the evening adds up: matches won, or the scores themselves. */
  readonly series: 'wins' | 'scores';
  readonly options: Choices<T['options']>;
  /** What is played in a room with children, whatever its host has chosen. Null: nothing else. */
  readonly family: Partial<T['options']> | null;
  readonly own: Schema<T['own']>;
  readonly move: Schema<T['move']>;
  /** Whether something from outside fits that schema, where rules are so quick that reading by it would take longest. */
  readonly isMove?: (raw: unknown) => raw is T['move'];
  /** Whether `moves` is complete, or building blocks. */
  readonly listing: 'all' | 'some';
  readonly setup: (start: Start<T>) => {
    readonly state: T['state'];
    readonly told: readonly Told<T['event']>[];
  };
  /** The only authority on legality; total: a refusal is a value, a throw is a bug. */
  readonly apply: (state: T['state'], input: Input<T['move']>, random: Random) => Ruling<T>;
  /** Built up from nothing by one literal, never the state with things removed. */
  readonly view: (state: T['state'], viewer: Viewer) => T['view'];
  /**
   * The view after one event as its viewer hears it, from what that viewer may see. Total: at a view the
   * event does not belong to it gives a wrong view, never a throw. After the last event of a step it is
   * the view of the new state, but for the residue.
   */
  readonly follow: (view: T['view'], event: T['event']) => T['view'];
  /** The top-level parts of the view that events do not tell: `follow` leaves them as they were. */
  readonly residue: readonly (keyof T['view'])[];
  /** How an event is written shorter than it is, for those who hold the view before it; absent: it is not. */
  readonly brief?: Brief<T>;
  /** What is asked and timed, by any view. Absent: who is asked may be hidden, or nothing is saved by telling it so. */
  readonly open?: Open<T>;
  /**
   * What is shown to all at one pace of what somebody heard of one input, step by step, and the same
   * whoever heard it; empty: nothing of it. Null: in this game everybody looks at everything at their own.
   */
  readonly show: ((heard: readonly T['event'][]) => readonly ShowStep[]) | null;
  /** What an event that everybody hears says of the round under way. Null: there are no rounds of which each is won. */
  readonly round: ((event: T['event']) => OfRound | null) | null;
  /**
   * Whether with this event, which everybody hears, at a table of so many seats everybody has had a turn
   * since the match began or since it was so last. By it is counted how old a hand is that watchers are let
   * see. Null: no hand is hidden.
   */
  readonly hands: ((event: T['event'], seats: number) => boolean) | null;
  /**
   * What can be taken back where the table agrees: moves that everybody hears of as they are made, and the
   * moves and timers by which somebody may learn what was hidden. Null: here nothing is taken back.
   */
  readonly takeBack: {
    readonly moves: readonly T['move']['do'][];
    readonly teaches: readonly string[];
  } | null;
  /** From the view: board, bots and tests share it, and nothing leaks through legality. */
  readonly moves: (view: T['view']) => readonly T['move'][];
  /** Public: the same for all states that a viewer cannot tell apart. */
  readonly asks: (state: T['state']) => readonly Ask<T>[];
  /** The visible ones are public likewise. */
  readonly timers: (state: T['state']) => readonly Timer[];
  readonly outcome: (state: T['state']) => Outcome<T> | null;
  readonly kept: (state: T['state']) => T['kept'];
  /** A whole state with exactly this view: for searching bots and for the secrecy proof. */
  readonly imagine: (view: T['view'], random: Random) => T['state'];
  /**
   * A state for others to go on from: what everybody sees stays, all that is hidden lies anew among
   * the cards it really lies among, and a question with secret answers is put again. It is made from
   * the public view and the secret choices before the match alone, so that nothing of the old
   * arrangement can enter. Null: the game hides nothing.
   */
  readonly redeal:
    | ((view: T['view'], own: readonly T['own'][], random: Random) => T['state'])
    | null;
}
