// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { afterPaint } from '../afterPaint.ts';
import { handClock } from '../testing/handClock.ts';
import { painted } from '../testing/painted.ts';
import { TimelineClockContext } from './clock.ts';
import { type Played, played } from './played.tsx';
import { OWN_PACE, type Stage, StageContext } from './stage.ts';
import type { Frame, Transition } from './timeline.ts';

afterEach(cleanup);

interface Props {
  readonly view: number;
  readonly scene: { readonly id: number; readonly events: readonly number[] };
  readonly onPending: (events: number) => void;
}

/** A table is a number, and every number that comes is looked at for 100 ms. */
const framesOf = ({ events }: Transition<number, number>): readonly Frame<number, number>[] =>
  events.map((event) => ({ view: event, events: [event], ms: 100 }));

const Board = played(framesOf, ({ view, timeline }: Played<Props, Frame<number, number>>) => (
  <output>{timeline.frame?.view ?? `at rest ${view}`}</output>
));

/** The board at rest; what is told is kept with what was on the screen. Around it is a page if `afterPage` is given. */
function boardAt(view: number, afterPage?: Stage['afterPage']) {
  const clock = handClock();
  const told: string[] = [];
  const onPending = vi.fn<Props['onPending']>((events) => {
    told.push(`${document.querySelector('output')?.textContent}: ${events}`);
  });
  const stage = { ...OWN_PACE, ...(afterPage && { afterPage }) };
  const given = (props: Omit<Props, 'onPending'>) => (
    <TimelineClockContext value={clock}>
      <StageContext value={stage}>
        <Board {...props} onPending={onPending} />
      </StageContext>
    </TimelineClockContext>
  );
  const page = render(given({ view, scene: { id: 0, events: [] } }));
  return {
    ...page,
    onPending,
    step: (id: number, ...events: readonly number[]) =>
      page.rerender(given({ view: events.at(-1) ?? view, scene: { id, events } })),
    seen: () => page.container.textContent,
    passes: (ms: number) => act(() => clock.pass(ms)),
    take: () => told.splice(0),
  };
}

describe('a board on which what happens is played', () => {
  it('shows frame by frame, and then the table as it stands', () => {
    const { step, seen, passes } = boardAt(1);
    step(1, 2, 3);
    expect(seen()).toBe('2');
    passes(100);
    expect(seen()).toBe('3');
    passes(100);
    expect(seen()).toBe('at rest 3');
  });

  it('misses no step that comes before the last was drawn', () => {
    const { step, seen, passes } = boardAt(1);
    act(() => {
      flushSync(() => step(1, 2));
      flushSync(() => step(2, 3));
    });
    expect(seen()).toBe('2');
    passes(100);
    expect(seen()).toBe('3');
  });

  it('tells what is pending after the picture that shows so much, and with it when that is all', async () => {
    const { step, passes, take, onPending, unmount } = boardAt(1);
    take();
    step(1, 2, 3);
    expect(take()).toEqual([]);
    await painted();
    expect(take()).toEqual(['2: 1']);
    passes(100);
    expect(take()).toEqual(['3: 0']);
    step(2, 4, 5, 6);
    unmount();
    expect(onPending).toHaveBeenLastCalledWith(0);
  });

  it('tells nothing of a step any more once another has come', async () => {
    const { step, take } = boardAt(1);
    take();
    step(1, 2, 3);
    await act(async () => {
      flushSync(() => step(2, 4));
      await new Promise<void>((resolve) => void afterPaint(resolve));
    });
    await painted();
    expect(take()).toEqual(['2: 2']);
  });
});

/** A page whose pictures are painted by hand. */
function handPage() {
  const waiting = new Set<() => void>();
  const afterPage: Stage['afterPage'] = (run) => {
    waiting.add(run);
    return () => void waiting.delete(run);
  };
  const paint = (): void => {
    const now = [...waiting];
    waiting.clear();
    for (const run of now) run();
  };
  return { waiting, afterPage, paint };
}

describe('a board in a page that shows a step first', () => {
  it('draws steps once the page around it has shown them, all that came till then, and misses none', () => {
    const { waiting, afterPage, paint } = handPage();
    const { step, seen, passes, take } = boardAt(1, afterPage);
    take();
    step(1, 2);
    const first = [...waiting];
    step(2, 3);
    expect(seen()).toBe('at rest 1');
    expect(take()).toEqual([]);
    // the second has put nothing off
    expect([...waiting]).toEqual(first);
    act(paint);
    expect(seen()).toBe('2');
    passes(100);
    expect(seen()).toBe('3');
    passes(100);
    expect(seen()).toBe('at rest 3');
  });

  it('draws a step that comes at the very moment the last is drawn', () => {
    const { afterPage, paint } = handPage();
    const { step, seen, passes } = boardAt(1, afterPage);
    step(1, 2);
    // one drawing for both
    act(() => {
      paint();
      step(2, 3);
    });
    expect(seen()).toBe('at rest 1');
    act(paint);
    expect(seen()).toBe('2');
    passes(100);
    expect(seen()).toBe('3');
  });
});
