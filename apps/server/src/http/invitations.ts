/** Asking people one has played with to come to a new room, and what they answer. */
import type { CompanionRef, Invitation, InvitationAnswer } from '@kesem/protocol/http';
import type { Ended } from '@kesem/room/record';
import { personAt, personOf, type Room } from '@kesem/room/room';
import { type Bytes, hashOf, newInvite } from '../identity/secret.ts';
import type { Limits } from '../limits.ts';
import { orNone, type Rooms } from '../rooms/rooms.ts';
import type { Store } from '../store/store.ts';
import type { Clock } from '../time.ts';
import { type Answer, refused } from './answer.ts';
import { PAST_KNOWN } from './history.ts';

/** How long somebody is asked, in ms. */
const ASKED_FOR_MS = 86_400_000;

export interface InvitationParts {
  readonly store: Pick<Store, 'playedBy' | 'asked' | 'unask' | 'addInvite'>;
  readonly rooms: Pick<Rooms, 'find'>;
  readonly limits: Pick<Limits, 'invitations'>;
  readonly bytes: Bytes;
  readonly clock: Clock;
}

/** The identities behind people that somebody names; whoever they have not played with is left out. */
export async function inviteesOf(
  { store }: { readonly store: Pick<Store, 'playedBy'> },
  identity: string,
  refs: readonly CompanionRef[],
): Promise<readonly string[]> {
  if (refs.length === 0) return [];
  const past = await store.playedBy(identity, PAST_KNOWN);
  const meant = refs.flatMap(({ match, seat }) => personIn(past, match, seat));
  return [...new Set(meant)].filter((one) => one !== identity);
}

/** The waiting rooms to which somebody is asked, newest first. */
export async function invitations(
  parts: InvitationParts,
  identity: string,
): Promise<readonly Invitation[]> {
  const asked = await openAsked(parts, identity);
  return asked.map(({ room, at }) => {
    const { name = '', ink = 1 } = personAt(room, room.host) ?? {};
    return { room: room.id, game: room.game, host: { name, ink }, at };
  });
}

/** Takes an invitation up, which gives a link of one's own, or declines it. */
export async function answerInvitation(
  parts: InvitationParts,
  identity: string,
  { room, accept }: { readonly room: string; readonly accept: boolean },
): Promise<Answer> {
  const { store, limits, bytes } = parts;
  const asked = await openAsked(parts, identity);
  if (!asked.some((one) => one.room.id === room)) return refused('noSuchRoom');
  if (!accept) {
    await store.unask(room, identity);
    return tokenOf(null);
  }
  if (!(await limits.invitations.take(identity))) return refused('tooFast');
  const token = newInvite(bytes);
  await store.addInvite(room, hashOf(token));
  return tokenOf(token);
}

function tokenOf(token: string | null): Answer {
  const body: InvitationAnswer = { token };
  return { ok: true, body };
}

async function openAsked(
  { store, rooms, clock }: InvitationParts,
  identity: string,
): Promise<readonly { readonly room: Room; readonly at: number }[]> {
  const asked = await store.asked(identity, clock.now() - ASKED_FOR_MS);
  const found = await Promise.all(
    asked.map(async ({ room, at }) => ({ room: (await orNone(rooms.find(room)))?.now(), at })),
  );
  return found.flatMap(({ room, at }) => (room && awaits(room, identity) ? [{ room, at }] : []));
}

/** Whether a room still waits for somebody: before its first match, as long as they have never sat there. */
function awaits(room: Room, identity: string): boolean {
  const waiting = room.stage.at === 'lobby' && room.next.match === 1 && !room.locked;
  return waiting && personOf(room, identity) === undefined;
}

function personIn(past: readonly Ended[], match: string, seat: number): readonly string[] {
  const player = past.find(({ id }) => id === match)?.players[seat];
  return player?.id && player.name !== '' ? [player.id] : [];
}
