import { type Drag, useDrag } from '../../../kit/useDrag.ts';

/** Where a tile was let go: at a place of the word, on the rack, or anywhere else. */
export type Drop = { readonly on: 'word'; readonly at: number } | { readonly on: 'rack' } | null;

/** Lets a tile be dragged: it follows the finger, and falls where it is let go. */
export function useTileDrag(isHere: boolean, onDrop: (drop: Drop) => void) {
  return useDrag({
    take: () => (isHere ? 'tile' : null),
    onDrag: ({ element, dx, dy }) => put(element, { x: dx, y: dy }),
    onEnd: ({ element }) => put(element, null),
    onDrop: (drag) => onDrop(dropAt(drag)),
  });
}

function put(tile: HTMLElement, by: { readonly x: number; readonly y: number } | null): void {
  tile.style.translate = by ? `${by.x}px ${by.y}px` : '';
  tile.style.zIndex = by ? '20' : '';
}

/** Returns what lies under the finger; in the word, how many of the other tiles come before it. */
function dropAt({ element: dragged, x, y }: Drag<unknown>): Drop {
  const zones = [...document.querySelectorAll<HTMLElement>('[data-zone]')];
  const zone = zones.find((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });
  if (!zone) return null;
  if (zone.dataset['zone'] === 'rack') return { on: 'rack' };
  const others = [...zone.querySelectorAll<HTMLElement>('[data-tile]')].filter(
    (tile) => tile.dataset['tile'] !== dragged.dataset['tile'],
  );
  const before = others.filter((tile) => {
    const { left, right } = tile.getBoundingClientRect();
    return (left + right) / 2 > x;
  });
  return { on: 'word', at: before.length };
}
