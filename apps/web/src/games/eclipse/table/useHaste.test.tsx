// @vitest-environment jsdom
import { BEAT } from '@kesem/engine/games/eclipse/chapters/windows';
import { eclipse } from '@kesem/engine/games/eclipse/game';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { BarFrame } from '../../../kit/bar.tsx';
import { Board } from '../Board.tsx';
import { tableWith, thing } from '../testing/board.tsx';
import { laid, moved } from '../testing/matches.ts';
import { TextBoard } from '../text/TextBoard.tsx';
import { framesOf } from '../timeline.ts';
import { hastened } from './useHaste.ts';

afterEach(cleanup);

const STATE = laid({
  hand: ['goblin'],
  stones: [['crystal'], ['crystal']],
  creatures: [['orc'], ['orc']],
});
const SUMMON = moved(STATE, 0, { do: 'cast', slot: 0, pay: [1], target: null });
/** The board with its bar in a place of its own. */
const Framed: typeof Board = (props) => (
  <BarFrame>
    {(bar) => (
      <>
        <Board {...props} />
        {bar}
      </>
    )}
  </BarFrame>
);
const chip = () => screen.getByRole('button', { name: 'Hurry' });

it('shows the same pictures in a third of their time', () => {
  const frames = framesOf({ before: eclipse.view(STATE, 1), events: SUMMON.events });
  const fast = hastened(frames);
  expect(fast.map(({ ms, pace }) => ms * pace)).toEqual(frames.map(({ ms }) => ms));
  expect(fast.map(({ events }) => events)).toEqual(frames.map(({ events }) => events));
});

it('is offered in the other’s turn, in every picture too, by a press and by H, and tells nobody', () => {
  const { send, show } = tableWith(Board, { state: STATE, me: 1 });
  fireEvent.keyDown(thing('creature:3'), { code: 'KeyH', key: 'י' });
  expect(chip().getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(chip());
  show(SUMMON.state, SUMMON.events);
  expect(screen.getByRole('button', { name: 'Skip' })).toBeTruthy();
  fireEvent.click(chip());
  expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
  expect(chip().getAttribute('aria-pressed')).toBe('true');
  expect(send).not.toHaveBeenCalled();
});

it('moves three times faster, too', () => {
  const played: { playbackRate?: number }[] = [];
  Element.prototype.animate = () => {
    const one: { cancel: () => undefined; playbackRate?: number } = { cancel: () => undefined };
    played.push(one);
    // nothing but this is asked of it
    return one as unknown as Animation;
  };
  Element.prototype.getBoundingClientRect = () => new DOMRect(1, 1, 50, 70);
  const { show } = tableWith(Board, { state: STATE, me: 1 });
  fireEvent.click(chip());
  show(SUMMON.state, SUMMON.events);
  Reflect.deleteProperty(Element.prototype, 'animate');
  expect(played.length).toBeGreaterThan(0);
  expect(new Set(played.map(({ playbackRate }) => playbackRate))).toEqual(new Set([3]));
});

it('never shortens the beat, which the clock of the server keeps', () => {
  const { state } = moved(SUMMON.state, 0, { do: 'end' });
  const { send } = tableWith(Board, { state, me: 1 });
  fireEvent.click(chip());
  expect(eclipse.timers(state).find(({ hidden }) => hidden)?.ms).toBe(BEAT);
  expect(send).not.toHaveBeenCalled();
});

it('lasts for the turn', () => {
  const { show } = tableWith(Board, { state: STATE, me: 1 });
  fireEvent.click(chip());
  show({ ...STATE, open: { ...STATE.open, turn: STATE.open.turn + 2 } });
  expect(chip().getAttribute('aria-pressed')).toBe('false');
});

it('is not offered in one’s own turn, nor where nothing is played', () => {
  tableWith(Board, { state: STATE });
  expect(screen.queryByRole('button', { name: 'Hurry' })).toBeNull();
  cleanup();
  tableWith(TextBoard, { state: STATE, me: 1 });
  expect(screen.queryByRole('button', { name: 'Hurry' })).toBeNull();
});

it('a button of the bar does what it says while pictures are played', () => {
  const { show } = tableWith(Framed, { state: STATE, me: 1 });
  show(SUMMON.state, SUMMON.events);
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(screen.getByRole('button', { name: 'Go on' })).toBeTruthy();
});
