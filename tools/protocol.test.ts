import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PROTOCOL_PAGE, protocolPage } from './protocol.ts';

it('docs/protocol.md says what the schemas say; `npx tsx --conditions=source tools/protocol.ts` writes it', () => {
  expect(readFileSync(PROTOCOL_PAGE, 'utf8')).toBe(protocolPage());
});
