// @vitest-environment jsdom
import type { DeckList } from '@kesem/engine/games/eclipse/decks/decks';
import { act, cleanup, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { toasts } from '../../../kit/toast.ts';
import { useBuilding } from './useBuilding.ts';

afterEach(cleanup);

const tone = () => toasts.now().at(-1)?.tone;

it('H23: a card that has no room is refused by a warning, and completing a deck is a success', () => {
  const decks: DeckList[] = [];
  const deck: DeckList = [{ card: 'goblin', count: 4 }];
  const { result } = renderHook(() => useBuilding(deck, 'en', (next) => void decks.push(next)));
  act(() => result.current.add('goblin'));
  expect(decks).toEqual([]);
  expect(tone()).toBe('danger');
  act(() => result.current.complete());
  expect(decks).toHaveLength(1);
  expect(tone()).toBe('ok');
});

/** A deck in the builder that is changed step by step. */
function building(first: DeckList) {
  const { result } = renderHook(() => {
    const [deck, setDeck] = useState(first);
    return { deck, ...useBuilding(deck, 'en', setDeck) };
  });
  return () => result.current;
}

it('each step is taken back in turn, until there is none', () => {
  const now = building([{ card: 'goblin', count: 2 }]);
  expect(now().undo).toBeNull();
  const { deck: first } = now();
  act(() => now().add('orc'));
  const { deck: second } = now();
  act(() => now().add('goblin'));
  act(() => now().takeOut('orc'));
  expect(now().deck).toEqual([{ card: 'goblin', count: 3 }]);
  act(() => now().undo?.());
  act(() => now().undo?.());
  expect(now().deck).toEqual(second);
  act(() => now().undo?.());
  expect(now().deck).toEqual(first);
  expect(now().undo).toBeNull();
});

it('a card that is not in the deck cannot be taken out, and that is no step', () => {
  const now = building([{ card: 'goblin', count: 2 }]);
  act(() => now().takeOut('orc'));
  expect(now().deck).toEqual([{ card: 'goblin', count: 2 }]);
  expect(now().undo).toBeNull();
});

it('what adds and takes out stays the same, and acts on the deck as it is now', () => {
  const now = building([{ card: 'goblin', count: 1 }]);
  const { add, takeOut } = now();
  act(() => add('goblin'));
  act(() => add('goblin'));
  act(() => takeOut('goblin'));
  expect(now().deck).toEqual([{ card: 'goblin', count: 2 }]);
  expect(now()).toMatchObject({ add, takeOut });
});

it('completing a deck is a step, too', () => {
  const now = building([{ card: 'goblin', count: 2 }]);
  act(() => now().complete());
  expect(now().deck).not.toEqual([{ card: 'goblin', count: 2 }]);
  act(() => now().undo?.());
  expect(now().deck).toEqual([{ card: 'goblin', count: 2 }]);
});
