/** What each message of a client does. Who somebody is is looked up in the room every time, never believed. */
import type { Answers, ChatLine, ClientMessage } from '@kesem/protocol/messages';
import type { ReactionKind } from '@kesem/protocol/reactions';
import { isForClients, parseCommand } from '@kesem/room/command';
import type { RoomDeps } from '@kesem/room/deps';
import { isAsked } from '@kesem/room/play';
import { playing, type Room } from '@kesem/room/room';
import { cleanAbout, cleanChat } from '@kesem/room/text';
import { type Place, placeOf } from './place.ts';
import { type GatewayDeps, type Reply, refused, type Session } from './session.ts';

/** One command for the joined room, through the path of a command. */
export async function command(
  deps: GatewayDeps,
  session: Session,
  { id, key, command: raw }: ClientMessage<'command'>,
): Promise<Reply<Answers['command']>> {
  const refuse = (code: string) => () => ({ id, ok: false, why: { code } }) as const;
  const { visit, identity } = session;
  if (!visit) return refuse('notJoined');
  const parsed = parseCommand(raw);
  if (!parsed) return refuse('junk');
  if (!isForClients(parsed.do)) return refuse('notAllowed');
  const actor = { kind: 'person', id: identity } as const;
  const { channel } = visit;
  const answer = await deps.rooms.submit(channel.live.id, actor, {
    id,
    key,
    command: channel.writtenOut(parsed),
  });
  return () => answer;
}

/** The full view, after a gap. Whoever lags gets it anyway, as soon as they read again. */
export async function full(_deps: GatewayDeps, session: Session): Promise<Reply<Answers['full']>> {
  const { visit } = session;
  if (!visit) return refused('notJoined');
  if (visit.guest.lag) return refused('busy');
  return () => ({ ok: true, full: visit.channel.answers.asked(visit.guest) });
}

/** What was heard before what somebody holds. */
export async function earlier(
  _deps: GatewayDeps,
  session: Session,
  { match, before }: ClientMessage<'earlier'>,
): Promise<Reply<Answers['earlier']>> {
  const { visit } = session;
  if (!visit) return refused('notJoined');
  return () => {
    const page = visit.channel.answers.earlier(visit.guest, match, before);
    return page ? { ok: true, ...page } : { ok: false, code: 'stale' };
  };
}

/** Somebody has seen enough of what is shown to all: a wish, which is answered as heard whatever comes of it. */
export async function tap(
  { clock }: GatewayDeps,
  session: Session,
  { show, forAll }: ClientMessage<'tap'>,
): Promise<Reply<Answers['tap']>> {
  const { visit } = session;
  if (!visit) return refused('notJoined');
  visit.channel.talk.tap(visit.guest, show, forAll);
  return () => ({ ok: true, now: clock.now() });
}

/** A line of chat: stored, then told to those who may read it. */
export async function chat(
  deps: GatewayDeps,
  session: Session,
  { say, about }: ClientMessage<'chat'>,
): Promise<Reply<Answers['chat']>> {
  const { visit, identity } = session;
  if (!visit) return refused('notJoined');
  const { channel, guest } = visit;
  const room = channel.live.now();
  if (room.family && 'text' in say) return refused('notAllowed');
  const place = placeOf(room, identity);
  const bound = boundTo(room, place, about, channel.live.deps);
  const said = cleanSaying(say, bound.about === undefined ? cleanChat : cleanAbout);
  if (!said) return refused('junk');
  if (!(await deps.limits.chat.take(identity))) return refused('tooFast');
  const line = { at: deps.clock.now(), say: said, ...speaker(place, guest.profile), ...bound };
  const stored = await deps.store.addChat(channel.live.id, line, identity);
  return () => {
    channel.talk.say(stored);
    return { ok: true };
  };
}

/** Something that flies over the table: told to everybody who is here, or to nobody. */
export async function react(
  _deps: GatewayDeps,
  session: Session,
  { kind }: ClientMessage<'react'>,
): Promise<Reply<Answers['react']>> {
  const { visit } = session;
  if (!visit) return refused('notJoined');
  const { channel, guest } = visit;
  if (!mayReact(channel.live.now(), guest.place, kind)) return refused('notAllowed');
  const rest = channel.talk.react(guest, kind);
  return rest === null ? refused('tooFast') : () => ({ ok: true, rest });
}

/** Whether somebody may react so: who only looks on hurries nobody, and a host may leave nothing but applause. */
function mayReact(room: Room, { seat }: Place, kind: ReactionKind): boolean {
  if (room.applauseOnly) return kind === 'clap';
  return kind !== 'nu' || (seat !== null && playing(room) !== null);
}

/** Who wins, as somebody in the audience thinks: kept until it is decided. */
export async function predict(
  _deps: GatewayDeps,
  session: Session,
  { key, seat }: ClientMessage<'predict'>,
): Promise<Reply<Answers['predict']>> {
  const { visit } = session;
  if (!visit) return refused('notJoined');
  const why = visit.channel.talk.predict(visit.guest, key, seat);
  return why === null ? () => ({ ok: true }) : refused(why);
}

/** The hands of some rounds ago, for whoever comments on the match. */
export async function hands(
  _deps: GatewayDeps,
  session: Session,
): Promise<Reply<Answers['hands']>> {
  const { visit } = session;
  if (!visit) return refused('notJoined');
  const { channel, guest } = visit;
  return () => {
    const shown = channel.hands(guest);
    return shown === 'notAllowed' ? { ok: false, code: shown } : { ok: true, hands: shown };
  };
}

/** A new link for the room; the old one opens nothing any more for newcomers. */
export async function newLink(
  deps: GatewayDeps,
  session: Session,
): Promise<Reply<Answers['newLink']>> {
  const { visit, identity } = session;
  if (!visit) return refused('notJoined');
  const { channel } = visit;
  const room = channel.live.now();
  const { person, seat } = placeOf(room, identity);
  if (seat === null || person?.no !== room.host) return refused('notHost');
  const token = await deps.links.replace(room.id);
  channel.recode();
  deps.nodes.tell({ about: 'links', room: room.id });
  return () => ({ ok: true, token });
}

/** The link to hand on, for whoever sits: it opens the room for newcomers, which an old one does not. */
export async function link(deps: GatewayDeps, session: Session): Promise<Reply<Answers['link']>> {
  const { visit, identity } = session;
  if (!visit) return refused('notJoined');
  const { live } = visit.channel;
  const sits = (): boolean => placeOf(live.now(), identity).seat !== null;
  const token = sits() ? await deps.links.of(live.id) : null;
  return () => ({ ok: true, token: sits() ? token : null });
}

/** What a line is bound to: an open question, as said by somebody at the table. Once it is closed the line is one like any other. */
function boundTo(
  room: Room,
  { seat }: Place,
  about: string | undefined,
  deps: RoomDeps,
): Pick<ChatLine, 'about'> {
  return seat !== null && about !== undefined && isAsked(room, about, deps) ? { about } : {};
}

function cleanSaying(
  say: ClientMessage<'chat'>['say'],
  clean: typeof cleanChat,
): ChatLine['say'] | null {
  if ('phrase' in say) return say;
  const text = clean(say.text);
  return text ? { text } : null;
}

function speaker(
  { person, seat }: Place,
  profile: { readonly name: string; readonly ink: number },
): Pick<ChatLine, 'channel' | 'name' | 'ink' | 'person'> {
  if (!person || seat === null) {
    return { channel: 'watchers', ...profile, person: person?.no ?? null };
  }
  return { channel: 'table', name: person.name, ink: person.ink, person: person.no };
}
