/** However busy this machine is: nothing here is a measurement. */
export const PATIENCE = { timeout: 60_000, interval: 50 };
