/** Folders for tests, outside the tree; only tests import this. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder that goes when the running test ends. */
export function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kesem-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
