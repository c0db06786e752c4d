// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { directed, useTimelineKeys } from './keys.ts';
import type { Timeline } from './useTimeline.ts';

afterEach(cleanup);

/** A timeline that plays, or is at rest, and what it was told to do. */
function timelineThat(plays: boolean) {
  const done: string[] = [];
  const act = (what: string) => () => void done.push(what);
  const timeline: Timeline<string> = {
    frame: plays ? 'frame' : null,
    paused: false,
    pending: 0,
    toggle: act('toggle'),
    next: act('next'),
    skip: act('skip'),
  };
  return { done, timeline };
}

const pressed = (code: string, more = {}) => ({
  code,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...more,
});

describe('keys', () => {
  it('pause, step and skip what is played', () => {
    const { done, timeline } = timelineThat(true);
    const meant = ['Space', 'ArrowRight', 'Escape', 'Enter', 'KeyA'].map((code) =>
      directed(pressed(code), timeline),
    );
    expect(done).toEqual(['toggle', 'next', 'skip', 'skip']);
    expect(meant).toEqual([true, true, true, true, false]);
  });

  it('mean nothing where nothing is played, or with another key held', () => {
    const [still, playing] = [timelineThat(false), timelineThat(true)];
    expect(directed(pressed('Space'), still.timeline)).toBe(false);
    expect(directed(pressed('Space', { ctrlKey: true }), playing.timeline)).toBe(false);
    expect([...still.done, ...playing.done]).toEqual([]);
  });

  it('are heard wherever the focus is, but not in a field', () => {
    const { done, timeline } = timelineThat(true);
    const Page = () => {
      useTimelineKeys(timeline, { KeyP: 'toggle' });
      return <input aria-label="a word" />;
    };
    render(<Page />);
    fireEvent.keyDown(document.body, { code: 'Space' });
    fireEvent.keyDown(screen.getByLabelText('a word'), { code: 'KeyP' });
    expect(done).toEqual([]);
    expect(fireEvent.keyDown(document.body, { code: 'KeyP' }), 'taken').toBe(false);
    expect(done).toEqual(['toggle']);
  });
});
