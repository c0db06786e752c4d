/** A storage for tests, whose slots lie open. */
import type { DeviceStorage } from '../deviceStorage.ts';

export function storageWith(
  slots: Record<string, string> = {},
): DeviceStorage & { readonly slots: Record<string, string> } {
  return {
    slots,
    get: (slot) => slots[slot] ?? null,
    set: (slot, text) => {
      slots[slot] = text;
    },
  };
}
