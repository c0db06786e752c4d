/** The living link of each room, to be handed on. The store knows links by their hashes alone. */
import type { Store } from '../store/store.ts';
import { type Bytes, hashOf, newInvite } from './secret.ts';

/** How many links are remembered; for a room whose link is not, another is drawn beside it. */
const KEPT = 10_000;

export interface Links {
  /** A link that lets newcomers in: the one that somebody came by, or a fresh one. */
  readonly of: (room: string) => Promise<string>;
  /** Somebody came by this link, and it lives. */
  readonly met: (room: string, token: string) => void;
  /** All links of a room have ended. */
  readonly end: (room: string) => void;
  /** Those of any room may have ended. */
  readonly endAll: () => void;
  /** Ends all links of a room for one that is new. */
  readonly replace: (room: string) => Promise<string>;
}

export interface LinkParts {
  readonly store: Pick<Store, 'addInvite' | 'replaceInvite'>;
  readonly bytes: Bytes;
}

/** The links this server has seen since it started. */
export function openLinks({ store, bytes }: LinkParts): Links {
  const living = new Map<string, Promise<string>>();
  const keep = (room: string, link: Promise<string>): Promise<string> => {
    living.delete(room);
    living.set(room, link);
    for (const oldest of living.keys()) if (living.size > KEPT) living.delete(oldest);
    return link;
  };
  const draw = async (room: string): Promise<string> => {
    const token = newInvite(bytes);
    await store.addInvite(room, hashOf(token));
    return token;
  };
  return {
    of: (room) => {
      const known = living.get(room);
      if (known) return known;
      const drawn = draw(room);
      drawn.catch(() => living.delete(room));
      return keep(room, drawn);
    },
    met: (room, token) => void keep(room, Promise.resolve(token)),
    end: (room) => void living.delete(room),
    endAll: () => living.clear(),
    replace: async (room) => {
      const token = newInvite(bytes);
      await store.replaceInvite(room, hashOf(token));
      return keep(room, Promise.resolve(token));
    },
  };
}
