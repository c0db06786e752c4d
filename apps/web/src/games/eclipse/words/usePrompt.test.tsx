// @vitest-environment jsdom
import type { EclipseEvent } from '@kesem/engine/games/eclipse/event';
import { eclipse } from '@kesem/engine/games/eclipse/game';
import type { Player } from '@kesem/engine/games/eclipse/move';
import type { EclipseState, EclipseTypes } from '@kesem/engine/games/eclipse/state';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as voice from '../../../kit/announce.ts';
import { boardProps } from '../../testing/board.tsx';
import { wordsIn } from '../../testing/words.ts';
import { attacked, DOVE, GOBLIN, pair, STONE, VAMPIRE } from '../combat/fixtures.ts';
import { useControls } from '../table/useControls.ts';
import { laid, moved, type Step } from '../testing/matches.ts';
import { usePrompt } from './usePrompt.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** What is said at a player's table; `show` lays another state on it, with what was heard. */
function saidTo(me: Player, first: EclipseState) {
  const said = vi.spyOn(voice, 'announce').mockImplementation(() => undefined);
  let id = 0;
  const propsOf = (state: EclipseState, events: readonly EclipseEvent[]) => {
    const view = eclipse.view(state, me);
    const scene = { id, events };
    return boardProps<EclipseTypes>({
      view,
      moves: eclipse.moves(view),
      words: wordsIn('en', me),
      scene,
    });
  };
  const { result, rerender } = renderHook(
    (props) => {
      const controls = useControls(props, 'played');
      usePrompt(controls.now);
      return controls;
    },
    { initialProps: propsOf(first, []) },
  );
  const show = ({ state, events }: Pick<Step, 'state' | 'events'>): void => {
    id += 1;
    rerender(propsOf(state, events));
  };
  const take = (): readonly (readonly unknown[])[] => said.mock.calls.splice(0);
  return { take, show, skip: () => act(() => result.current.timeline.skip()) };
}

const STATE = laid({ hand: ['crystal', 'goblin'], stones: [['crystal'], []] });
const SUMMON = moved(STATE, 0, { do: 'cast', slot: 1, pay: [1], target: null });
const still = (state: EclipseState) => ({ state, events: [] });
const asking = (state: EclipseState, main: number): EclipseState => ({
  ...state,
  open: { ...state.open, agenda: [{ do: 'main', main, free: 1 }] },
});

describe('a question', () => {
  it('is said at once to whoever is asked, and once', () => {
    const { take, show } = saidTo(0, asking(STATE, 1));
    expect(take()).toEqual([[expect.stringMatching(/\.$/), 'assertive']]);
    show(still(asking(STATE, 1)));
    expect(take()).toEqual([]);
    show(still(asking(STATE, 2)));
    expect(take()).toHaveLength(1);
  });

  it('is nothing to the other side, which may only play into it', () => {
    const { take, show } = saidTo(1, asking(STATE, 1));
    show(still(asking(STATE, 2)));
    expect(take()).toEqual([]);
  });

  it('is nothing to whoever attacks while the other side sets its guards', () => {
    const state = attacked(pair(VAMPIRE, GOBLIN), pair(DOVE, STONE));
    expect(saidTo(0, state).take()).toEqual([]);
    expect(saidTo(1, state).take()).toHaveLength(1);
  });

  it('is said when what led to it has been shown', () => {
    const { take, show, skip } = saidTo(0, asking(STATE, 1));
    take();
    show({ state: asking(STATE, 2), events: SUMMON.events });
    expect(take()).toEqual([]);
    skip();
    expect(take()).toHaveLength(1);
  });
});

it('that a combat is let go on is said once, calmly', () => {
  const { take, show } = saidTo(1, STATE);
  const [one, other] = STATE.secret;
  const passed: EclipseState = { ...STATE, secret: [one, { ...other, passedAll: true }] };
  show(still(passed));
  show(still({ ...passed }));
  expect(take()).toEqual([[expect.stringContaining('You let this combat go on')]]);
});
