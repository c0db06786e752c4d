/** A fault that is built into the world on purpose. */
import type { Table } from '@kesem/engine/core/table';
import type { Think } from '@kesem/room/runner';
import type { Nodes } from '../../../apps/server/src/nodes/nodes.ts';
import type { Rooms } from '../../../apps/server/src/rooms/rooms.ts';
import type { Store } from '../../../apps/server/src/store/store.ts';
import type { Clock } from '../../../apps/server/src/time.ts';
import type { Connect } from '../../../apps/web/src/net/connection.ts';
import type { OutboxStorage } from '../../../apps/web/src/net/outbox.ts';
import type { Port } from './net.ts';

/** A part of the world that does its work badly. */
export interface Plant {
  readonly name: string;
  readonly in: 'nodes' | 'store' | 'path' | 'room' | 'gateway' | 'link' | 'outbox';
  readonly store?: (store: Store) => Store;
  /** Built into a house of several nodes. */
  readonly nodes?: (nodes: Nodes) => Nodes;
  readonly rooms?: (rooms: Rooms) => Rooms;
  readonly table?: (table: Table) => Table;
  /** Built into the rules themselves: then the log is judged by them as well. */
  readonly rules?: (table: Table) => Table;
  readonly storage?: (storage: OutboxStorage) => OutboxStorage;
  readonly port?: (port: Port) => Port;
  readonly clock?: (clock: Clock) => Clock;
  readonly think?: (think: Think) => Think;
  readonly connect?: (connect: Connect) => Connect;
}
