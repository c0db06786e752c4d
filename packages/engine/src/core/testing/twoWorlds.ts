/**
 * The five laws of secrecy, once. For a state s and a viewer v, `w = imagine(view(s, v))` is a world that v
 * cannot tell from s; the laws say that it stays so, whatever happens in both. What v gets in a world is
 * brought by whoever asks: by the rules alone (`secrecy.ts`), or sent by a whole server (`tools/check/secrecy`).
 */
import { sameBytes } from './bytes.ts';

export type LawNumber = 1 | 2 | 3 | 4 | 5;

/** What one viewer got; `to` tells apart those who are shown the same view. */
export interface Got<To> {
  readonly to: To;
  readonly what: unknown;
}

/** A law that is broken: by which viewer it was seen, and the two things that should be one. */
export interface Broken<To> {
  readonly law: LawNumber;
  /** Null: everybody who is shown this view. */
  readonly to: To | null;
  readonly texts: readonly [unknown, unknown];
}

/** What one input came to in one world, for everybody who is shown the same view. */
export interface After<To> {
  readonly accepted: boolean;
  /** The view of the game; asked for only where the input was accepted. */
  readonly view: () => unknown;
  /** Everything else they get: the verdict on an input of their own, or what they hear and may do. */
  readonly rest: () => readonly Got<To>[];
}

/** How the pairs of worlds fared for one kind of input. */
export interface Fares {
  /** The views stayed equal, so that everything else could be compared. */
  readonly conclusive: number;
  /** The views came apart: the input taught something. */
  readonly revealing: number;
  /** Another seat's input was legal in one world only. */
  readonly skipped: number;
}
export const NO_FARES: Fares = { conclusive: 0, revealing: 0, skipped: 0 };

/** How one pair of worlds fared, and what it broke; 'refused': an own input that not both worlds take. */
export interface Judged<To> {
  readonly fare: keyof Fares | 'refused' | null;
  readonly broken: readonly Broken<To>[];
}

/** Whose input it was, and whether it may teach. */
export interface Tried {
  readonly own: boolean;
  readonly teaches: boolean;
}

/** Law 1: whatever they get while nothing happens is the same in both. */
export function cannotTell<To>(
  here: readonly Got<To>[],
  there: readonly Got<To>[],
): readonly Broken<To>[] {
  return differences(1, here, there);
}

/** Law 2 again, where the verdicts alone are at hand. */
export function sameVerdict<To>(here: Got<To>, there: Got<To>): readonly Broken<To>[] {
  return differences(2, [here], [there]);
}

/**
 * Law 2: "every move of v, listed, unlisted or junk, gets the same verdict and the same refusal in both".
 * Law 3: "after any one input: if v's views are equal, everything else v gets is equal too". It also holds
 * for two different secret choices of another seat in one world.
 * Law 4: "inputs that cannot teach do not".
 */
export function afterOneInput<To>(here: After<To>, there: After<To>, tried: Tried): Judged<To> {
  if (!here.accepted || !there.accepted) return afterRefusal(here, there, tried);
  const texts = [here.view(), there.view()] as const;
  if (!sameBytes(...texts)) {
    return { fare: 'revealing', broken: tried.teaches ? [] : [{ law: 4, to: null, texts }] };
  }
  return { fare: 'conclusive', broken: differences(3, here.rest(), there.rest()) };
}

function afterRefusal<To>(here: After<To>, there: After<To>, { own }: Tried): Judged<To> {
  if (own) return { fare: 'refused', broken: differences(2, here.rest(), there.rest()) };
  return { fare: here.accepted || there.accepted ? 'skipped' : null, broken: [] };
}

/** Law 5: whoever hears nothing of an input that is not their own gets what they got before it. */
export function staysSilent<To>(
  heard: readonly unknown[],
  before: () => readonly Got<To>[],
  after: () => readonly Got<To>[],
): readonly Broken<To>[] {
  return heard.length > 0 ? [] : differences(5, before(), after());
}

function differences<To>(
  law: LawNumber,
  here: readonly Got<To>[],
  there: readonly Got<To>[],
): readonly Broken<To>[] {
  return here.flatMap(({ to, what }, at) => {
    const twin = there[at]?.what;
    return sameBytes(what, twin) ? [] : [{ law, to, texts: [what, twin] as const }];
  });
}
