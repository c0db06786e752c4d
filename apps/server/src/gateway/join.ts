/** Coming into a room by its link. */
import { PROTOCOL_VERSION } from '@kesem/protocol/limits';
import type { Answers, ClientMessage, Profile } from '@kesem/protocol/messages';
import { personOf } from '@kesem/room/room';
import { cleanName } from '@kesem/room/text';
import { hashOf } from '../identity/secret.ts';
import type { Hall } from './hall.ts';
import { removedBy } from './place.ts';
import { isClogged } from './pressure.ts';
import { type Desk, type Reply, refused, type Session } from './session.ts';

/** A link that opened: the room, and the link if it is still the room's own. */
interface Opened {
  readonly hall: Hall;
  readonly token: string | null;
}

/** Enters a room, to watch; whoever sits there is back on their seat. The room before is left. */
export async function join(
  desk: Desk,
  session: Session,
  message: ClientMessage<'join'>,
): Promise<Reply<Answers['join']>> {
  if (message.protocol !== PROTOCOL_VERSION) return refused('oldClient');
  const profile = cleanProfile(message.profile);
  if (!profile) return refused('junk');
  if (isClogged(session.wire)) return refused('busy');
  if (!(await desk.limits.wrongLinks.allows(session.address))) return refused('tooFast');
  const opened = await openLink(desk, session, message.token);
  if (!opened) {
    await desk.limits.wrongLinks.take(session.address);
    return refused('noSuchRoom');
  }
  return () => enter(session, opened, profile);
}

function enter(session: Session, { hall, token }: Opened, profile: Profile): Answers['join'] {
  const { wire, identity } = session;
  if (!wire.connected || hall.isClosed()) return { ok: false, code: 'busy' };
  const by = removedBy(hall.live.now(), identity);
  if (by !== null) return { ok: false, code: 'removed', by };
  const before = session.visit;
  const guest = hall.enter(wire, identity, profile, token);
  session.visit = { hall, guest };
  before?.hall.leave(before.guest);
  return hall.joined(guest);
}

/** Unknown, swept and replaced links all get the same answer; a replaced one still serves the people of its room, and its guests. */
async function openLink(desk: Desk, session: Session, token: string): Promise<Opened | null> {
  const invited = await desk.store.invited(hashOf(token));
  const hall = invited && (await desk.halls.of(invited.room));
  if (!hall) return null;
  if (!invited.replaced) return { hall, token };
  const room = hall.live.now();
  const { identity } = session;
  const keepsWayIn = personOf(room, identity) !== undefined || room.guests?.includes(identity);
  return keepsWayIn ? { hall, token: null } : null;
}

function cleanProfile({ name, ink }: Profile): Profile | null {
  const clean = cleanName(name);
  return clean ? { name: clean, ink } : null;
}
