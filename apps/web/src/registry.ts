/** The shelf: one line a game. The only place, with the games' own folders, that knows their names. */
import type { TableTypes } from '@kesem/engine/core/table';
import { abaloneCard } from './games/abalone/card.ts';
import type { GameCard } from './games/card.ts';
import type { WebGame } from './games/contract.ts';
import { eclipseCard } from './games/eclipse/card.ts';
import { rockPaperWizardCard } from './games/rock-paper-wizard/card.ts';
import { shapesCard } from './games/shapes/card.ts';
import { spellCard } from './games/spell-a-spell/card.ts';

/** A game's folder with its own types forgotten: it is given back only what came from it. */
export type AnyGame = WebGame<TableTypes>;

/** The five games in the order of the shelf. */
export const CARDS: readonly GameCard[] = [
  eclipseCard,
  rockPaperWizardCard,
  abaloneCard,
  shapesCard,
  spellCard,
];

/** The card of a game, or undefined for one that is not on the shelf. */
export function cardOf(game: string): GameCard | undefined {
  return CARDS.find(({ id }) => id === game);
}

/** How many bots sit down with somebody who plays a game against bots. */
export function botsOf(game: string): number {
  const card = cardOf(game);
  return card?.bots ?? (card?.seats.min ?? 2) - 1;
}

/** Fetches a game's table; null for a game that is not on the shelf. */
export async function loadGame(game: string): Promise<AnyGame | null> {
  const load = cardOf(game)?.load;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- where the web forgets a game's types, as `openTable` does for the engine
  return load ? ((await load()) as AnyGame) : null;
}
