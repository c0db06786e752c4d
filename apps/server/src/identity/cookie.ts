/** The guest's cookie: an opaque value in a header, out of reach of scripts. */

/** How the portal is reached; the cookie's strict form needs TLS. */
export type Transport = 'tls' | 'plain';

/** How long a cookie lives after its last use. */
export const COOKIE_DAYS = 180;
export const COOKIE_BYTES = 32;

/** The name of the cookie. */
export const COOKIE_NAMES = { tls: '__Host-gid', plain: 'gid' } as const satisfies Record<
  Transport,
  string
>;
/** 32 bytes in base64url, and no other spelling of them: the last character carries four bits. */
const VALUE = /^[A-Za-z0-9_-]{42}[AEIMQUYcgkosw048]$/;

/** The value in a request's Cookie header; null when it is missing or cannot be one of ours. */
export function readCookie(header: string | undefined, transport: Transport): string | null {
  const prefix = `${COOKIE_NAMES[transport]}=`;
  const found = header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(prefix));
  const value = found?.slice(prefix.length);
  return value !== undefined && VALUE.test(value) ? value : null;
}

/** The Set-Cookie header that gives a device this value for another 180 days. */
export function setCookie(value: string, transport: Transport): string {
  return header(value, transport, COOKIE_DAYS * 86_400);
}

/** The Set-Cookie header that takes the cookie away. */
export function clearCookie(transport: Transport): string {
  return header('', transport, 0);
}

function header(value: string, transport: Transport, seconds: number): string {
  const secure = transport === 'tls' ? '; Secure' : '';
  return `${COOKIE_NAMES[transport]}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}
