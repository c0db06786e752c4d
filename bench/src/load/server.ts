/** The server under load, seen from outside: its processor time and its memory, as the system counts them. */
import { readFileSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Clock ticks of Linux in a second. */
const TICKS = 100;

/** Processor time of a process with all its threads, user and system, in ms. */
export function cpuOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // the name in brackets may hold spaces; user and system time are the 12th and 13th after it
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS;
}

export interface Memory {
  /** What JavaScript holds on the main thread, in bytes. */
  readonly heap: number;
  /** What the process holds of the machine, in bytes. */
  readonly rss: number;
}

/** Returns the memory in use after collecting garbage; the server runs with `probe.js`. */
export async function memoryOf(pid: number, file: string): Promise<Memory> {
  rmSync(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  for (;;) {
    await sleep(100);
    const text = read(file);
    if (text.endsWith('\n')) {
      const [heap = 0, rss = 0] = text.split(' ').map(Number);
      return { heap, rss };
    }
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
