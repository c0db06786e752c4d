/** The calls under /api. Every answer is a value; a network that fails is the code 'offline'. */
import type {
  CompanionRef,
  DeviceCode,
  Frame,
  History,
  HttpCode,
  HttpRefusal,
  InvitationAnswer,
  Invite,
  MatchRecord,
  Moved,
  Preset,
  Presets,
  RoomOpened,
  Tables,
} from '@kesem/protocol/http';
import type { Opening } from '@kesem/room/command';
import { freshId } from './random.ts';

export type NetCode = HttpCode | 'offline';
export type Reply<X> =
  | { readonly ok: true; readonly body: X }
  | { readonly ok: false; readonly code: NetCode };

/** Makes sure that this browser has its cookie. */
export function callMe(): Promise<Reply<{ readonly ok: true }>> {
  return call('GET', '/api/me');
}

/** Opens a room, seats its host and invites people the host has played with; an empty password is none. */
export function callOpenRoom(
  opening: Opening,
  invite: readonly CompanionRef[],
  password: string,
): Promise<Reply<RoomOpened>> {
  const known = password === '' ? {} : { password };
  return call('POST', '/api/rooms', { id: freshId(), opening, invite, ...known });
}

/** The invite behind six spoken digits. */
export function callCode(code: string): Promise<Reply<Invite>> {
  return call('POST', '/api/codes', { code });
}

/** A single-use code of eight digits that brings this person, and this table, to another device. */
export function callDeviceCode(token: string): Promise<Reply<DeviceCode>> {
  return call('POST', '/api/device-code', { token });
}

/** Takes over the seats of the person who was given this code. */
export function callDevice(code: string): Promise<Reply<Moved>> {
  return call('POST', '/api/device', { code });
}

/** The record of a finished match. */
export function callMatch(id: string): Promise<Reply<MatchRecord>> {
  return call('GET', `/api/matches/${encodeURIComponent(id)}`);
}

/** What a finished match showed, for a replay without its rules. */
export function callFilm(id: string): Promise<Reply<readonly Frame[]>> {
  return call('GET', `/api/matches/${encodeURIComponent(id)}/film`);
}

/** Finished matches of this person, and those they were played with. */
export function callHistory(): Promise<Reply<History>> {
  return call('GET', '/api/history');
}

/** Takes an invitation up, for a link to its room, or declines it. */
export function callInvitation(room: string, accept: boolean): Promise<Reply<InvitationAnswer>> {
  return call('POST', '/api/invitations', { room, accept });
}

/** What this person keeps for a game. */
export function callPresets(game: string): Promise<Reply<Presets>> {
  return call('GET', `/api/presets/${encodeURIComponent(game)}`);
}

/** Keeps a choice for a game under a name; the same id is the same preset again. */
export function callKeepPreset(
  game: string,
  preset: Preset,
): Promise<Reply<{ readonly ok: true }>> {
  return call('POST', '/api/presets', { game, ...preset });
}

/** Drops a preset of this person. */
export function callDropPreset(id: string): Promise<Reply<{ readonly ok: true }>> {
  return call('POST', '/api/presets/drop', { id });
}

/** Deletes everything the server has of this person. */
export function callDelete(): Promise<Reply<{ readonly ok: true }>> {
  return call('POST', '/api/me/delete', {});
}

/** Where this person sits or is awaited, newest first. */
export function callTables(): Promise<Reply<Tables>> {
  return call('GET', '/api/tables');
}

/** One call; the others are made of it. */
export async function call<X>(
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<Reply<X>> {
  const posted = body && {
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  };
  try {
    const response = await fetch(path, { method, credentials: 'same-origin', ...posted });
    const answer: unknown = await response.json();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server is ours and speaks these types
    return response.ok ? { ok: true, body: answer as X } : { ok: false, code: codeOf(answer) };
  } catch {
    return { ok: false, code: 'offline' };
  }
}

function codeOf(answer: unknown): HttpCode {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above; a stranger in between has no code
  const refusal = answer as HttpRefusal | null;
  return refusal?.code ?? 'broken';
}
