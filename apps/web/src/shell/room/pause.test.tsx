// @vitest-environment jsdom
import type { RoomView } from '@kesem/room/view';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { textsOf } from '../../i18n/texts.ts';
import { Reading } from '../../kit/reading.tsx';
import { viewOf } from '../../state/testing/views.ts';
import { visit, withBrowser } from '../testing/visit.tsx';
import { PauseFrame } from './Paused.tsx';

beforeEach(() => {
  withBrowser();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const t = textsOf('en').table;
const ME = { person: 1, seat: 0 };
const BOT = { no: 2, name: '', bot: 'easy' } as const;
const FRIEND = { no: 2, name: 'Noa' };

const playing = (other: typeof BOT | typeof FRIEND, paused = false): RoomView => {
  const view = viewOf({
    stage: 'playing',
    match: 4,
    people: [{ no: 1, name: 'Dana' }, other],
    chairs: [{ person: 1 }, { person: 2 }],
  });
  return { ...view, match: view.match && { ...view.match, ...(paused && { paused: true }) } };
};

interface Read {
  readonly after?: number;
  readonly silent?: boolean;
}
const SILENT = { silent: true };

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const PAUSE = [{ do: 'pause' }, '4/pause'];
const RESUME = [{ do: 'resume' }, '4/resume'];

describe('a match against bots alone', () => {
  it('stands still while something is read, and goes on a moment after the last of it', async () => {
    const { hint, again } = visited(playing(BOT), [{}, SILENT]);
    await pass(0);
    expect(hint.mock.calls).toEqual([PAUSE]);
    again([{}]);
    await pass(5_000);
    expect(hint.mock.calls).toEqual([PAUSE]);
    again([]);
    await pass(399);
    expect(hint.mock.calls).toEqual([PAUSE]);
    await pass(1);
    expect(hint.mock.calls).toEqual([PAUSE, RESUME]);
  });

  it('minds a look that lasts, and no shorter one', async () => {
    const { hint, again } = visited(playing(BOT), [{ after: 2_000 }]);
    await pass(1_999);
    again([]);
    await pass(5_000);
    expect(hint).not.toHaveBeenCalled();
    again([{ after: 2_000 }]);
    await pass(2_000);
    expect(hint.mock.calls).toEqual([PAUSE]);
  });

  it('goes on only once the pause has been answered', async () => {
    const { hint, again } = visited(playing(BOT), [{}]);
    let answered: () => void = () => undefined;
    hint.mockImplementationOnce(() => new Promise((resolve) => (answered = resolve)));
    await pass(0);
    again([]);
    await pass(3_000);
    expect(hint.mock.calls).toEqual([PAUSE]);
    answered();
    await pass(0);
    expect(hint.mock.calls).toEqual([PAUSE, RESUME]);
  });

  it('is left alone by who only watches, and so is a match with another human', async () => {
    for (const [view, you] of [
      [playing(FRIEND), ME],
      [playing(BOT), { person: 9, seat: null }],
    ] as const) {
      const { hint, again } = visited(view, [{}], you);
      await pass(0);
      again([]);
      await pass(1_000);
      expect(hint).not.toHaveBeenCalled();
      cleanup();
    }
  });
});

describe('that a match stands still', () => {
  it('is said over the board, with a way on for whoever plays it', () => {
    const { hint } = visited(playing(BOT, true), []);
    expect(screen.getByRole('status').textContent).toContain(t.paused);
    fireEvent.click(screen.getByRole('button', { name: t.goOn }));
    expect(hint.mock.calls).toEqual([RESUME]);
  });

  it('is only read by who watches', () => {
    visited(playing(BOT, true), [], { person: 9, seat: null });
    expect(screen.getByRole('status').textContent).toBe(t.pausedThere);
  });

  it('is said beside what is read, where room is kept for it, and then not twice', async () => {
    const { now } = visited(playing(BOT), [{}]);
    await pass(0);
    expect(screen.getByRole('status').textContent).toBe('');
    now({ view: playing(BOT, true) });
    expect(screen.getByRole('status').textContent).toContain(t.paused);
    now({ view: playing(FRIEND) });
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('is said over the board where there is no place for it beside what is read', async () => {
    visited(playing(BOT, true), [SILENT]);
    await pass(0);
    expect(screen.getAllByText(t.paused)).toHaveLength(1);
  });
});

/** The frame at such a table; `again` changes what is read in it. */
function visited(
  view: RoomView,
  what: readonly Read[],
  you: { readonly person: number; readonly seat: number | null } = ME,
) {
  let read: (next: readonly Read[]) => void = () => undefined;
  const Screen = () => {
    const [shown, setShown] = useState(what);
    read = setShown;
    return shown.map((one) => <Reading key={shown.indexOf(one)} {...one} />);
  };
  const screens = (
    <PauseFrame>
      {(over) => (
        <>
          {over}
          <Screen />
        </>
      )}
    </PauseFrame>
  );
  const { hint, now } = visit(screens, { view, you });
  return { hint, now, again: (next: readonly Read[]) => act(() => read(next)) };
}
