/** Where everything with a name lies on the table, as far as it can be seen. */

/** A place in px from the table's left edge and top. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Place extends Box {
  readonly node: HTMLElement | SVGElement;
}

export type Places = ReadonlyMap<string, Place>;

/** What bears a name for motion alone, such as a pile or a die; `data-thing` can be pressed too. */
const NAMED = '[data-thing],[data-moves],[data-slip]';

/** The card of one's own hand that is being played. */
export const PICKED = 'picked:0';

/** The names on an element: a lane is called after its attacker, and `now` while it is fought. */
function namesOf({ dataset }: Place['node']): readonly string[] {
  const { thing, moves, slip, now, mark } = dataset;
  return [
    ...(thing === undefined ? [] : [thing]),
    ...(thing?.startsWith('card:') && mark === 'selected' ? [PICKED] : []),
    ...(moves === undefined ? [] : [moves]),
    ...(slip === undefined ? [] : [`slip:${slip}`]),
    ...(now === undefined ? [] : ['now:0']),
  ];
}

/** All of them, measured at once: nothing is changed between two measures. */
export function placesOn(table: HTMLElement, south: number): Places {
  const origin = table.getBoundingClientRect();
  const places = new Map<string, Place>();
  // a plate may stand in the header, and what is told beside the table
  for (const node of document.querySelectorAll<Place['node']>(NAMED)) {
    const { left, top, width, height } = node.getBoundingClientRect();
    if (width === 0) continue;
    const place = { node, x: left - origin.left, y: top - origin.top, width, height };
    for (const name of namesOf(node)) places.set(name, place);
  }
  // a hand that is looked at is as its last card
  const last = [...places].findLast(([name]) => name.startsWith('card:'))?.[1];
  if (last) places.set(`hand:${south}`, last);
  return places;
}

/** How much larger or smaller something is drawn at most while it goes: what is printed on it is made for its size. */
const SCALE = { least: 0.3, most: 1.7 };

/** A box as it must be moved to lie where another does, in about its size. */
export function onto(box: Box, other: Box): string {
  const fits = Math.min(other.width / box.width, other.height / box.height);
  const scale = Math.max(SCALE.least, Math.min(SCALE.most, fits));
  const [x, y] = [middle(other.x, other.width) - middle(box.x, box.width), midY(other) - midY(box)];
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** Moved away from another by so many px. */
export function awayFrom(box: Box, other: Box, px: number): string {
  const dx = middle(box.x, box.width) - middle(other.x, other.width);
  const dy = midY(box) - midY(other);
  const length = Math.hypot(dx, dy) || 1;
  return `translate(${(dx / length) * px}px, ${(dy / length) * px}px)`;
}

const middle = (from: number, length: number): number => from + length / 2;
const midY = ({ y, height }: Box): number => middle(y, height);

/** Whether something lies elsewhere now, or in another size. */
export function hasMoved(was: Box, is: Box): boolean {
  return (
    Math.abs(was.x - is.x) > 1 || Math.abs(was.y - is.y) > 1 || Math.abs(was.width - is.width) > 1
  );
}
