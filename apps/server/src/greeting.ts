/** What the terminal shows at the start: where the portal is, and a code to open it with a phone. */
import { networkInterfaces } from 'node:os';
import qrcode from 'qrcode-terminal';
import type { Env } from './env.ts';

/** The addresses to tell, the one for other devices first if there is one. @param port the open port. */
export function addressesOf(env: Pick<Env, 'host' | 'publicUrl'>, port: number): readonly string[] {
  const local = `http://localhost:${port}`;
  const atHome = isEverywhere(env.host) ? homeAddresses().map((ip) => `http://${ip}:${port}`) : [];
  const named =
    isEverywhere(env.host) || env.host === 'localhost' ? [] : [`http://${env.host}:${port}`];
  return [...(env.publicUrl ? [env.publicUrl.origin] : []), ...named, ...atHome, local];
}

/** The text for the terminal. */
export function greeting([first = '', ...others]: readonly string[]): string {
  const lines = [`Kesem is open at ${first}`, ...others.map((one) => `         and at ${one}`)];
  let code = '';
  qrcode.generate(first, { small: true }, (drawn) => {
    code = drawn;
  });
  return `\n${lines.join('\n')}\n\n${code}\n`;
}

function isEverywhere(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}

function homeAddresses(): readonly string[] {
  return Object.values(networkInterfaces()).flatMap((nets) =>
    (nets ?? []).filter((net) => net.family === 'IPv4' && !net.internal).map((net) => net.address),
  );
}
