/** The routes under /api: cookie, rooms, codes, devices, one's own tables. */
import {
  codeBody,
  deviceBody,
  deviceCodeBody,
  HTTP_CODES,
  type HttpCode,
  type Moved,
  openRoomBody,
  type RoomOpened,
  type TableSummary,
} from '@kesem/protocol/http';
import { personAt, personOf, type Room } from '@kesem/room/room';
import { viewRoom } from '@kesem/room/view';
import { type Request, Router } from 'express';
import type * as z from 'zod/mini';
import { isPlain } from '../gateway/plain.ts';
import type { DeviceCodes } from '../identity/device.ts';
import { type Bytes, hashOf, newInvite } from '../identity/secret.ts';
import type { SpokenCodes } from '../identity/spoken.ts';
import type { Limits } from '../limits.ts';
import type { Log } from '../log.ts';
import type { LiveRoom, Rooms } from '../rooms/rooms.ts';
import type { Store } from '../store/store.ts';
import { type Answer, refused, route } from './answer.ts';
import { addressOf, type Front } from './caller.ts';
import type { People } from './people.ts';

/** How many of one's tables are listed. */
const TABLES_LISTED = 20;
/** How many answers to 'open a room' are remembered, for a browser that asks again. */
const OPENED_KEPT = 1_000;

export interface ApiParts {
  readonly front: Front;
  readonly people: People;
  readonly rooms: Pick<Rooms, 'open' | 'find'>;
  readonly store: Pick<Store, 'roomsOf'>;
  readonly spoken: SpokenCodes;
  readonly devices: DeviceCodes;
  readonly limits: Limits;
  readonly bytes: Bytes;
  readonly log: Log;
}

export function api(parts: ApiParts): Router {
  const { log, people, front } = parts;
  const router = Router();
  const open = rememberOpened(parts);
  const known = (handle: (req: Request, identity: string) => Promise<Answer>) =>
    route(log, async (req) => {
      const identity = await people.identify(req);
      return identity === null ? refused('forbidden') : handle(req, identity);
    });
  router.get(
    '/me',
    route(log, (req) => me(parts, req)),
  );
  router.get(
    '/tables',
    known((_req, identity) => tables(parts, identity)),
  );
  router.post('/rooms', known(open));
  router.post(
    '/codes',
    route(log, (req) => findCode(parts, req)),
  );
  router.post(
    '/device-code',
    known(async (req, identity) => drawn(parts, req, identity)),
  );
  router.post(
    '/device',
    route(log, (req) => redeem(parts, req, addressOf(req, front))),
  );
  router.use(route(log, async () => refused('junk')));
  return router;
}

/** Makes sure the browser has a cookie; one it has lives on for another while. */
async function me({ people, limits, front }: ApiParts, req: Request): Promise<Answer> {
  const identities = people.at(req);
  const renewed = (await people.identify(req)) && identities.renew(req.headers.cookie);
  if (renewed) return { ok: true, body: { ok: true }, setCookie: renewed };
  if (!(await limits.identities.take(addressOf(req, front)))) return refused('tooFast');
  const { setCookie } = await identities.issue();
  return { ok: true, body: { ok: true }, setCookie };
}

/** The same request of the same person opens one room, however often the network makes it come. */
function rememberOpened(parts: ApiParts) {
  const opened = new Map<string, Promise<Answer>>();
  return (req: Request, identity: string): Promise<Answer> => {
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
  { rooms, limits, front, bytes }: ApiParts,
  req: Request,
  identity: string,
  { id, opening }: z.output<typeof openRoomBody>,
): Promise<Answer> {
  if (!(await limits.roomsOfIdentity.take(identity))) return refused('tooFast');
  if (!(await limits.roomsOfAddress.take(addressOf(req, front)))) return refused('tooFast');
  const token = newInvite(bytes);
  const opened = await rooms.open(identity, { id, command: opening }, hashOf(token));
  if (!opened.ok) return refused(httpCode(opened.code));
  const body: RoomOpened = { room: opened.room, token };
  return { ok: true, body };
}

/** The invite behind six digits, as long as the room waits for its players. */
async function findCode({ rooms, spoken, front }: ApiParts, req: Request): Promise<Answer> {
  const body = parsed(codeBody, req);
  if (!body) return refused('junk');
  const found = spoken.find(body.code, addressOf(req, front));
  if (!found.ok) return refused(found.code);
  const { room, token } = found.value;
  const waits = (await rooms.find(room))?.now().stage.at === 'lobby';
  return waits ? { ok: true, body: { token } } : refused('noSuchCode');
}

function drawn({ devices }: ApiParts, req: Request, identity: string): Answer {
  const body = parsed(deviceCodeBody, req);
  return body ? { ok: true, body: devices.draw(identity, body.token ?? null) } : refused('junk');
}

async function redeem(
  { devices, people }: ApiParts,
  req: Request,
  address: string,
): Promise<Answer> {
  const body = parsed(deviceBody, req);
  if (!body) return refused('junk');
  const redeemed = devices.redeem(body.code, address);
  if (!redeemed.ok) return refused(redeemed.code);
  const { identity, token } = redeemed.value;
  const { setCookie } = await people.at(req).bind(identity);
  const moved: Moved = { ok: true, token };
  return { ok: true, body: moved, setCookie };
}

async function tables({ store, rooms }: ApiParts, identity: string): Promise<Answer> {
  const ids = await store.roomsOf(identity, TABLES_LISTED);
  const found = await Promise.all(ids.map((id) => rooms.find(id)));
  const body = found.flatMap((live) => (live ? summaryOf(live, identity) : []));
  return { ok: true, body };
}

function summaryOf({ id, now, house }: LiveRoom, identity: string): readonly TableSummary[] {
  const room = now();
  const me = personOf(room, identity);
  if (me?.is !== 'in') return [];
  const seat = room.chairs.findIndex(({ person }) => person === me.no);
  const { asks } = viewRoom(room, 'public', house);
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

interface Parser<X> {
  readonly safeParse: (raw: unknown) => { success: true; data: X } | { success: false };
}

function parsed<X>(schema: Parser<X>, req: Request): X | null {
  const raw: unknown = req.body;
  if (!isPlain(raw)) return null;
  const read = schema.safeParse(raw);
  return read.success ? read.data : null;
}

function httpCode(code: string): HttpCode {
  return HTTP_CODES.find((known) => known === code) ?? 'junk';
}
