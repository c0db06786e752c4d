/** Coming into a room by its link. */
import { PROTOCOL_VERSION } from '@kesem/protocol/limits';
import type { Answers, ClientMessage, Profile, StillHeld } from '@kesem/protocol/messages';
import { isDoorClosed, keepsWayIn } from '@kesem/room/room';
import { cleanName } from '@kesem/room/text';
import { hashOf } from '../identity/secret.ts';
import type { Entrant, RoomChannel } from './channel.ts';
import { removedBy } from './place.ts';
import { isClogged } from './pressure.ts';
import { type GatewayDeps, type Reply, refused, type Session } from './session.ts';

/** A link that opened: the room, and the link if it is still the room's own. */
interface Opened {
  readonly channel: RoomChannel;
  readonly token: string | null;
}

/** Enters a room, to watch; whoever sits there is back on their seat. The room before is left. */
export async function join(
  deps: GatewayDeps,
  session: Session,
  message: ClientMessage<'join'>,
): Promise<Reply<Answers['join']>> {
  if (message.protocol !== PROTOCOL_VERSION) return refused('oldClient');
  const profile = cleanProfile(message.profile);
  if (!profile) return refused('junk');
  if (isClogged(session.wire)) return refused('busy');
  if (!(await deps.limits.wrongLinks.allows(session.address))) return refused('tooFast');
  const opened = await openLink(deps, session, message.token);
  if (!opened) {
    await deps.limits.wrongLinks.take(session.address);
    return refused('noSuchRoom');
  }
  // whoever follows other rules than ours would go astray
  const speech = message.rules !== undefined && message.rules === deps.rules ? 'brief' : 'plain';
  const isScreen = message.screen === true;
  const as = { profile, isScreen, speech, pages: message.pages === true } as const;
  session.packs = message.packed ? (speech === 'brief' ? 'primed' : 'plain') : 'no';
  return () => {
    const answer = enter(session, opened, as, message.held);
    if (!answer.ok) opened.channel.closeIfEmpty();
    return answer;
  };
}

function enter(
  session: Session,
  { channel, token }: Opened,
  as: Pick<Entrant, 'profile' | 'isScreen' | 'speech' | 'pages'>,
  held: StillHeld | undefined,
): Answers['join'] {
  const { wire, identity } = session;
  if (!wire.connected || channel.isClosed()) return { ok: false, code: 'busy' };
  const by = removedBy(channel.live.now(), identity);
  if (by !== null) return { ok: false, code: 'removed', by };
  const room = channel.live.now();
  if (isDoorClosed(room) && !keepsWayIn(room, identity)) return { ok: false, code: 'doorClosed' };
  const before = session.visit;
  const guest = channel.enter({ wire, identity, ...as }, token);
  session.visit = { channel, guest };
  before?.channel.leave(before.guest);
  const { answers } = channel;
  return held ? answers.resumed(guest, held) : answers.joined(guest);
}

/** Unknown, swept and replaced links all get the same answer; a replaced one still serves the people of its room, and its guests. */
async function openLink(
  deps: GatewayDeps,
  session: Session,
  token: string,
): Promise<Opened | null> {
  const invited = await deps.store.invited(hashOf(token));
  const channel = invited && (await deps.channels.of(invited.room));
  if (!channel) return null;
  if (!invited.replaced) return { channel, token };
  if (keepsWayIn(channel.live.now(), session.identity)) return { channel, token: null };
  channel.closeIfEmpty();
  return null;
}

function cleanProfile({ name, ink }: Profile): Profile | null {
  const clean = cleanName(name);
  return clean ? { name: clean, ink } : null;
}
