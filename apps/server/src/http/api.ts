/** The routes under /api: cookie, rooms, codes, devices, one's own tables, matches and presets. */
import {
  codeBody,
  deleteBody,
  deviceBody,
  deviceCodeBody,
  dropPresetBody,
  invitationBody,
  type Moved,
  presetBody,
  subscriptionBody,
  unsubscribeBody,
} from '@kesem/protocol/http';
import { type Request, Router } from 'express';
import type { DeviceCodes } from '../identity/device.ts';
import type { Links } from '../identity/links.ts';
import type { SpokenCodes } from '../identity/spoken.ts';
import type { Limits } from '../limits.ts';
import type { Log } from '../log.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { type Answer, refused, route } from './answer.ts';
import { parsed } from './body.ts';
import { addressOf } from './caller.ts';
import { type GoodbyeParts, sayGoodbye } from './goodbye.ts';
import { historyOf, PAST_KNOWN } from './history.ts';
import { answerInvitation } from './invitations.ts';
import { type OpeningParts, rememberOpened } from './opening.ts';
import type { People } from './people.ts';
import { dropPreset, keepPreset, type PresetParts, presetsOf } from './presets.ts';
import { type PushParts, pushesOf, subscribe, unsubscribe } from './push.ts';
import { matchFilm, matchRecord, type RecordParts } from './records.ts';
import { type TableParts, tablesOf } from './tables.ts';

export interface ApiParts
  extends OpeningParts,
    TableParts,
    GoodbyeParts,
    RecordParts,
    PresetParts,
    PushParts {
  readonly people: People;
  readonly rooms: Pick<Rooms, 'open' | 'find' | 'forget'>;
  readonly store: OpeningParts['store'] &
    TableParts['store'] &
    GoodbyeParts['store'] &
    PresetParts['store'] &
    PushParts['store'];
  readonly spoken: SpokenCodes;
  readonly links: Pick<Links, 'of'>;
  readonly devices: DeviceCodes;
  readonly limits: Limits;
  readonly log: Log;
}

type Anyone = (parts: ApiParts, req: Request) => Promise<Answer>;
type Known = (parts: ApiParts, req: Request, identity: string) => Promise<Answer>;

export function api(parts: ApiParts): Router {
  const { log, people } = parts;
  const router = Router();
  const anyone = (handle: Anyone) => route(log, (req) => handle(parts, req));
  const known = (handle: Known) =>
    route(log, async (req) => {
      const identity = await people.identify(req);
      return identity === null ? refused('forbidden') : handle(parts, req, identity);
    });
  router.get('/me', anyone(me));
  router.post('/me/delete', anyone(goodbye));
  router.get('/tables', known(tables));
  router.get('/history', known(history));
  router.get('/presets/:game', known(presets));
  router.post('/presets', known(kept));
  router.post('/presets/drop', known(dropped));
  router.get('/push', known(pushes));
  router.post('/push', known(subscribed));
  router.post('/push/drop', known(unsubscribed));
  router.get('/matches/:id', anyone(match));
  router.get('/matches/:id/film', anyone(film));
  router.post('/rooms', known(rememberOpened()));
  router.post('/invitations', known(answered));
  router.post('/codes', anyone(findCode));
  router.post('/device-code', known(drawn));
  router.post('/device', anyone(redeem));
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

/** How long a room in which nothing happens is still found by its spoken code, in ms. */
const SPOKEN_MS = 86_400_000;

/** A link to the room with these six digits, unless it has slept for a day: the fewer are awake, the harder to guess. */
async function findCode(parts: ApiParts, req: Request): Promise<Answer> {
  const { rooms, spoken, links, front, clock } = parts;
  const body = parsed(codeBody, req);
  if (!body) return refused('junk');
  const found = await spoken.find(body.code, addressOf(req, front));
  if (!found.ok) return refused(found.code);
  const room = (await rooms.find(found.value))?.now();
  if (!room || clock.now() - room.at >= SPOKEN_MS) return refused('noSuchCode');
  return { ok: true, body: { token: await links.of(room.id) } };
}

async function drawn({ devices }: ApiParts, req: Request, identity: string): Promise<Answer> {
  const body = parsed(deviceCodeBody, req);
  if (!body) return refused('junk');
  return { ok: true, body: await devices.draw(identity, body.token ?? null) };
}

async function redeem({ devices, people, front }: ApiParts, req: Request): Promise<Answer> {
  const body = parsed(deviceBody, req);
  if (!body) return refused('junk');
  const redeemed = await devices.redeem(body.code, addressOf(req, front));
  if (!redeemed.ok) return refused(redeemed.code);
  const { identity, token } = redeemed.value;
  const { setCookie } = await people.at(req).bind(identity);
  const moved: Moved = { ok: true, token };
  return { ok: true, body: moved, setCookie };
}

async function tables(parts: ApiParts, _req: Request, identity: string): Promise<Answer> {
  return { ok: true, body: await tablesOf(parts, identity) };
}

async function match(parts: ApiParts, req: Request): Promise<Answer> {
  return matchRecord(parts, req.params['id'], await askerOf(parts, req));
}

async function film(parts: ApiParts, req: Request): Promise<Answer> {
  return matchFilm(parts, req.params['id'], await askerOf(parts, req));
}

async function askerOf({ people, front }: ApiParts, req: Request) {
  return { address: addressOf(req, front), identity: await people.identify(req) };
}

async function history({ store }: ApiParts, _req: Request, identity: string): Promise<Answer> {
  return { ok: true, body: historyOf(await store.playedBy(identity, PAST_KNOWN), identity) };
}

async function answered(parts: ApiParts, req: Request, identity: string): Promise<Answer> {
  const body = parsed(invitationBody, req);
  return body ? answerInvitation(parts, identity, body) : refused('junk');
}

async function presets(parts: ApiParts, req: Request, identity: string): Promise<Answer> {
  return presetsOf(parts, identity, String(req.params['game']));
}

async function kept(parts: ApiParts, req: Request, identity: string): Promise<Answer> {
  const body = parsed(presetBody, req);
  return body ? keepPreset(parts, identity, body) : refused('junk');
}

async function dropped(parts: ApiParts, req: Request, identity: string): Promise<Answer> {
  const body = parsed(dropPresetBody, req);
  return body ? dropPreset(parts, identity, body) : refused('junk');
}

async function pushes(parts: ApiParts, _req: Request, identity: string): Promise<Answer> {
  return pushesOf(parts, identity);
}

async function subscribed(parts: ApiParts, req: Request, identity: string): Promise<Answer> {
  const body = parsed(subscriptionBody, req);
  return body ? subscribe(parts, identity, body) : refused('junk');
}

async function unsubscribed(parts: ApiParts, req: Request, identity: string): Promise<Answer> {
  const body = parsed(unsubscribeBody, req);
  return body ? unsubscribe(parts, identity, body) : refused('junk');
}

/** Whoever is nobody already is told the same: asking twice does no harm. */
async function goodbye(parts: ApiParts, req: Request): Promise<Answer> {
  if (!parsed(deleteBody, req)) return refused('junk');
  const identity = await parts.people.identify(req);
  if (identity !== null) await sayGoodbye(parts, identity);
  return { ok: true, body: { ok: true }, setCookie: parts.people.at(req).clear() };
}
