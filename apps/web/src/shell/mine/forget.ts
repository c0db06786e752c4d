/** Emptying this device: whatever the house has kept in this browser. */
import { clear } from 'idb-keyval';

/** Forgets settings, tables, commands under way and matches of this device. What is barred holds nothing. */
export async function forgetDevice(): Promise<void> {
  for (const storage of [() => localStorage, () => sessionStorage]) {
    try {
      storage().clear();
    } catch {
      // barred storage is empty
    }
  }
  await clear().catch(() => undefined);
}
