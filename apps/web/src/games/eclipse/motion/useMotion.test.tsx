// @vitest-environment jsdom
import { eclipse } from '@kesem/engine/games/eclipse/game';
import { cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { matchOf } from '../testing/matches.ts';
import type { EclipseFrame } from '../timeline.ts';
import { type Act, act } from './acts.ts';
import { MOVES } from './moves.ts';
import { FLASH_APART, useMotion } from './useMotion.tsx';

const VIEW = eclipse.view(matchOf(), 0);

/** What was animated, on what, and whether it still runs. */
interface Played {
  readonly element: Element;
  readonly duration: unknown;
  running: boolean;
  playbackRate?: number;
}
let played: Played[] = [];
let now = 0;

beforeEach(() => {
  played = [];
  now = 10_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  Element.prototype.animate = function animate(this: Element, _frames, timing) {
    const duration = typeof timing === 'object' ? timing.duration : timing;
    const one: Played & { cancel: () => void } = {
      element: this,
      duration,
      running: true,
      cancel: () => {
        one.running = false;
      },
    };
    played.push(one);
    // nothing but this is asked of it
    return one as unknown as Animation;
  };
  // a thing lies where it says
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function at(
    this: Element,
  ) {
    return new DOMRect(Number(this.getAttribute('data-x') ?? 0), 0, 50, 70);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  Reflect.deleteProperty(Element.prototype, 'animate');
});

interface Shown {
  readonly frame?: EclipseFrame | null;
  readonly width?: number;
  /** Where the creature lies. */
  readonly x?: number;
  /** Where the card lies that is taken up; null: none is. */
  readonly card?: number | null;
  readonly travel?: '0' | '1';
  readonly isThere?: boolean;
}

const Table = ({
  frame = null,
  width = 800,
  x = 0,
  card = null,
  travel = '1',
  isThere = true,
}: Shown) => {
  const table = useRef<HTMLDivElement>(null);
  const layer = useMotion(table, {
    view: VIEW,
    south: 0,
    frame,
    desk: { step: 'none', pairs: [] },
    choice: { picked: card === null ? null : { kind: 'card', slot: 0 } },
    width,
  });
  return (
    <>
      <div ref={isThere ? table : null} data-table={travel}>
        <i data-thing="creature:1" data-x={x} />
        {card !== null && <i data-thing="card:0" data-mark="selected" data-x={card} />}
        <i data-moves="pile:0" data-x="300" />
      </div>
      {layer}
    </>
  );
};

/** A table, and what is shown on it next; nothing of what came before is counted. */
function tableOf(first: Shown = {}) {
  const style = document.createElement('style');
  style.textContent = '[data-table="0"] { --travel: 0 }';
  const { rerender, unmount, container } = render(<Table {...first} />);
  container.append(style);
  const show = (shown: Shown): readonly Played[] => {
    const before = played.length;
    rerender(<Table {...shown} />);
    return played.slice(before);
  };
  const layer = () => container.querySelector('[aria-hidden="true"]');
  return { show, unmount, layer };
}

const frameOf = (acts: readonly Act[], pace = 1): EclipseFrame => ({
  view: VIEW,
  events: [],
  earlier: [],
  ms: 1000,
  acts,
  pace,
});
const FLASH = [act('creature:1', 'flash')];
const GLOW = [act('creature:1', 'glow')];
const durations = (all: readonly Played[]) => all.map(({ duration }) => duration);

describe('a picture', () => {
  it('is performed once, as long as it is looked at', () => {
    const { show, layer } = tableOf();
    const frame = frameOf(GLOW);
    expect(durations(show({ frame }))).toEqual([MOVES.glow.ms]);
    expect(show({ frame, x: 40 })).toEqual([]);
    expect(layer()?.children).toHaveLength(1);
  });

  it('asks how the page is styled before anything is drawn, and not again', () => {
    const { show, layer } = tableOf();
    const drawn: number[] = [];
    const styleOf = globalThis.getComputedStyle;
    vi.spyOn(globalThis, 'getComputedStyle').mockImplementation((element) => {
      drawn.push(layer()?.children.length ?? 0);
      return styleOf(element);
    });
    show({ frame: frameOf([...GLOW, act('creature:1', 'part'), act('creature:1', 'fade')]) });
    expect(drawn).toEqual([0]);
    expect(layer()?.children).toHaveLength(4);
  });

  it('ends what was performed before it, and takes what was drawn for that away', () => {
    const { show, layer } = tableOf();
    const [first] = show({ frame: frameOf(GLOW) });
    expect(first?.running).toBe(true);
    const [second] = show({ frame: frameOf(GLOW) });
    expect([first?.running, second?.running]).toEqual([false, true]);
    expect(layer()?.children).toHaveLength(1);
    show({});
    expect(second?.running).toBe(false);
    expect(layer()?.children).toHaveLength(0);
  });

  it('is ended with the table itself', () => {
    const { show, unmount } = tableOf();
    const [glow] = show({ frame: frameOf(GLOW) });
    unmount();
    expect(glow?.running).toBe(false);
  });

  it('moves as fast as it says, and what follows it moves as ever', () => {
    const { show } = tableOf();
    const [fast] = show({ frame: frameOf(GLOW, 3), x: 0 });
    expect(fast?.playbackRate).toBe(3);
    const [slow] = show({ x: 90 });
    expect(slow?.playbackRate).toBe(1);
  });
});

describe('what lies elsewhere', () => {
  it('goes there, also where no picture is played', () => {
    const { show } = tableOf({ x: 10, card: 0 });
    const moved = show({ x: 90, card: null });
    expect(moved.map(({ element }) => element.getAttribute('data-thing'))).toEqual(['creature:1']);
  });

  it('lies there at once when the table has another width', () => {
    const { show } = tableOf({ x: 10 });
    expect(show({ x: 90, width: 500 })).toEqual([]);
    expect(show({ x: 20, width: 500, card: 0 })).toHaveLength(1);
  });

  it('ends what was performed in the old width, and goes on from the new one', () => {
    const { show, layer } = tableOf();
    const frame = frameOf(GLOW);
    const [glow] = show({ frame });
    expect(show({ frame, width: 500, x: 90 })).toEqual([]);
    expect(glow?.running).toBe(false);
    expect(layer()?.children).toHaveLength(0);
    expect(show({ width: 500, x: 90 })).toEqual([]);
  });
});

describe('the card that is played', () => {
  const LEAVE = [act('picked:0', 'leave', { towards: ['pile:0'] })];
  const placeOf = (element: Element | null | undefined): string =>
    element instanceof HTMLElement ? element.style.insetInlineStart : '';

  it('flies from where it lay last, though it is in the hand no longer', () => {
    const { show, layer } = tableOf({ card: 20 });
    show({ card: 120, x: 10 });
    show({ card: null });
    show({ card: null, frame: frameOf(LEAVE) });
    expect(placeOf(layer()?.firstElementChild)).toBe('120px');
  });
});

describe('flashes', () => {
  it('keep apart, however fast one goes on, and come again after a while', () => {
    const { show } = tableOf();
    expect(durations(show({ frame: frameOf(FLASH) }))).toEqual([MOVES.flash.ms]);
    now += FLASH_APART - 1;
    expect(show({ frame: frameOf(FLASH) })).toEqual([]);
    now += 1;
    expect(durations(show({ frame: frameOf(FLASH) }))).toEqual([MOVES.flash.ms]);
  });

  it('are one, where one picture has two, and keep nothing else from being seen', () => {
    const { show } = tableOf();
    const all = show({ frame: frameOf([...FLASH, ...FLASH, ...GLOW]) });
    expect(durations(all)).toEqual([MOVES.flash.ms, MOVES.glow.ms]);
  });
});

describe('where nothing may travel', () => {
  it('nothing moves or flashes, and what is kept still has its gold edge', () => {
    const { show } = tableOf({ travel: '0', x: 10 });
    const all = show({ travel: '0', x: 90, frame: frameOf([...FLASH, ...GLOW]) });
    expect(durations(all)).toEqual([MOVES.glow.ms]);
  });
});

it('a table that is not on the page moves nothing', () => {
  const { show } = tableOf({ isThere: false });
  expect(show({ isThere: false, x: 90, frame: frameOf(GLOW) })).toEqual([]);
});

it('a page without animations shows everything at once', () => {
  Reflect.deleteProperty(Element.prototype, 'animate');
  const { show, layer } = tableOf({ x: 10 });
  show({ x: 90, frame: frameOf(GLOW) });
  expect(layer()?.children).toHaveLength(1);
  expect(played).toEqual([]);
});
