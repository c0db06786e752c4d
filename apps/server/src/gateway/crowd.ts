/** Who looks at one room, through whichever node of the house. */
import type { Nodes, Onlooker } from '../nodes/nodes.ts';
import type { RoomFeed } from '../rooms/rooms.ts';
import type { Guest } from './guest.ts';
import { type Looking, placeOfGuest } from './place.ts';

export interface CrowdParts {
  readonly live: Pick<RoomFeed, 'id' | 'now'>;
  /** Who looks on through this node. */
  readonly members: Iterable<Guest>;
  readonly nodes: Pick<Nodes, 'tell' | 'beside'>;
}

export interface Crowd extends Iterable<Looking> {
  /** Takes over who looks on through other nodes. `isShown`: they can know who looks on through this one. */
  readonly meet: (others: readonly Onlooker[], isShown: boolean) => void;
  /** Tells other nodes who looks on through this one, when that has changed, could not be told, or was forgotten. */
  readonly show: () => void;
  readonly identities: () => readonly string[];
}

/** What others know before anything was told. */
const NOBODY = '[]';

export function openCrowd({ live, members, nodes }: CrowdParts): Crowd {
  const { beside, tell } = nodes;
  let others: readonly Onlooker[] = [];
  let shown = NOBODY;
  let last: Promise<unknown> = Promise.resolve();
  function* all(): Generator<Looking> {
    yield* members;
    for (const one of others) yield { ...one, place: placeOfGuest(live.now(), one) };
  }
  return {
    [Symbol.iterator]: all,
    meet: (met, isShown) => {
      others = met;
      if (!isShown) shown = NOBODY;
    },
    show: () => {
      if (!beside) return;
      const ours = [...members].map(onlooker);
      const text = JSON.stringify(ours);
      if (text === shown) return;
      shown = text;
      // one after the other, or an older list would stay
      last = last
        .then(() => beside.show(live.id, ours))
        .then(
          () => tell({ about: 'presence', room: live.id }),
          () => {
            shown = '';
          },
        );
    },
    identities: () => [...all()].map(({ identity }) => identity),
  };
}

function onlooker({ identity, profile, watcher, isScreen, isUnsteady }: Guest): Onlooker {
  return { identity, profile, watcher, isScreen, ...(isUnsteady && { isUnsteady }) };
}
