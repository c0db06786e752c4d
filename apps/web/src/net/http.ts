/** The calls under /api. Every answer is a value; a network that fails is the code 'offline'. */
import type {
  DeviceCode,
  HttpCode,
  HttpRefusal,
  Invite,
  Moved,
  RoomOpened,
  TableSummary,
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

/** Opens a room and seats its host. */
export function callOpenRoom(opening: Opening): Promise<Reply<RoomOpened>> {
  return call('POST', '/api/rooms', { id: freshId(), opening });
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

/** The rooms of this person that still live, newest first. */
export function callTables(): Promise<Reply<readonly TableSummary[]>> {
  return call('GET', '/api/tables');
}

async function call<X>(method: 'GET' | 'POST', path: string, body?: object): Promise<Reply<X>> {
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
