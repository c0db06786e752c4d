/** The headers of every answer: nothing from elsewhere runs, nothing of ours is sniffed, or framed but by the page of a big screen, which enlarges itself so. */
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { type Front, hostOrigin } from './caller.ts';

const YEAR_S = 31_536_000;

/** TLS is demanded only where PUBLIC_URL promises it: at home the portal is plain http. */
export function headers(front: Front): readonly RequestHandler[] {
  const isTls = front.publicUrl?.protocol === 'https:';
  const self = "'self'";
  return [
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'none'"],
          scriptSrc: [self],
          styleSrc: [self],
          // a blob is a picture drawn on this device: the poster of a match
          imgSrc: [self, 'data:', 'blob:'],
          fontSrc: [self],
          // older Safari does not count the socket of the same host as 'self'
          connectSrc: [self, (req) => hostOrigin(req, front)?.replace(/^http/, 'ws') ?? self],
          baseUri: ["'none'"],
          formAction: [self],
          frameAncestors: [(req) => framed(req)],
          frameSrc: [(req) => framed(req)],
          objectSrc: ["'none'"],
          manifestSrc: [self],
          workerSrc: [self],
          ...(isTls ? { upgradeInsecureRequests: [] } : {}),
        },
      },
      strictTransportSecurity: isTls ? { maxAge: YEAR_S } : false,
      referrerPolicy: { policy: 'no-referrer' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      // without TLS browsers ignore these two and complain about them
      crossOriginOpenerPolicy: isTls && { policy: 'same-origin' },
      originAgentCluster: isTls,
    }),
    (_req, res, next) => {
      res.setHeader(
        'Permissions-Policy',
        'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      );
      next();
    },
  ];
}

function framed({ url = '' }: IncomingMessage): string {
  return /^\/tv(?:[/?]|$)/.test(url) ? "'self'" : "'none'";
}
