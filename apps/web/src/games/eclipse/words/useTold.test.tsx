// @vitest-environment jsdom
import type { EclipseEvent } from '@kesem/engine/games/eclipse/event';
import { eclipse } from '@kesem/engine/games/eclipse/game';
import type { EclipseTypes } from '@kesem/engine/games/eclipse/state';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { boardProps } from '../../testing/board.tsx';
import { wordsIn } from '../../testing/words.ts';
import { laid, moved } from '../testing/matches.ts';
import { useTold } from './useTold.ts';

afterEach(cleanup);

const STATE = laid({ hand: ['crystal', 'goblin'], stones: [['crystal'], []] });
const SUMMON = moved(STATE, 0, { do: 'cast', slot: 1, pay: [1], target: null });
const PASSED: EclipseEvent = { type: 'passed', player: 1 };

/** The last line of a table on which these things happen one after the other. */
function told() {
  const view = eclipse.view(SUMMON.state, 1);
  const words = wordsIn('en', 1);
  const propsOf = (id: number, events: readonly EclipseEvent[]) =>
    boardProps<EclipseTypes>({ view, moves: [], words, scene: { id, events } });
  const { result, rerender } = renderHook(useTold, { initialProps: propsOf(0, []) });
  let id = 0;
  return (events: readonly EclipseEvent[], isNew = true): string => {
    id += isNew ? 1 : 0;
    rerender(propsOf(id, events));
    return result.current;
  };
}

it('the last line is that of what happened last, and none before anything did', () => {
  const then = told();
  expect(then([])).toBe('');
  expect(then(SUMMON.events)).toMatch(/Goblin/);
});

it('the last line stays while what follows is not told, and nobody’s passing is', () => {
  const then = told();
  const line = then(SUMMON.events);
  expect(then([])).toBe(line);
  expect(then([PASSED])).toBe(line);
});

it('a table that is only drawn again tells nothing anew', () => {
  const then = told();
  expect(then(SUMMON.events, false)).toBe('');
});
