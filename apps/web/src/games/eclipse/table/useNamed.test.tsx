// @vitest-environment jsdom
import { eclipse } from '@kesem/engine/games/eclipse/game';
import type { EclipseView } from '@kesem/engine/games/eclipse/state';
import { cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { laid } from '../testing/matches.ts';
import type { EclipseFrame } from '../timeline.ts';
import { useNamed } from './useNamed.ts';

const scroll = vi.fn<(this: Element, how?: unknown) => void>();
beforeEach(() => {
  scroll.mockClear();
  Element.prototype.scrollIntoView = scroll;
});
afterEach(() => {
  cleanup();
  // nothing has a place here to scroll to
  Element.prototype.scrollIntoView = () => undefined;
});

const VIEW = eclipse.view(laid({ hand: ['goblin', 'sunSpear'], creatures: [['orc'], []] }), 0);
const CARD = { do: 'cast', slot: 1, pay: [], target: null } as const;
const CREATURE = {
  do: 'use',
  creature: 1,
  ability: 'revive',
  target: { at: 'creature', id: 1 },
} as const;

/** A window in which Dana is asked for the sake of one play; null: for none in particular. */
function windowFor(play: typeof CARD | typeof CREATURE | null, n = 1): EclipseView {
  const { mine } = VIEW;
  if (!mine) throw new Error('Dana plays');
  const hope = play && ({ play, gain: 'creature' } as const);
  return { ...VIEW, agenda: [{ do: 'window', kind: 'end', n }], mine: { ...mine, hope } };
}

const FRAME: EclipseFrame = { view: VIEW, events: [], earlier: [], ms: 9, acts: [], pace: 1 };

interface Shown {
  readonly view: EclipseView;
  readonly frame?: EclipseFrame | null;
  readonly picked?: { readonly kind: 'card'; readonly slot: number } | null;
  /** Another hand is drawn. */
  readonly hand?: string;
}

const Table = ({ view, frame = null, picked = null, hand = 'one' }: Shown) => {
  const table = useRef<HTMLDivElement>(null);
  const rest = { timeline: { frame }, choice: { picked } };
  // nothing else is asked of them
  useNamed(table, view, rest as unknown as Parameters<typeof useNamed>[2]);
  return (
    <div ref={table}>
      <i data-thing="creature:1" />
      <div data-hand key={hand}>
        <i data-thing="card:0" />
        <i data-thing="card:1" />
      </div>
    </div>
  );
};

function tableOf(first: Shown) {
  const { rerender } = render(<Table {...first} />);
  return { show: (shown: Shown) => rerender(<Table {...shown} />) };
}

const named = () =>
  [...document.querySelectorAll<HTMLElement>('[data-named]')].map(
    ({ dataset }) => dataset['thing'],
  );
const sought = () =>
  scroll.mock.contexts.map((one) => (one instanceof HTMLElement ? one.dataset['thing'] : null));

describe('what a smart stop asks for', () => {
  it('stands out, be it a card or a creature, and nothing does without one', () => {
    const { show } = tableOf({ view: windowFor(CARD) });
    expect(named()).toEqual(['card:1']);
    show({ view: windowFor(CREATURE) });
    expect(named()).toEqual(['creature:1']);
    show({ view: windowFor(null) });
    expect(named()).toEqual([]);
  });

  it('stands out no longer while something is played or taken up, and then again', () => {
    const view = windowFor(CARD);
    const { show } = tableOf({ view });
    show({ view, frame: FRAME });
    expect(named()).toEqual([]);
    show({ view, picked: { kind: 'card', slot: 0 } });
    expect(named()).toEqual([]);
    show({ view });
    expect(named()).toEqual(['card:1']);
  });

  it('stands out in a hand that is drawn anew', () => {
    const view = windowFor(CARD);
    const { show } = tableOf({ view });
    show({ view, hand: 'another' });
    expect(named()).toEqual(['card:1']);
  });
});

describe('a hand that is moved along', () => {
  it('shows the card once for each question', () => {
    const { show } = tableOf({ view: windowFor(CARD) });
    show({ view: windowFor(CARD) });
    expect(sought()).toEqual(['card:1']);
    show({ view: windowFor(CARD, 2) });
    expect(sought()).toEqual(['card:1', 'card:1']);
  });

  it('shows it only when what led to the question has been played', () => {
    const { show } = tableOf({ view: windowFor(CARD), frame: FRAME });
    expect(sought()).toEqual([]);
    show({ view: windowFor(CARD) });
    expect(sought()).toEqual(['card:1']);
  });

  it('stays where it is when a creature is asked for', () => {
    tableOf({ view: windowFor(CREATURE) });
    expect(sought()).toEqual([]);
  });
});
