/** The command line of a tool, and how it is told that it is unclear. */
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** A sentence for whoever called; nothing to do with a bug. */
export class Unclear extends Error {}

/** Runs a tool. What was unclear is said on standard error, and the process ends with 2. */
export async function answering(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (thrown) {
    if (!(thrown instanceof Unclear)) throw thrown;
    process.stderr.write(`${thrown.message}\n`);
    process.exitCode = 2;
  }
}

/** Returns this process's options and what stands beside them. @throws Unclear, with how it is used. */
export function readArgs<const T extends NonNullable<ParseArgsConfig['options']>>(
  options: T,
  usage: string,
): ReturnType<typeof parseArgs<{ args: string[]; allowPositionals: true; options: T }>> {
  try {
    return parseArgs({ args: process.argv.slice(2), allowPositionals: true, options });
  } catch (thrown) {
    throw new Unclear(`${thrown instanceof Error ? thrown.message : String(thrown)}\n${usage}`);
  }
}

/** Returns the number that an option's text means. @throws Unclear unless it is a whole one within these limits. */
export function whole(
  name: string,
  text: string,
  [least, most]: readonly [number, number],
): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  const range = least === most ? `${least}` : `a whole number from ${least} to ${most}`;
  throw new Unclear(`--${name} must be ${range}, not "${text}".`);
}
