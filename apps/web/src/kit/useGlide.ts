import { type RefObject, useLayoutEffect, useRef } from 'react';
import { EASE_OUT, MOTION } from './motion.ts';

/** How a list lies. */
interface Laid {
  readonly size: string;
  readonly lies: ReadonlyMap<HTMLElement, Lie>;
}

interface Lie {
  readonly x: number;
  readonly y: number;
}

/**
 * Lets the children of a list, which is positioned, glide to where they lie whenever `order` is another; what is new comes from
 * where the first child lies, as from a pile. Where the list has another size than before, nothing does.
 */
export function useGlide<T extends HTMLElement>(order: string): RefObject<T | null> {
  const list = useRef<T>(null);
  const before = useRef<{ readonly order: string; readonly laid: Laid }>(null);
  useLayoutEffect(() => {
    const box = list.current;
    if (!box || before.current?.order === order) return;
    const is = layOf(box);
    const was = before.current?.laid;
    if (was?.size === is.size) glideAll(was.lies, is.lies);
    before.current = { order, laid: is };
  }, [order]);
  return list;
}

/** Where each child lies among the others, also while it glides. */
function layOf(box: HTMLElement): Laid {
  const children = [...box.children].filter((child) => child instanceof HTMLElement);
  const lies = children.map(
    (child) => [child, { x: child.offsetLeft, y: child.offsetTop }] as const,
  );
  return { size: `${box.offsetWidth} ${box.offsetHeight}`, lies: new Map(lies) };
}

function glideAll(was: Laid['lies'], is: Laid['lies']): void {
  const [first] = is.keys();
  const pile = first && was.get(first);
  for (const [child, lie] of is) glide(child, was.get(child) ?? pile, lie);
}

function glide(child: HTMLElement, from: Lie | undefined, to: Lie): void {
  const isElsewhere = from && (from.x !== to.x || from.y !== to.y);
  // a page without animations shows everything at once
  if (!isElsewhere || !('animate' in child)) return;
  const [x, y] = [from.x - to.x, from.y - to.y];
  // where less motion is asked for, `--travel` is 0
  const way = `translate(calc(${x}px * var(--travel)), calc(${y}px * var(--travel)))`;
  const timing = { duration: MOTION.deal, easing: EASE_OUT };
  child.animate([{ transform: way }, { transform: 'none' }], timing);
}
