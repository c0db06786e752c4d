import { READY_DECKS, sizeOf } from '@kesem/engine/games/eclipse/decks/decks';
import { eclipse } from '@kesem/engine/games/eclipse/game';
import type { EclipseState } from '@kesem/engine/games/eclipse/state';
import { match } from '@kesem/engine/games/eclipse/testing/fixtures';
import { expect, it } from 'vitest';
import { leftInDeck } from './ownDeck.ts';

/** The first player holds, has discarded and has in play cards of the original deck. */
const state: EclipseState = match({
  creatures: [{ card: 'duskWolf', owner: 0, side: 1 }],
  stones: ['l', 'd'],
  hands: [['crystal', 'surge'], ['crystal']],
  discards: [['goblin'], ['goblin']],
});

it('is the own list without what has left it, wherever that lies now', () => {
  const left = new Map(leftInDeck(eclipse.view(state, 0)).map(({ card, count }) => [card, count]));
  const full = new Map(READY_DECKS.original.map(({ card, count }) => [card, count]));
  const gone = { crystal: 2, surge: 1, goblin: 1, duskWolf: 1 } as const;
  for (const [card, count] of full) {
    const taken = Object.entries(gone).find(([name]) => name === card)?.[1] ?? 0;
    expect([card, left.get(card) ?? 0]).toEqual([card, count - taken]);
  }
});

it('begins with the stones, and names no card that is used up', () => {
  const left = leftInDeck(eclipse.view(state, 0));
  expect(left.slice(0, 2).map(({ card }) => card)).toEqual(['crystal', 'darkStone']);
  expect(left.some(({ card }) => card === 'surge')).toBe(false);
  expect(sizeOf(left)).toBe(sizeOf(READY_DECKS.original) - 5);
});

it('is nothing to whoever watches', () => {
  expect(leftInDeck(eclipse.view(state, 'public'))).toEqual([]);
});
