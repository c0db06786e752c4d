/** Why a port cannot be listened on. */
import type { Env } from './env.ts';

/** The sentence for whoever starts the server, or asks whether it could be. */
export function whyNotListening(err: unknown, { host, port }: Pick<Env, 'host' | 'port'>): string {
  const code: unknown = typeof err === 'object' && err ? Reflect.get(err, 'code') : null;
  if (code === 'EADDRINUSE') return `Port ${port} is in use; set PORT to another one.`;
  if (code === 'EACCES')
    return `Port ${port} may not be opened by this user; set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `HOST ${host} is not an address of this machine.`;
  }
  return `The server cannot listen on ${host}, port ${port}: ${String(err)}`;
}
