/** A device's small storage, behind a door: it may be barred, full, or hold old scraps. */

export interface Shelf {
  readonly get: (slot: string) => string | null;
  readonly set: (slot: string, text: string) => void;
}

/** The browser's shelf; where storage is barred it forgets with the page. */
export function browserShelf(): Shelf {
  const memory = new Map<string, string>();
  return {
    get: (slot) => {
      try {
        return localStorage.getItem(`kesem:${slot}`);
      } catch {
        return memory.get(slot) ?? null;
      }
    },
    set: (slot, text) => {
      try {
        localStorage.setItem(`kesem:${slot}`, text);
      } catch {
        memory.set(slot, text);
      }
    },
  };
}

/** The object in a slot; empty when there is none or it is not one. */
export function readObject(shelf: Shelf, slot: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(shelf.get(slot) ?? '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}

export function writeObject(shelf: Shelf, slot: string, value: object): void {
  shelf.set(slot, JSON.stringify(value));
}
