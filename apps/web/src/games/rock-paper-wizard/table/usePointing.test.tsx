// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Choice } from '../useChoice.ts';
import { usePointing } from './usePointing.tsx';

let under: Element | null = null;

beforeEach(() => {
  HTMLElement.prototype.setPointerCapture = () => undefined;
  document.elementFromPoint = () => under;
});
afterEach(() => {
  under = null;
  cleanup();
  Reflect.deleteProperty(document, 'elementFromPoint');
});

/** A card of the book and two mats; what is asked of whoever points decides what they may do. */
function tableWith(asked: Choice['asked']) {
  const choice = {
    pick: vi.fn<Choice['pick']>(),
    aim: vi.fn<Choice['aim']>(),
    throwAt: vi.fn<Choice['throwAt']>(),
  };
  const whole: Choice = {
    asked,
    spell: null,
    target: null,
    open: [1, 2],
    isNew: false,
    start: vi.fn<Choice['start']>(),
    clear: vi.fn<Choice['clear']>(),
    commit: vi.fn<Choice['commit']>(),
    ...choice,
  };
  const Table = () => {
    const { on, ghost } = usePointing(whole, 1);
    return (
      <div data-testid="table" {...on}>
        <button type="button" data-spell="fireball">
          <span>Fireball</span>
        </button>
        <button type="button" data-spell="nonsense">
          No spell
        </button>
        <div data-mat="2">
          <span>Cid</span>
        </div>
        <div data-testid="ghost">{ghost}</div>
      </div>
    );
  };
  render(<Table />);
  return choice;
}

const page = (text: string) => screen.getByText(text);
const hand = () => screen.getByTestId('ghost').firstElementChild;
const press = { pointerType: 'mouse', pointerId: 1, isPrimary: true, button: 0 };

/** Drags the page of the book away from where it lies. */
function drag() {
  const from = page('Fireball');
  fireEvent.pointerDown(from, { ...press, clientX: 0, clientY: 0 });
  fireEvent.pointerMove(from, { ...press, clientX: 30, clientY: 40 });
  return () => fireEvent.pointerUp(from, { ...press, clientX: 30, clientY: 40 });
}

describe('a tap', () => {
  it('on a page of the book picks the spell, and on a mat aims at its wizard', () => {
    const choice = tableWith('spell');
    fireEvent.click(page('Fireball'));
    fireEvent.click(page('Cid'));
    expect([choice.pick.mock.calls, choice.aim.mock.calls]).toEqual([[['fireball']], [[2]]]);
  });

  it('beside both is none', () => {
    const choice = tableWith('spell');
    fireEvent.click(page('No spell'));
    fireEvent.click(screen.getByTestId('table'));
    for (const did of [choice.pick, choice.aim]) expect(did).not.toHaveBeenCalled();
  });

  it('picks no spell where gold is to be given', () => {
    const choice = tableWith('gift');
    fireEvent.click(page('Fireball'));
    fireEvent.click(page('Cid'));
    expect([choice.pick.mock.calls, choice.aim.mock.calls]).toEqual([[], [[2]]]);
  });
});

describe('a page that is dragged', () => {
  it('is a hand that follows the pointer, and throws the spell where it is let go', () => {
    const choice = tableWith('spell');
    const letGo = drag();
    expect(hand()?.getAttribute('style')).toContain('translate(30px, 40px)');
    under = page('Cid');
    letGo();
    expect([hand(), choice.throwAt.mock.calls]).toEqual([null, [['fireball', 2]]]);
  });

  it('throws nothing beside the mats', () => {
    const choice = tableWith('spell');
    const letGo = drag();
    under = screen.getByTestId('table');
    letGo();
    expect(choice.throwAt).not.toHaveBeenCalled();
  });

  it('is not taken up where no spell is asked for', () => {
    tableWith('gift');
    drag();
    expect(hand()).toBeNull();
  });
});
