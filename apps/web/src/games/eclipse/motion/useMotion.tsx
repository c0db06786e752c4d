/** Lets a table move: what is shown is performed on the page, from how things lay to how they lie. */
import type { EclipseView } from '@kesem/engine/games/eclipse/state';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { CombatDesk } from '../combat/props.ts';
import type { EclipseFrame } from '../timeline.ts';
import type { Choice } from '../useChoice.ts';
import type { Act } from './acts.ts';
import styles from './Motion.module.css';
import { type Change, flow, perform, performStill } from './perform.ts';
import { PICKED, type Places, placesOn } from './places.ts';

/** No two flashes come sooner after each other, in ms: fewer than three a second, however fast one goes on. */
export const FLASH_APART = 400;

interface Moving {
  readonly view: EclipseView;
  readonly south: number;
  readonly frame: EclipseFrame | null;
  /** What is put together moves too. */
  readonly desk: Pick<CombatDesk, 'step' | 'pairs'>;
  readonly choice: Pick<Choice, 'picked'>;
  /** Of the table, in px: where that changes, all lies elsewhere at once. */
  readonly width: number;
}

/** Moves a table whenever another picture of it is shown; gives the layer of what is drawn for that, which lies over it. */
export function useMotion(
  table: RefObject<HTMLElement | null>,
  { view, south, frame, desk: { step, pairs }, choice: { picked }, width }: Moving,
): ReactNode {
  const layer = useRef<HTMLDivElement>(null);
  const motion = useRef<Motion>(undefined);
  useLayoutEffect(() => {
    if (!table.current || !layer.current) return;
    motion.current ??= motionOn(table.current, layer.current);
    motion.current.show(frame, south, width);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- with each of these things may lie elsewhere
  }, [table, view, south, frame, step, pairs, picked, width]);
  useEffect(() => () => motion.current?.stop(), []);
  return <div ref={layer} className={styles.layer} aria-hidden="true" inert />;
}

interface Motion {
  /** Performs a frame on the table as it is now, once; nothing moves where the table has another width. */
  readonly show: (frame: EclipseFrame | null, south: number, width: number) => void;
  readonly stop: () => void;
}

function motionOn(table: HTMLElement, layer: HTMLElement): Motion {
  let was: Places = new Map();
  let last: { readonly frame: EclipseFrame | null; readonly width: number } | null = null;
  let flashed = Number.NEGATIVE_INFINITY;
  const running = new Set<Animation>();
  let pace = 1;
  const play: Change['play'] = (element, frames, timing) => {
    // a page without animations shows everything at once
    if (!('animate' in element)) return;
    const animation = element.animate([...frames], timing);
    animation.playbackRate = pace;
    running.add(animation);
  };
  const stop = (): void => {
    for (const animation of running) animation.cancel();
    running.clear();
    layer.replaceChildren();
  };
  const mayFlash = (): boolean => {
    const now = performance.now();
    if (now - flashed < FLASH_APART) return false;
    flashed = now;
    return true;
  };
  const show: Motion['show'] = (frame, south, width) => {
    const isSame = last?.width === width;
    if (frame !== null && isSame && last?.frame === frame) return;
    stop();
    pace = paceOf(frame);
    const is = placesOn(table, south);
    // asked before anything is drawn: each question after that would have the page styled once more
    const { isStill, ...way } = wayOn(table);
    if (isSame) performAll({ ...way, layer, was, is, play }, isStill, frame?.acts ?? [], mayFlash);
    was = withPicked(is, was);
    last = { frame, width };
  };
  return { show, stop };
}

const paceOf = (frame: EclipseFrame | null): number => frame?.pace ?? 1;

/** What was taken up last is remembered: it is played when it no longer lies there. */
function withPicked(is: Places, was: Places): Places {
  const picked = was.get(PICKED);
  return picked && !is.has(PICKED) ? new Map([...is, [PICKED, picked]]) : is;
}

/** Which way a table is read, how far it reaches, and whether nothing may travel on it. */
function wayOn(table: HTMLElement) {
  const style = getComputedStyle(table);
  return {
    dir: style.direction,
    reach: Math.hypot(table.clientWidth, table.clientHeight),
    isStill: style.getPropertyValue('--travel').trim() === '0',
  };
}

function performAll(
  change: Change,
  isStill: boolean,
  acts: readonly Act[],
  mayFlash: () => boolean,
): void {
  if (!isStill) flow(change, acts);
  for (const one of acts) {
    if (one.move === 'flash' && (isStill || !mayFlash())) continue;
    (isStill ? performStill : perform)(change, one);
  }
}
