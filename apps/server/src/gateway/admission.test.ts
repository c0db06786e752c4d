import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { LIMITS } from '@kesem/protocol/limits';
import { describe, expect, it } from 'vitest';
import { openLimits } from '../limits.ts';
import { openAdmissions } from './admission.ts';

const ADDRESS = '10.0.0.1';

/** A handshake of a page of ours, by somebody at that address. */
function handshake(): IncomingMessage {
  const req = new IncomingMessage(new Socket());
  req.headers = { host: 'kesem', origin: 'http://kesem', 'x-forwarded-for': ADDRESS };
  return req;
}

function door() {
  let people = 0;
  return openAdmissions({
    front: { hops: 1, publicUrl: null, isOurs: () => true },
    limits: openLimits(),
    isStopping: () => false,
    identify: async () => `person ${(people += 1)}`,
  });
}

describe('the sockets of an address', () => {
  const visitor = (n: number) => ({ identity: `visitor ${n}`, address: ADDRESS });

  it('are only so many at once', async () => {
    const admissions = door();
    for (let n = 0; n < LIMITS.socketsPerAddress; n += 1) admissions.enter(visitor(n));
    expect(await admissions.admit(handshake())).toBe('tooFast');
    admissions.leave(visitor(0));
    expect(await admissions.admit(handshake())).toBeNull();
  });

  it('are counted out when they close: a household is never shut out for its visits in all', async () => {
    const admissions = door();
    for (let n = 0; n <= 2 * LIMITS.socketsPerAddress; n += 1) {
      admissions.enter(visitor(n));
      admissions.leave(visitor(n));
    }
    expect(await admissions.admit(handshake())).toBeNull();
  });
});

it('the sockets of an identity are counted out when they close', async () => {
  const admissions = door();
  const req = handshake();
  await admissions.admit(req);
  const me = { identity: 'person 1', address: ADDRESS };
  for (let n = 0; n < LIMITS.socketsPerIdentity; n += 1) admissions.enter(me);
  expect(admissions.who(req)).toBe('tooFast');
  admissions.leave(me);
  expect(admissions.who(req)).toEqual(me);
});
