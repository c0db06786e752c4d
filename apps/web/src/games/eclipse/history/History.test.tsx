// @vitest-environment jsdom
import type { EclipseEvent } from '@kesem/engine/games/eclipse/event';
import { eclipse } from '@kesem/engine/games/eclipse/game';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { openDialogs } from '../../../kit/testing/dialogs.ts';
import { wordsIn } from '../../testing/words.ts';
import { laid } from '../testing/matches.ts';
import { History } from './History.tsx';
import { LastDeed } from './LastDeed.tsx';

beforeAll(openDialogs);
afterEach(cleanup);

const EVENTS: readonly EclipseEvent[] = [
  { type: 'turn', turn: 3, player: 0 },
  { type: 'entered', player: 0, piece: { id: 1, card: 'vampire' }, how: 'summoned' },
  { type: 'entered', player: 1, piece: { id: 2, card: 'goblin' }, how: 'summoned' },
  {
    type: 'fought',
    player: 0,
    attacker: 1,
    defender: 2,
    dice: [4, 2],
    totals: [8, 3],
  },
  { type: 'destroyed', kind: 'creature', piece: { id: 2, card: 'goblin' }, owner: 1 },
];

const shown = () => {
  const state = laid({ creatures: [['vampire'], ['goblin']] });
  render(<History events={EVENTS} words={wordsIn('en')} view={eclipse.view(state, 0)} />);
  return screen.getByRole('button', { name: /goblin/i });
};

it('a fight is one picture, whose words are read with it', () => {
  const fight = shown();
  expect(screen.getAllByRole('button')).toEqual([fight]);
  expect(fight.textContent).toMatch(/destroyed/i);
});

it('a tap opens both cards, the dice and what is told', () => {
  fireEvent.click(shown());
  const look = within(screen.getByRole('dialog'));
  expect(look.getAllByText(/Vampire/).length).toBeGreaterThan(0);
  expect(look.getAllByText(/Goblin/).length).toBeGreaterThan(1);
  expect(look.getAllByRole('listitem').length).toBeGreaterThan(1);
  expect(look.getByText('8')).toBeTruthy();
});

it('its last picture stands for it where there is no room for all', () => {
  const view = eclipse.view(laid({ creatures: [['vampire'], ['goblin']] }), 0);
  const words = wordsIn('en');
  const { container, rerender } = render(<LastDeed events={EVENTS} words={words} view={view} />);
  expect(container.querySelector('[data-is]')?.getAttribute('data-is')).toBe('destroyed');
  rerender(<LastDeed events={EVENTS.slice(0, 1)} words={words} view={view} />);
  expect(container.querySelector('[data-is]')).toBeNull();
  expect(container.querySelector('svg')).toBeTruthy();
});

it('a mouse that rests sees the same beside it, and a finger does not', () => {
  const fight = shown();
  fireEvent.pointerEnter(fight, { pointerType: 'touch' });
  expect(screen.queryByText('8')).toBeNull();
  fireEvent.pointerEnter(fight, { pointerType: 'mouse' });
  expect(screen.getByText('8')).toBeTruthy();
  fireEvent.pointerLeave(fight, { pointerType: 'mouse' });
  expect(screen.queryByText('8')).toBeNull();
});
