/** The shelf: one line a game. The only place, with the games' own folders, that knows their names. */
import type { TableTypes } from '@kesem/engine/core/table';
import { abaloneCard } from './games/abalone/card.ts';
import type { GameCard, WebGame } from './games/contract.ts';
import { rockPaperWizardCard } from './games/rock-paper-wizard/card.ts';
import { shapesCard } from './games/shapes/card.ts';
import type { Lang } from './i18n/lang.ts';

/** A game's folder with its own types forgotten: it is given back only what came from it. */
export type AnyGame = WebGame<TableTypes>;

type Words = Readonly<Record<Lang, string>>;
/** A box on the shelf that cannot be opened yet. */
function toCome(
  card: Pick<GameCard, 'id' | 'cover' | 'minutes' | 'seats'>,
  title: Words,
  promise: Words,
): GameCard {
  return {
    ...card,
    load: null,
    oneScreen: false,
    title: (lang) => title[lang],
    promise: (lang) => promise[lang],
    options: [],
  };
}

/** The five games in the order of the shelf. */
export const CARDS: readonly GameCard[] = [
  toCome(
    { id: 'eclipse', cover: 'eclipse', minutes: 25, seats: { min: 2, max: 2 } },
    { he: 'אקליפס', en: 'Eclipse' },
    { he: 'דו־קרב של אור ואופל', en: 'A duel of light and dark' },
  ),
  rockPaperWizardCard,
  abaloneCard,
  shapesCard,
  toCome(
    { id: 'spell-a-spell', cover: 'spell', minutes: 20, seats: { min: 2, max: 5 } },
    { he: 'מכשף מכשף', en: 'Spell-a-Spell' },
    { he: 'הפכתי אותך ל…', en: 'I turned you into…' },
  ),
];

/** The card of a game, or undefined for one that is not on the shelf. */
export function cardOf(game: string): GameCard | undefined {
  return CARDS.find(({ id }) => id === game);
}

/** Loads a game's table; null when it has none yet. */
export async function loadGame(game: string): Promise<AnyGame | null> {
  const load = cardOf(game)?.load;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- where the web forgets a game's types, as `openTable` does for the engine
  return load ? ((await load()) as AnyGame) : null;
}
