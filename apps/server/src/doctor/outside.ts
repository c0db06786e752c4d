/** How it is reached from outside: the address, the proxy before it, and websockets through both. */
import { lookup } from 'node:dns/promises';
import type { Env } from '../env.ts';
import { type Answer, ask, type Handshake, shakeHands } from './ask.ts';
import { type Finding, ill, unwise, well } from './finding.ts';

/** Looks at the settings for the outside, and, when the server `runs`, goes the way of a guest. */
export async function examineOutside(
  { publicUrl, trustProxy }: Pick<Env, 'publicUrl' | 'trustProxy'>,
  runs: boolean,
): Promise<readonly Finding[]> {
  if (!publicUrl) {
    return [
      unwise(
        'PUBLIC_URL is not set: Kesem answers under the names and addresses of this machine alone.',
        'That will do at home. For friends elsewhere set PUBLIC_URL to the address they type.',
      ),
    ];
  }
  return [...settled(publicUrl, trustProxy), ...(await visited(publicUrl, runs))];
}

/** What the settings say of themselves. */
function settled({ protocol, origin }: URL, trustProxy: number): readonly Finding[] {
  if (protocol === 'http:') {
    const cure = 'Put a proxy with TLS in front: docs/operating.md has one of three lines.';
    return [
      unwise(`${origin} has no TLS: cookies go in the clear, and phones cannot install it.`, cure),
    ];
  }
  // it speaks no TLS itself, so somebody does for it
  if (trustProxy > 0) return [well(`TRUST_PROXY believes ${trustProxy} in front.`)];
  const says = `${origin} needs a proxy with TLS, and TRUST_PROXY believes none: all guests count as one.`;
  return [ill(says, 'Set TRUST_PROXY to the number of proxies in front, which is mostly 1.')];
}

async function visited(publicUrl: URL, runs: boolean): Promise<readonly Finding[]> {
  const found = await lookup(publicUrl.hostname).catch(() => null);
  if (!found) {
    return [
      ill(
        `The name ${publicUrl.hostname} leads nowhere.`,
        'Enter it at your DNS, or mend PUBLIC_URL.',
      ),
    ];
  }
  if (!runs) {
    const says = `${publicUrl.hostname} leads to ${found.address}; the way through it was not tried.`;
    return [unwise(says, 'Start Kesem, and let the doctor look once more.')];
  }
  const answer = await ask(new URL('/readyz', publicUrl).href);
  if (answer.ready === null) return [strange(publicUrl, answer)];
  const page = publicUrl.origin;
  const hands = await shakeHands(new URL('/socket.io/?EIO=4&transport=websocket', publicUrl), page);
  return [well(`${page} leads to Kesem.`), HANDS[hands](page)];
}

const HANDS: Readonly<Record<Handshake, (page: string) => Finding>> = {
  through: () => well('Websockets come through.'),
  refused: (page) =>
    ill(
      `Kesem takes pages of ${page} for strangers'.`,
      'Start the server itself with this PUBLIC_URL, and let the proxy keep the Host header.',
    ),
  lost: () =>
    ill(
      'Websockets do not come through the proxy.',
      'Let it pass the headers Upgrade and Connection: docs/operating.md shows how.',
    ),
};

/** Why what answers at the address is not Kesem. */
function strange({ origin }: URL, { status, error }: Answer): Finding {
  if (error !== null) {
    return ill(
      `${origin} does not answer (${error}).`,
      ERRORS.find(([of]) => of.test(error))?.[1] ?? REACH,
    );
  }
  if (status !== null && status >= 500) {
    const cure = 'The proxy is there and does not find Kesem: mend the address it passes on to.';
    return ill(`${origin} answers with ${status}.`, cure);
  }
  return ill(`Somebody else answers at ${origin} (${status}).`, 'Mend PUBLIC_URL or the proxy.');
}

const REACH = 'Open the port in the firewall and at the router, or mend PUBLIC_URL.';
const ERRORS: readonly (readonly [of: RegExp, cure: string])[] = [
  [/CERT|SIGNATURE|SELF_SIGNED|TLS|SSL/, 'Mend the certificate: browsers refuse this one, too.'],
];
