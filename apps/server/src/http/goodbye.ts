/** Somebody has everything deleted that this server has of them. */
import type { DeviceCodes } from '../identity/device.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Store } from '../store/store.ts';

export interface GoodbyeParts {
  readonly store: Pick<Store, 'visitedBy' | 'forget'>;
  readonly rooms: Pick<Rooms, 'forget'>;
  readonly devices: Pick<DeviceCodes, 'end'>;
  readonly sockets: {
    /** Tells whoever looks at a room that a name was taken out of its chat. */
    readonly unname: (room: string) => Promise<void>;
    /** Closes the sockets of an identity, of which nothing is left in memory. */
    readonly dismiss: (identity: string) => void;
  };
}

/**
 * Gets somebody up wherever they sit, takes their name out of every room, and removes what stands for
 * them. The cookies go last: whatever is interrupted can be asked for again.
 */
export async function sayGoodbye(parts: GoodbyeParts, identity: string): Promise<void> {
  const { store, rooms, devices, sockets } = parts;
  await devices.end(identity);
  for (const room of await store.visitedBy(identity)) {
    await rooms.forget(room, identity);
    await sockets.unname(room);
  }
  await store.forget(identity);
  sockets.dismiss(identity);
}
