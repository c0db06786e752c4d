/** What a process does, recorded from outside by strace. */
import { spawnSync } from 'node:child_process';
import { env } from 'node:process';
import { RECORDED } from './trace.ts';

/** Where nobody looks on, what could not be traced must not pass for what was. */
export function canTrace(): boolean {
  const attaches = 'sleep 0.1 & exec strace -qq -o /dev/null -p $!';
  if (spawnSync('sh', ['-c', attaches], { stdio: 'ignore' }).status === 0) return true;
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
