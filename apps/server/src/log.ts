/** Structured logs. What goes in is chosen line by line; tokens, cookies, names and chat never do. */
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Env } from './env.ts';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'flush'>;

/** Fields that may hold a secret, struck out should a line ever carry them. */
const SECRET = [
  'token',
  'cookie',
  'code',
  'name',
  'text',
  'secret',
  'nonce',
  'headers',
  'identity',
];

/** @param to where lines go; standard output unless told. */
export function createLog(level: Env['logLevel'], to?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    redact: [...SECRET, ...SECRET.map((field) => `*.${field}`)],
  };
  return to ? pino(options, to) : pino(options);
}
