// @vitest-environment jsdom
import type { DeckList } from '@kesem/engine/games/eclipse/decks/decks';
import { act, cleanup, renderHook } from '@testing-library/react';
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
