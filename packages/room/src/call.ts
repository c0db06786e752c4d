/** Where the friends of a room talk to each other: the address of a call that somebody opened elsewhere. */

/** No address is longer. */
const LONGEST = 300;
/** In plain ASCII and with nothing before the host, so that the host that is shown is the host that is come to. */
const ADDRESS = /^https:\/\/(?:[a-z\d-]+\.)+[a-z]{2,}(?::\d{1,5})?(?:[/?#][!-~]*)?$/i;

/** Whether this is an address that a room takes: https, a host with a dot, at most 300 characters. */
export function isCallAddress(address: string): boolean {
  return address.length <= LONGEST && ADDRESS.test(address);
}
