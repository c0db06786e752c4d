import { useDrag } from '../../../kit/useDrag.ts';

/** How far up a card is dragged to be played, in px. */
const FAR = 44;

/**
 * Lets a card be dragged up onto the table. It follows the finger; let go far enough up it is played,
 * anywhere else it falls back.
 */
export function useThrow(isLit: boolean, onThrow: () => void) {
  return useDrag({
    take: () => (isLit ? 'card' : null),
    far: ({ dy }) => Math.abs(dy),
    onDrag: ({ element, dy }) => {
      element.style.translate = `0 ${Math.min(0, dy)}px`;
    },
    onEnd: ({ element }) => {
      element.style.translate = '';
    },
    onDrop: ({ dy }) => {
      if (-dy >= FAR) onThrow();
    },
  });
}
