/**
 * Under which names this server is asked for. A page of somebody else can let its own name point
 * here (DNS rebinding): then a browser takes our answers for that page's own. So a Host counts only
 * when it is known to be ours.
 */
import { hostname, networkInterfaces } from 'node:os';
import type { Env } from '../env.ts';

/** For how long the addresses of this machine are taken for known, in ms; a laptop changes its network. */
const KNOWN_FOR_MS = 5_000;

/**
 * Returns a function that says whether a host, `name` or `name:port` as URLs spell it, is ours: the host of
 * PUBLIC_URL, HOST, `localhost`, the name of this machine (bare and with `.local`), or a literal
 * address of one of its interfaces.
 */
export function namesOf({
  publicUrl,
  host,
}: Pick<Env, 'publicUrl' | 'host'>): (url: URL) => boolean {
  const machine = hostname().toLowerCase();
  const [label = machine] = machine.split('.');
  const names = new Set(['localhost', host.toLowerCase(), machine, `${label}.local`]);
  const addresses = addressesKnown();
  return (url) =>
    url.host === publicUrl?.host || names.has(url.hostname) || addresses().has(url.hostname);
}

/** The addresses of this machine, as URLs spell them. */
function addressesKnown(): () => ReadonlySet<string> {
  let known: ReadonlySet<string> = new Set();
  let until = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now >= until) {
      until = now + KNOWN_FOR_MS;
      known = new Set(Object.values(networkInterfaces()).flatMap((nets) => nets?.map(spelt) ?? []));
    }
    return known;
  };
}

function spelt({ family, address }: { family: string; address: string }): string {
  return family === 'IPv6' ? `[${address.replace(/%.*$/, '')}]` : address;
}
