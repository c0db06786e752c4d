/** A device's small storage: it may be barred, full, or hold what cannot be read. */

export interface DeviceStorage {
  readonly get: (slot: string) => string | null;
  readonly set: (slot: string, text: string) => void;
}

/** The browser's storage; where storage is barred it forgets with the page. */
export function browserStorage(): DeviceStorage {
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
export function readObject(
  storage: DeviceStorage,
  slot: string,
): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(storage.get(slot) ?? '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}

export function writeObject(storage: DeviceStorage, slot: string, value: object): void {
  storage.set(slot, JSON.stringify(value));
}
