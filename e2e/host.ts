/** The host name of the portal in browser tests: plain http at a name that is not localhost, as in a home network. */
export const HOST = 'kesem.test';
