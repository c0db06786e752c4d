import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inDocs, protocolFiles } from './protocol.ts';

it('docs/protocol.md and the pages and schemas of the games say what the code says; `npm run protocol` writes them', () => {
  const stale = [...protocolFiles()]
    .filter(([path, text]) => textOf(path) !== text)
    .map(([path]) => path);
  expect(stale).toEqual([]);
});

function textOf(path: string): string | null {
  return existsSync(inDocs(path)) ? readFileSync(inDocs(path), 'utf8') : null;
}
