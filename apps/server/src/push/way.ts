/** The way out to the push services of browsers: the only requests this server ever makes. */
import { lookup as ask, type LookupAddress } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { Agent, request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublic } from './address.ts';

/** A notice is given up after this, in ms. */
const WITHIN_MS = 5_000;

/** The push services of the browsers there are; `*.` stands for any name under it. */
export const KNOWN_HOSTS: readonly string[] = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  '*.push.apple.com',
];

interface Letter {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface PushWay {
  /** Whether a notice may be sent there. */
  readonly allows: (endpoint: string) => boolean;
  /** Sends one. Returns the status; rejects when there was no answer in time. */
  readonly post: (endpoint: string, letter: Letter) => Promise<number>;
}

/** The way to these services, and to nothing else: over TLS on its own port, at public addresses. */
export function openWay(hosts: readonly string[], lookup: typeof ask = ask): PushWay {
  const agent = new Agent({ lookup: publicly(lookup) });
  const allows = (endpoint: string): boolean => {
    const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
    return url !== null && isPlain(url) && hosts.some((host) => isUnder(url.hostname, host));
  };
  return {
    allows,
    post: async (endpoint, letter) => {
      if (!allows(endpoint)) throw new Error('no push service');
      return statusOf(request, endpoint, { ...letter, agent });
    },
  };
}

/** The way to a push service of a test, on this machine. */
export function openTestWay(origin: string, within = WITHIN_MS): PushWay {
  return {
    allows: (endpoint) => endpoint.startsWith(`${origin}/`),
    post: (endpoint, letter) => statusOf(plainRequest, endpoint, { ...letter, within }),
  };
}

function isPlain({ protocol, port, username, password, hostname }: URL): boolean {
  const isBare = port === '' && username === '' && password === '';
  return protocol === 'https:' && isBare && isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
}

function isUnder(name: string, host: string): boolean {
  return host.startsWith('*.') ? name.endsWith(host.slice(1)) : name === host;
}

/** Looks a name up, and takes only what lies on the open internet: a name of ours could point inwards. */
function publicly(lookup: typeof ask): LookupFunction {
  return (name, { all, ...options }, answer) => {
    lookup(name, { ...options, all: true }, (error, found) => {
      const addresses = error ? [] : found.filter(({ address }) => isPublic(address));
      const [first] = addresses;
      if (!first) return answer(error ?? new Error('no public address'), '', 0);
      if (all) Reflect.apply(answer, undefined, [null, addresses satisfies LookupAddress[]]);
      else answer(null, first.address, first.family);
    });
  };
}

interface Sent extends Letter {
  readonly agent?: Agent;
  readonly within?: number;
}

/** Posts, follows nothing, and throws the answer's body away. */
function statusOf(
  send: typeof request | typeof plainRequest,
  endpoint: string,
  { headers, body, agent, within = WITHIN_MS }: Sent,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(within);
    const options = { method: 'POST', headers, signal, ...(agent && { agent }) };
    const sent = send(endpoint, options, (answer) => {
      resolve(answer.statusCode ?? 0);
      answer.destroy();
    });
    sent.once('error', reject);
    sent.end(body);
  });
}
