/** One socket from its handshake to its end, and what its messages may use. */
import type { WireCode } from '@kesem/protocol/messages';
import type { Links } from '../identity/links.ts';
import type { Limits } from '../limits.ts';
import type { Log } from '../log.ts';
import type { Nodes } from '../nodes/nodes.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Store } from '../store/store.ts';
import type { Clock } from '../time.ts';
import type { RoomChannel } from './channel.ts';
import type { RoomChannels } from './channels.ts';
import type { Guest } from './guest.ts';
import type { Wire } from './send.ts';

export interface GatewayDeps {
  readonly rooms: Pick<Rooms, 'submit'>;
  readonly store: Pick<Store, 'invited' | 'addChat'>;
  readonly links: Links;
  readonly channels: RoomChannels;
  readonly nodes: Pick<Nodes, 'tell' | 'hear' | 'beside'>;
  readonly limits: Limits;
  readonly clock: Clock;
  /** The build of the rules that this server and the page it serves have in common. */
  readonly rules: string;
  readonly log: Log;
  /** Whether the server stops: then nothing new is begun, and clients ask again after the restart. */
  readonly isStopping: () => boolean;
}

export interface Session {
  readonly wire: Wire;
  readonly identity: string;
  readonly address: string;
  /** The room this socket looks at; one at a time. */
  visit: { readonly channel: RoomChannel; readonly guest: Guest } | null;
  /** How long answers are taken: as they are, packed, or packed for a page of the same build. */
  packs: 'no' | 'plain' | 'primed';
  /** Frames beyond the bucket that are still to be answered as too fast. */
  overdrawn: number;
}

/**
 * A reply is made at the moment it is sent, so that nothing slips in between a view and the steps
 * after it. Null: no answer, for the outcome is unknown and the client asks again.
 */
export type Reply<A> = (() => A) | null;

export function refused(code: WireCode): () => { readonly ok: false; readonly code: WireCode } {
  return () => ({ ok: false, code });
}
