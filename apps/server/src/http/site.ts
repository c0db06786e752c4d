/** Everything the server answers over HTTP, in the order in which it is looked at. */
import { LIMITS } from '@kesem/protocol/limits';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { Log } from '../log.ts';
import { refused, route } from './answer.ts';
import { type ApiParts, api } from './api.ts';
import { type Front, hostOrigin, isOurPage } from './caller.ts';
import { headers } from './headers.ts';
import { type OperateParts, operate } from './operate.ts';
import { type WebParts, web } from './web.ts';

export type SiteParts = ApiParts & OperateParts & WebParts;

export function createSite(parts: SiteParts): Express {
  const { front, log } = parts;
  const site = express();
  site.disable('x-powered-by');
  site.set('query parser', 'simple');
  site.use(...headers(front));
  site.use(logged(log));
  // a stranger's page is told that it is one before it is told what there is
  site.use(onlyOurMethods('POST'), onlyOurPages(front, log), onlyOurMethods());
  site.use(operate(parts));
  site.use(onlyOurNames(front));
  site.use(
    '/api',
    express.json({ limit: LIMITS.frameBytes, type: 'application/json' }),
    api(parts),
  );
  site.use(web(parts));
  site.use(faults(log));
  return site;
}

/** Refuses methods that nothing here answers; those in `later` are looked at once more. */
function onlyOurMethods(...later: readonly string[]): RequestHandler {
  return (req, res, next) => {
    const ours = req.path.startsWith('/api/') ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
    if ([...ours, ...later].includes(req.method)) next();
    else res.status(405).setHeader('Allow', ours.join(', ')).json({ code: 'junk' });
  };
}

/** Whatever may change something must come from a page of ours. */
function onlyOurPages(front: Front, log: Log): RequestHandler {
  const forbidden = route(log, async () => refused('forbidden'));
  return (req, res, next) => {
    const { origin, 'sec-fetch-site': site } = req.headers;
    const harmless = req.method === 'GET' || req.method === 'HEAD';
    const sameSite = origin === undefined && site === 'same-origin';
    if (harmless || sameSite || isOurPage(req, front)) next();
    else forbidden(req, res, next);
  };
}

const STRANGE_NAME = [
  'Kesem is not known under this name. Open it by the address it told when it started, or start it with PUBLIC_URL set to this one.',
  'קסם לא מוכר בשם הזה. אפשר לפתוח אותו בכתובת שהוצגה כשהופעל, או להפעיל אותו כש־PUBLIC_URL היא הכתובת הזאת.',
].join('\n\n');

/** Under a name that is not known to be ours no page of ours could do anything: see `namesOf`. */
function onlyOurNames(front: Front): RequestHandler {
  return (req, res, next) => {
    if (front.publicUrl || hostOrigin(req, front)) next();
    else res.status(421).setHeader('Cache-Control', 'no-store').type('text').send(STRANGE_NAME);
  };
}

/** One line a request, without what it was about: a path may hold an invite. */
function logged(log: Log): RequestHandler {
  return (req, res, next) => {
    const from = performance.now();
    const path = req.path.startsWith('/api/')
      ? req.path.slice(0, 40)
      : `/${req.path.split('/')[1]}`;
    res.on('finish', () => {
      const ms = Math.round(performance.now() - from);
      log.debug({ method: req.method, path, status: res.statusCode, ms }, 'answered');
    });
    next();
  };
}

function faults(log: Log): ErrorRequestHandler {
  return (err: unknown, req, res, next) => {
    const status: unknown = typeof err === 'object' && err ? Reflect.get(err, 'status') : 500;
    const theirs = typeof status === 'number' && status >= 400 && status < 500;
    if (!theirs) log.error({ err }, 'a request could not be handled');
    if (res.headersSent) return next(err);
    void route(log, async () => refused(theirs ? 'junk' : 'broken'))(req, res, next);
  };
}
