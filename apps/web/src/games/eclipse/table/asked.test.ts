import { eclipse } from '@kesem/engine/games/eclipse/game';
import type { EclipseState } from '@kesem/engine/games/eclipse/state';
import { expect, it } from 'vitest';
import { laid } from '../testing/matches.ts';
import { isTimed } from './asked.ts';

const TURN = laid({ hand: ['goblin'] });
const at = (...agenda: EclipseState['open']['agenda']): readonly boolean[] => {
  const view = eclipse.view({ ...TURN, open: { ...TURN.open, agenda } }, 0);
  return ([0, 1] as const).map((player) => isTimed(view, player));
};

it('time is counted for whoever’s turn it is, and for the other only while a choice is theirs', () => {
  expect(at({ do: 'main', main: 1, free: 1 })).toEqual([true, false]);
  expect(at({ do: 'discard', n: 1, player: 1 })).toEqual([true, true]);
  expect(at({ do: 'defend', n: 1 })).toEqual([true, true]);
});
