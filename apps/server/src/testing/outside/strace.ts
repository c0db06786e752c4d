/** What a process does, recorded from outside by strace. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { env } from 'node:process';
import { onTestFinished } from 'vitest';
import { RECORDED } from './trace.ts';

/** Somebody who waits until they are traced, and whether anybody could. */
const ATTEMPT = `
  sh -c 'until grep -q "^TracerPid:.[1-9]" /proc/$$/status; do :; done' &
  strace -qq -o /dev/null -p $!
  ended=$?
  kill -9 $! 2>/dev/null
  exit $ended`;

/** Where nobody looks on, what could not be traced must not pass for what was. */
export function canTrace(): boolean {
  if (spawnSync('sh', ['-c', ATTEMPT], { stdio: 'ignore' }).status === 0) return true;
  const missing = 'strace is missing, or may trace nothing here: apt-get install strace';
  if (env['CI']) throw new Error(missing);
  process.stdout.write(`${missing}\n`);
  return false;
}

/** The command that records what the program after it does; it stands aside, so that the program is still our child. */
export function recordedTo(file: string): readonly string[] {
  const whole = ['-y', '-xx', '-s', '1000000', '-e', 'signal=none', '-e', `trace=${RECORDED}`];
  return ['strace', '-D', '-f', '--seccomp-bpf', '-qq', ...whole, '-o', file];
}

/** How the kernel deals with calls on some files; see `inject` in strace(1). */
export interface Trouble {
  /** The calls, such as `pread64`, with commas. */
  readonly calls: string;
  /** Such as `error=EIO`. */
  readonly how: string;
  readonly files: readonly string[];
}

/** What goes wrong in a process that runs, until it is ended. */
export interface Interference {
  /** Ends it; resolves with how many calls it has met. */
  readonly end: () => Promise<number>;
}

/** From now on the calls of a process on these files fail or take long. @throws when that may not be. */
export async function interfere(
  pid: number,
  { calls, how, files }: Trouble,
): Promise<Interference> {
  const what = ['-e', 'signal=none', '-e', `trace=${calls}`, '-e', `inject=${calls}:${how}`];
  const on = files.flatMap((file) => ['-P', file]);
  const args = ['-f', '-y', ...what, ...on, '-p', String(pid)];
  const tracer = spawn('strace', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  onTestFinished(() => void tracer.kill());
  let said = '';
  await new Promise<void>((resolve, reject) => {
    tracer.stderr.on('data', (data) => {
      said += String(data);
      if (said.includes(' attached')) resolve();
    });
    tracer.on('close', () => reject(new Error(said)));
  });
  const end = async () => {
    const ended = once(tracer, 'close');
    tracer.kill();
    await ended;
    return said.split('\n').filter((line) => INJECTED.test(line)).length;
  };
  return { end };
}

const INJECTED = /\((?:INJECTED|DELAYED)\)$/;
