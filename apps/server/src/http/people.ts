/** Who a request belongs to: by the strict cookie over TLS, by the plain one on a home network. */
import type { IncomingMessage } from 'node:http';
import type { Transport } from '../identity/cookie.ts';
import type { Identities } from '../identity/identity.ts';
import { type Front, isSecure } from './caller.ts';

export interface People {
  /** The identities that cookies of this request's transport stand for. */
  readonly at: (req: IncomingMessage) => Identities;
  /** The identity behind a request; null: none. */
  readonly identify: (req: IncomingMessage) => Promise<string | null>;
}

/** @param open opens the identities of one transport. */
export function openPeople(open: (transport: Transport) => Identities, front: Front): People {
  const identities = { tls: open('tls'), plain: open('plain') };
  const at = (req: IncomingMessage) => identities[transportOf(req, front)];
  return { at, identify: (req) => at(req).identify(req.headers.cookie) };
}

/** A request to PUBLIC_URL has come the way PUBLIC_URL says, even if no proxy tells so. */
function transportOf(req: IncomingMessage, front: Front): Transport {
  const { publicUrl } = front;
  const isPublic = publicUrl?.protocol === 'https:' && req.headers.host === publicUrl.host;
  return isPublic || isSecure(req, front) ? 'tls' : 'plain';
}
