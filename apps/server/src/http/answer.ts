/** How a route answers: a value, sent in one place. */
import type { HttpCode } from '@kesem/protocol/http';
import type { Request, RequestHandler, Response } from 'express';
import { unpacked } from '../filmer.ts';
import type { Log } from '../log.ts';
import { isDiskFailure } from '../store/disk.ts';

export type Answer =
  /** JSON as it lies in the store, packed by Brotli; it never changes. */
  | { readonly ok: true; readonly packed: Uint8Array }
  | {
      readonly ok: true;
      readonly body: object;
      readonly setCookie?: string;
      /** The browser may keep it, and asks each time whether it still holds. */
      readonly keep?: true;
    }
  | { readonly ok: false; readonly code: HttpCode };

/** The HTTP status of each refusal. */
export const STATUS = {
  junk: 400,
  badName: 400,
  forbidden: 403,
  password: 403,
  noSuchRoom: 404,
  noSuchCode: 404,
  noSuchGame: 404,
  noSuchMatch: 404,
  noSuchStep: 404,
  tooManyPresets: 409,
  tooFast: 429,
  broken: 500,
  busy: 503,
} as const satisfies Record<HttpCode, number>;

export function refused(code: HttpCode): Answer {
  return { ok: false, code };
}

/** Makes a route of a function; what it throws is logged and answered as 'broken', but for a failing disk, which is logged once elsewhere. */
export function route(log: Log, handle: (req: Request) => Promise<Answer>): RequestHandler {
  return async (req, res) => {
    const answer = await handle(req).catch((err: unknown) => {
      if (isDiskFailure(err)) return refused('busy');
      log.error({ err, route: req.path }, 'a request could not be handled');
      return refused('broken');
    });
    if (answer.ok && 'packed' in answer) return sendPacked(req, res, answer.packed);
    res.setHeader('Cache-Control', answer.ok && answer.keep ? 'private, no-cache' : 'no-store');
    if (answer.ok && answer.setCookie) res.setHeader('Set-Cookie', answer.setCookie);
    if (answer.ok) res.json(answer.body);
    else res.status(STATUS[answer.code]).json({ code: answer.code });
  };
}

/** As it is to whoever reads Brotli, which browsers do over TLS alone. */
async function sendPacked(req: Request, res: Response, packed: Uint8Array): Promise<void> {
  res.setHeader('Cache-Control', 'private, max-age=86400');
  res.setHeader('Vary', 'Accept-Encoding');
  res.type('json');
  const reads = req.acceptsEncodings('br') === 'br';
  if (reads) res.setHeader('Content-Encoding', 'br');
  res.end(reads ? packed : await unpacked(packed));
}
