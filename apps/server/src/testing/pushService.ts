/** A push service of our own, with browsers that know how to open what it is sent. */
import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { onTestFinished } from 'vitest';

/** What a browser hands to the house. */
interface Place {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** A letter as it came, and as its browser reads it. */
interface Got {
  readonly to: string;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface PushService {
  readonly origin: string;
  readonly got: readonly Got[];
  /** A browser that can be told. */
  readonly browser: (name: string) => Place;
  /** How it answers from now on: a status; null never answers. */
  readonly answer: (status: number | null) => void;
}

interface Keys {
  readonly curve: ECDH;
  readonly auth: Buffer;
}

/** Starts one on this machine, for as long as the test runs. */
export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, Keys>();
  const got: Got[] = [];
  let status: number | null = 201;
  const server = createServer((req, res) => {
    const parts: Buffer[] = [];
    req.on('data', (part: Buffer) => parts.push(part));
    req.on('end', () => {
      const to = req.url ?? '';
      const keys = browsers.get(to);
      const text = keys ? opened(Buffer.concat(parts), keys) : '';
      got.push({ to, headers: req.headers, text });
      if (status === null) return;
      res.writeHead(status, { location: `${origin}/elsewhere` });
      res.end('x'.repeat(100_000));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const origin = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    origin,
    got,
    browser: (name) => {
      const keys = { curve: createECDH('prime256v1'), auth: randomBytes(16) };
      const p256dh = keys.curve.generateKeys('base64url');
      browsers.set(`/${name}`, keys);
      return { endpoint: `${origin}/${name}`, p256dh, auth: keys.auth.toString('base64url') };
    },
    answer: (next) => {
      status = next;
    },
  };
}

const SALT = 16;
const HEAD = SALT + 4 + 1;
const TAG = 16;

/** Opens a letter as a browser does (RFC 8291). */
function opened(body: Buffer, { curve, auth }: Keys): string {
  const salt = body.subarray(0, SALT);
  const sender = body.subarray(HEAD, HEAD + (body[HEAD - 1] ?? 0));
  const sealed = body.subarray(HEAD + sender.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender]);
  const secret = hkdfSync('sha256', curve.computeSecret(sender), auth, info, 32);
  const derived = (what: string, length: number): Buffer =>
    Buffer.from(
      hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${what}\0`, length),
    );
  const cipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  cipher.setAuthTag(sealed.subarray(-TAG));
  const plain = Buffer.concat([cipher.update(sealed.subarray(0, -TAG)), cipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}
