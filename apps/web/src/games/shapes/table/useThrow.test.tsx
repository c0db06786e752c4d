// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useThrow } from './useThrow.ts';

beforeEach(() => {
  HTMLElement.prototype.setPointerCapture = () => undefined;
});
afterEach(cleanup);

/** A card of the hand that may be thrown, or not. */
function cardThat(isLit: boolean) {
  const onThrow = vi.fn<() => void>();
  const Card = () => {
    const { on } = useThrow(isLit, onThrow);
    return (
      <button type="button" {...on}>
        card
      </button>
    );
  };
  render(<Card />);
  return onThrow;
}

const card = () => screen.getByRole('button');
const press = { pointerType: 'mouse', pointerId: 1, isPrimary: true, button: 0 };

/** Drags the card so far down; up is less than nothing. */
function drag(dy: number) {
  fireEvent.pointerDown(card(), { ...press, clientX: 0, clientY: 100 });
  fireEvent.pointerMove(card(), { ...press, clientX: 0, clientY: 100 + dy });
  return () => fireEvent.pointerUp(card(), { ...press, clientX: 0, clientY: 100 + dy });
}

describe('a card', () => {
  it('follows the finger up, and is thrown where it is let go far enough', () => {
    const onThrow = cardThat(true);
    const letGo = drag(-44);
    expect(card().style.translate).toBe('0 -44px');
    expect(onThrow).not.toHaveBeenCalled();
    letGo();
    expect([card().style.translate, onThrow.mock.calls.length]).toEqual(['', 1]);
  });

  it('that was hardly lifted, or drawn down, falls back', () => {
    const onThrow = cardThat(true);
    drag(-43)();
    const letGo = drag(60);
    expect(card().style.translate).toMatch(/^0( 0px)?$/);
    letGo();
    expect([card().style.translate, onThrow.mock.calls.length]).toEqual(['', 0]);
  });

  it('that cannot be played is not taken up', () => {
    const onThrow = cardThat(false);
    const letGo = drag(-80);
    expect(card().style.translate).toBe('');
    letGo();
    expect(onThrow).not.toHaveBeenCalled();
  });
});
