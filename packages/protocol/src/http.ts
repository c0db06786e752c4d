/** Bodies and answers of the HTTP routes under /api. Everything there is JSON; only GET changes nothing. */
import { openShape } from '@kesem/room/command';
import * as z from 'zod/mini';
import { commandId, token } from './messages.ts';

/** POST /api/rooms: opens a room and seats its host. */
export const openRoomBody = z.strictObject({ id: commandId, opening: openShape });
/** POST /api/codes: six spoken digits for an invite. */
export const codeBody = z.strictObject({ code: z.string().check(z.regex(/^[0-9]{6}$/)) });
/** POST /api/device-code: with the link of the table at which the other device is to arrive, if any. */
export const deviceCodeBody = z.strictObject({ token: z.optional(token) });
/** POST /api/device: takes over this person's seats on a second device. */
export const deviceBody = z.strictObject({ code: z.string().check(z.regex(/^[0-9]{8}$/)) });

export interface RoomOpened {
  readonly room: string;
  readonly token: string;
}
export interface Invite {
  readonly token: string;
}
/** POST /api/device-code: the single-use code to type on the other device, and when it ends. */
export interface DeviceCode {
  readonly code: string;
  readonly until: number;
}
/** POST /api/device: the link of the table at which the first device was when it showed the code. */
export interface Moved {
  readonly ok: true;
  readonly token: string | null;
}
/** GET /api/tables: the rooms of this person that still live, newest first. */
export interface TableSummary {
  readonly room: string;
  readonly game: string;
  readonly stage: 'lobby' | 'playing' | 'over';
  readonly yourTurn: boolean;
  readonly others: readonly {
    readonly name: string;
    readonly ink: number;
    readonly bot: string | null;
  }[];
  readonly at: number;
}
export const HTTP_CODES = [
  'junk',
  'tooFast',
  'noSuchRoom',
  'noSuchCode',
  'noSuchGame',
  'badName',
  'forbidden',
  'busy',
  'broken',
] as const;
export type HttpCode = (typeof HTTP_CODES)[number];
export interface HttpRefusal {
  readonly code: HttpCode;
}
