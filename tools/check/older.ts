/** The server of an earlier commit, built beside today's. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Unclear } from '../args.ts';

export interface Built {
  /** What Node is to run. */
  readonly main: string;
  readonly remove: () => void;
}

/** Builds the server of a commit with the packages of its own time. @throws Unclear when there is no such commit, or it cannot be built. */
export function builtAt(commit: string): Built {
  const folder = mkdtempSync(join(tmpdir(), 'kesem-before-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  const archive = join(folder, 'archive.tar');
  try {
    execFileSync('git', ['archive', '--output', archive, commit], { stdio: 'pipe' });
  } catch {
    remove();
    throw new Unclear(`This checkout has no commit ${commit}.`);
  }
  const run = (program: string, ...args: string[]): void =>
    void execFileSync(program, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    run('tar', '-xf', archive);
    run('npm', 'ci', '--silent');
    run('npm', 'run', '--silent', 'build');
  } catch {
    remove();
    throw new Unclear(`The server of ${commit} cannot be built here.`);
  }
  return { main: join(folder, 'apps/server/dist/main.js'), remove };
}
