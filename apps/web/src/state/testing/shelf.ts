/** A shelf for tests, whose slots lie open. */
import type { Shelf } from '../shelf.ts';

export function shelfWith(
  slots: Record<string, string> = {},
): Shelf & { readonly slots: Record<string, string> } {
  return {
    slots,
    get: (slot) => slots[slot] ?? null,
    set: (slot, text) => {
      slots[slot] = text;
    },
  };
}
