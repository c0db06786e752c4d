/** The built web app: its files, its one page, and the page behind an invite. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import compression from 'compression';
import { type Request, type Response, Router } from 'express';
import sirv from 'sirv';
import { hashOf } from '../identity/secret.ts';
import type { Limits } from '../limits.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Store } from '../store/store.ts';
import { addressOf, type Front, hostOrigin } from './caller.ts';
import { entryOf, hintsOf, manifestFile, withInvitation } from './early.ts';
import { type Games, gamesFile, langOf, type Preview, previewOf, withPreview } from './preview.ts';

export interface Build {
  readonly folder: string;
  readonly page: string;
  readonly games: Games;
  /** Tags for the head of a room's page. */
  readonly hints: string;
  /** The page's own script: another one with every change in what the page is built from, the rules among it. */
  readonly entry: string;
}

/** Reads what `vite build` made; null when it is not there. */
export function readBuild(folder: string): Build | null {
  const page = join(folder, 'index.html');
  const games = join(folder, 'og', 'games.json');
  const manifest = join(folder, '.vite', 'manifest.json');
  if (![page, games, manifest].every((file) => existsSync(file))) return null;
  const chunks = manifestFile.parse(JSON.parse(readFileSync(manifest, 'utf8')));
  return {
    folder,
    page: readFileSync(page, 'utf8'),
    games: gamesFile.parse(JSON.parse(readFileSync(games, 'utf8'))),
    hints: hintsOf(chunks),
    entry: entryOf(chunks),
  };
}

export interface WebParts {
  readonly build: Build;
  readonly front: Front;
  readonly store: Pick<Store, 'invited'>;
  readonly rooms: Pick<Rooms, 'find'>;
  readonly limits: Limits;
}

/** The pages of the app but the room's, as its own routes write them. */
export const PAGES = [
  '/',
  '/here/:game/:other',
  '/to/:room',
  '/m/:id',
  '/m/:id/verify',
  '/verify',
  '/learn/:game',
  '/rules/:game',
  '/credits',
  '/mine',
  '/device',
  '/tv',
  '/tv/:code',
] as const;

const HOUR_S = 3_600;
const YEAR_S = 31_536_000;
const TOKEN = /^[A-Za-z0-9_-]{22}$/;

export function web(parts: WebParts): Router {
  const { build } = parts;
  const router = Router();
  router.use(compression());
  router.get('/r/:token', async (req, res) => {
    const { status, page } = await invitePage(parts, req);
    res.status(status).setHeader('Cache-Control', 'no-store').type('html').send(page);
  });
  router.use((_req, res, next) => {
    endsWithItsFile(res);
    next();
  });
  // the build lays a small twin beside each file, pressed harder than there is time for on the way out
  router.use(
    sirv(build.folder, {
      brotli: true,
      etag: true,
      extensions: [],
      setHeaders: (res, path) => res.setHeader('Cache-Control', lifetime(path)),
    }),
  );
  const page = (status: number) => (_req: Request, res: Response) =>
    void res.status(status).setHeader('Cache-Control', 'no-store').type('html').send(build.page);
  router.get([...PAGES], page(200));
  // the app says in words that there is no such page
  router.get('/{*path}', page(404));
  return router;
}

/** A file may be gone since the build was read, for the app was built anew: whoever asked for it is let go, and nobody else. */
function endsWithItsFile(res: Response): void {
  res.once('pipe', (file: Readable) => file.once('error', () => res.destroy()));
}

async function invitePage(
  { build, front, store, rooms, limits }: WebParts,
  req: Request,
): Promise<{ status: number; page: string }> {
  const { token } = req.params;
  const base = front.publicUrl?.origin ?? hostOrigin(req, front) ?? '';
  const place = { base, path: req.path, lang: langOf(req.query['l']) };
  const generic = withPreview(build.page, previewOf(null, build.games, place));
  const address = addressOf(req, front);
  if (!(await limits.wrongLinks.allows(address))) return { status: 429, page: generic };
  const invited =
    typeof token === 'string' && TOKEN.test(token) ? await store.invited(hashOf(token)) : null;
  const live = invited && (await rooms.find(invited.room));
  if (!live) {
    await limits.wrongLinks.take(address);
    return { status: 404, page: generic };
  }
  // a replaced link still serves the people of its room, but tells strangers nothing
  const room = invited.replaced ? null : live.now();
  return { status: 200, page: roomPage(build, previewOf(room, build.games, place)) };
}

/** The page of a room that is there: with its hints, and its invitation for whoever may know of it. */
function roomPage({ page, hints }: Build, preview: Preview): string {
  const hinted = withPreview(page, preview).replace('</head>', `${hints}</head>`);
  return preview.image === null ? hinted : withInvitation(hinted, preview);
}

/** A file under assets/ never changes; the page, and the worker that keeps it on devices, are asked for each time. */
function lifetime(path: string): string {
  if (/[\\/]assets[\\/]/.test(path)) return `public, max-age=${YEAR_S}, immutable`;
  return /\.html$|[\\/]sw\.js$/.test(path) ? 'no-cache' : `public, max-age=${HOUR_S}`;
}
