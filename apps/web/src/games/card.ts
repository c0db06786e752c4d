/** The card of a game: what it says of itself before it is loaded. */
import type { ComponentType } from 'react';
import type { Lang } from '../i18n/lang.ts';
import type { Cover } from '../kit/CoverArt.tsx';

/** One of the host's choices in words. Values stand in the order of the form. */
export interface OptionCard {
  /** The key of the game's `options`. */
  readonly key: string;
  readonly label: (lang: Lang) => string;
  /** `label` says the value so that it can stand alone on a chip: "no clock", "first to 6". */
  readonly values: readonly {
    readonly value: string | number | boolean;
    readonly label: (lang: Lang) => string;
  }[];
  /** What is played where nobody chooses; absent: the first. */
  readonly usual?: string | number | boolean;
  /** Few ask for it: it stands among the others only once more is wanted. */
  readonly more?: true;
  /** A small picture of a value, in a chunk of its own. */
  readonly Picture?: ComponentType<{ readonly value: string | number | boolean }>;
  /** Means something only while another option has one of these values. */
  readonly when?: { readonly key: string; readonly in: readonly unknown[] };
  /** Why it means nothing otherwise: the host then sees it grey, and without a reason not at all. */
  readonly why?: (lang: Lang) => string;
  /** Chosen for each seat on its own, among what can be done about the seat. */
  readonly per?: 'seat';
}

/** Several options under one name, such as a way to play with children; each can still be changed alone. */
export interface OptionSwitch {
  readonly label: (lang: Lang) => string;
  /** What is chosen with it; it is on while all of this is. */
  readonly on: Readonly<Record<string, string | number | boolean>>;
  readonly off: Readonly<Record<string, string | number | boolean>>;
}

/** What the shell must know of a game before its chunk is loaded: the cover, the option form. */
export interface GameCard {
  readonly id: string;
  readonly cover: Cover;
  /** Fetches the game's table, a `WebGame`. */
  readonly load: () => Promise<unknown>;
  readonly minutes: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** How many bots sit down with somebody who plays against bots; absent: as many as it takes. */
  readonly bots?: number;
  /** Whether two can play it at one screen: nothing is hidden from either of them. */
  readonly oneScreen: boolean;
  readonly title: (lang: Lang) => string;
  readonly promise: (lang: Lang) => string;
  readonly options: readonly OptionCard[];
  readonly switches?: readonly OptionSwitch[];
}
