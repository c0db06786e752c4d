/** How a room answers: the room after a step, or why not. */
import { GUARD_CODES, type JsonObject } from '@kesem/engine/core/table';
import type { Room } from './room.ts';
import type { Said } from './said.ts';

/** Why a room refuses. The games' own refusals travel through the same door. */
export const ROOM_CODES = [
  ...GUARD_CODES,
  'notAllowed',
  'notSeated',
  'notHost',
  'kicked',
  'removed',
  'locked',
  'full',
  'taken',
  'noSuchSeat',
  'noSuchPerson',
  'noSuchGame',
  'badOptions',
  'badName',
  'tooFew',
  'tooMany',
  'present',
  'notAlone',
  'frozen',
  'playing',
  'showing',
] as const;
export type RoomCode = (typeof ROOM_CODES)[number];
export type Why = { readonly code: RoomCode } | (JsonObject & { readonly code: string });

export type Step =
  | { readonly ok: true; readonly room: Room; readonly said: readonly Said[] }
  | { readonly ok: false; readonly why: Why };

export function refuse(code: RoomCode): Step {
  return { ok: false, why: { code } };
}

export function accept(room: Room, ...said: readonly Said[]): Step {
  return { ok: true, room, said };
}
