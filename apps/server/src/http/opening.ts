/** Opening rooms, with those invited whom the host has played with. */
import { HTTP_CODES, type HttpCode, openRoomBody, type RoomOpened } from '@kesem/protocol/http';
import type { Request } from 'express';
import type * as z from 'zod/mini';
import type { Password } from '../identity/password.ts';
import { hashOf, newInvite } from '../identity/secret.ts';
import type { Limits } from '../limits.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Store } from '../store/store.ts';
import { type Answer, refused } from './answer.ts';
import { parsed } from './body.ts';
import { addressOf, type Front } from './caller.ts';
import { type InvitationParts, inviteesOf } from './invitations.ts';
import { openedOf, type RecordParts } from './records.ts';

/** How many answers to 'open a room' are remembered, for a browser that asks again. */
const OPENED_KEPT = 1_000;

export interface OpeningParts
  extends Pick<InvitationParts, 'bytes' | 'clock'>,
    Pick<RecordParts, 'table'> {
  readonly front: Front;
  readonly rooms: Pick<Rooms, 'open'>;
  readonly store: Pick<Store, 'ask' | 'playedBy' | 'finished' | 'film'>;
  readonly limits: Limits;
  readonly password: Password;
}

/** The same request of the same person opens one room, however often the network makes it come. */
export function rememberOpened() {
  const opened = new Map<string, Promise<Answer>>();
  return (parts: OpeningParts, req: Request, identity: string): Promise<Answer> => {
    const body = parsed(openRoomBody, req);
    if (!body) return Promise.resolve(refused('junk'));
    const key = `${identity}|${body.id}`;
    const before = opened.get(key);
    if (before) return before;
    const answer = openRoom(parts, req, identity, body);
    opened.set(key, answer);
    answer.then(({ ok }) => ok || opened.delete(key)).catch(() => opened.delete(key));
    for (const oldest of opened.keys()) if (opened.size > OPENED_KEPT) opened.delete(oldest);
    return answer;
  };
}

async function openRoom(
  parts: OpeningParts,
  req: Request,
  identity: string,
  { id, opening, invite = [], password }: z.output<typeof openRoomBody>,
): Promise<Answer> {
  const { rooms, limits, front, bytes, store, clock } = parts;
  const barred = await parts.password(password, addressOf(req, front));
  if (barred) return refused(barred);
  if (!(await limits.roomsOfIdentity.take(identity))) return refused('tooFast');
  if (!(await limits.roomsOfAddress.take(addressOf(req, front)))) return refused('tooFast');
  const invitees = await inviteesOf(parts, identity, invite);
  for (const _ of invitees) {
    if (!(await limits.invitations.take(identity))) return refused('tooFast');
  }
  const command = await openedOf(parts, opening, identity);
  if (typeof command === 'string') return refused(command);
  const token = newInvite(bytes);
  const opened = await rooms.open(identity, { id, command }, hashOf(token));
  if (!opened.ok) return refused(httpCode(opened.code));
  await store.ask(opened.room, invitees, clock.now());
  const body: RoomOpened = { room: opened.room, token };
  return { ok: true, body };
}

function httpCode(code: string): HttpCode {
  return HTTP_CODES.find((known) => known === code) ?? 'junk';
}
