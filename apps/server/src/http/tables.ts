/** Where somebody sits, and where they are awaited. */
import type { TableSummary, Tables } from '@kesem/protocol/http';
import { personAt, personOf, type Room } from '@kesem/room/room';
import { viewRoom } from '@kesem/room/view';
import { orNone, type RoomFeed } from '../rooms/rooms.ts';
import type { Store } from '../store/store.ts';
import { type InvitationParts, invitations } from './invitations.ts';

/** How many of one's tables are listed. */
const TABLES_LISTED = 20;

export interface TableParts extends InvitationParts {
  readonly store: Pick<Store, 'roomsOf'> & InvitationParts['store'];
}

/** The living rooms of an identity and its invitations, newest first. */
export async function tablesOf(parts: TableParts, identity: string): Promise<Tables> {
  const { store, rooms } = parts;
  const ids = await store.roomsOf(identity, TABLES_LISTED);
  const found = await Promise.all(ids.map((id) => orNone(rooms.find(id))));
  return {
    tables: found.flatMap((live) => (live ? summaryOf(live, identity) : [])),
    invitations: await invitations(parts, identity),
  };
}

function summaryOf({ id, now, deps }: RoomFeed, identity: string): readonly TableSummary[] {
  const room = now();
  const me = personOf(room, identity);
  if (me?.is !== 'in') return [];
  const seat = room.chairs.findIndex(({ person }) => person === me.no);
  const { asks } = viewRoom(room, 'public', deps);
  const yourTurn = asks.some((ask) => ask.must && ask.seat === seat);
  const others = othersOf(room, me.no);
  return [{ room: id, game: room.game, stage: room.stage.at, yourTurn, others, at: room.at }];
}

function othersOf(room: Room, me: number): TableSummary['others'] {
  return room.chairs.flatMap(({ person }) => {
    const other = person === me ? undefined : personAt(room, person);
    return other ? [{ name: other.name, ink: other.ink, bot: other.bot }] : [];
  });
}
