// @vitest-environment jsdom
import type { Heard } from '@kesem/room/view';
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { shownOf } from '../../state/room.ts';
import { visit } from '../testing/visit.tsx';
import { useNews } from './useNews.ts';

afterEach(cleanup);

const event = (type: string): Heard => ({ at: 0, event: { type } });
const [one, two, three] = [event('one'), event('two'), event('three')];
const LEFT: Heard = { at: 0, room: { type: 'left', person: 2 } };

/** A screen that hears, and what it has been told. */
const listening = () => {
  const told: Heard[] = [];
  const Screen = () => {
    useNews((heard) => void told.push(...heard));
    return null;
  };
  const { store, now } = visit(<Screen />, {});
  let id = 0;
  /** A step after which this has been heard in all, so much of it new and so many events not yet shown. */
  const step = (heard: readonly Heard[], fresh: number, pendingEvents: number): void => {
    id += 1;
    const news = fresh > 0 ? heard.slice(-fresh) : [];
    now({ heard, pendingEvents, fresh: { id, heard: news, cuts: false, before: null } });
  };
  return {
    told,
    /** What was heard before comes, when it was asked for. */
    turnBack: (earlier: readonly Heard[]) =>
      now({ after: 0, heard: [...earlier, ...store.getState().heard] }),
    late: (after: number) => now({ after }),
    step,
    show: (pendingEvents: number) => now({ pendingEvents }),
  };
};

describe('news', () => {
  it('is told at once where nothing has still to be shown', () => {
    const { told, step } = listening();
    step([one, two], 2, 0);
    expect(told).toEqual([one, two]);
  });

  it('waits for the board, and is told once', () => {
    const { told, step, show } = listening();
    step([one, two, three], 3, 2);
    expect(told).toEqual([one]);
    show(1);
    show(1);
    expect(told).toEqual([one, two]);
    show(0);
    expect(told).toEqual([one, two, three]);
  });

  it('is not what was heard before whoever came late', () => {
    const { told, step, late, turnBack } = listening();
    late(2);
    step([one], 0, 0);
    turnBack([two, three]);
    expect(told).toEqual([]);
    step([two, three, one, two], 1, 0);
    expect(told).toEqual([two]);
  });

  it('is not what a full view tells', () => {
    const { told, step } = listening();
    step([one, two], 0, 0);
    step([one, two, three], 1, 0);
    expect(told).toEqual([three]);
  });

  it('begins anew with a new match', () => {
    const { told, step } = listening();
    step([one, two], 2, 0);
    step([three], 1, 0);
    expect(told).toEqual([one, two, three]);
  });
});

it('what has been shown ends before the first event that has not, whatever the room said meanwhile', () => {
  expect(shownOf({ heard: [one, two, LEFT, three], pendingEvents: 1 })).toEqual([one, two, LEFT]);
  expect(shownOf({ heard: [one, two, LEFT], pendingEvents: 1 })).toEqual([one]);
  expect(shownOf({ heard: [one, two], pendingEvents: 0 })).toEqual([one, two]);
});
