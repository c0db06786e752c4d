// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useKeys } from './useKeys.ts';

afterEach(cleanup);

/** A page that listens; each act means something where `means` says so. */
function pageWith(means: boolean) {
  const acts = {
    onLetter: vi.fn<(letter: string) => boolean>(() => means),
    onPlayed: vi.fn<() => boolean>(() => false),
    onBackspace: vi.fn<() => boolean>(() => means),
    onEnter: vi.fn<() => boolean>(() => means),
    onSpace: vi.fn<() => boolean>(() => means),
    onEscape: vi.fn<() => boolean>(() => means),
  };
  const Page = () => {
    useKeys(acts);
    return <button type="button">A button</button>;
  };
  const { unmount } = render(<Page />);
  return { acts, unmount };
}

/** Presses a key. Returns whether the page kept it for itself. */
const press = (code: string, more: Partial<KeyboardEventInit> = {}, on: Element = document.body) =>
  !fireEvent.keyDown(on, { code, key: code, ...more });

describe('a key', () => {
  it.each([
    ['Backspace', 'onBackspace'],
    ['Enter', 'onEnter'],
    ['NumpadEnter', 'onEnter'],
    ['Space', 'onSpace'],
    ['Escape', 'onEscape'],
  ] as const)(
    '%s does what it means, and is left to the page where it means nothing',
    (code, does) => {
      const { acts, unmount } = pageWith(true);
      expect(press(code)).toBe(true);
      expect(acts[does]).toHaveBeenCalledOnce();
      unmount();
      expect(pageWith(false).acts[does]).not.toHaveBeenCalled();
      expect(press(code)).toBe(false);
    },
  );

  it('of a letter is that letter', () => {
    const { acts } = pageWith(true);
    expect(press('KeyT', { key: 'א' })).toBe(true);
    expect(acts.onLetter.mock.calls).toEqual([['א']]);
    expect(acts.onPlayed).not.toHaveBeenCalled();
  });

  it('first directs what is played', () => {
    const { acts } = pageWith(true);
    acts.onPlayed.mockReturnValue(true);
    expect(press('Enter')).toBe(true);
    expect(acts.onEnter).not.toHaveBeenCalled();
  });

  it('that presses a button is left to the button', () => {
    const { acts } = pageWith(true);
    const button = screen.getByRole('button');
    for (const code of ['Enter', 'NumpadEnter', 'Space'])
      expect(press(code, {}, button)).toBe(false);
    expect(press('Escape', {}, button)).toBe(true);
    expect([acts.onEnter, acts.onSpace].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });

  it('of the browser, or without a meaning, is left to the page', () => {
    const { acts } = pageWith(true);
    expect(press('Enter', { ctrlKey: true })).toBe(false);
    expect(press('F5')).toBe(false);
    expect(acts.onEnter).not.toHaveBeenCalled();
  });

  it('is not heard any more once the table is gone', () => {
    const { acts, unmount } = pageWith(true);
    unmount();
    expect(press('Enter')).toBe(false);
    expect(acts.onEnter).not.toHaveBeenCalled();
  });
});
