/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('a stamp travels nowhere where less motion is asked for, by the system or by this device', () => {
  const css = readFileSync(new URL('Above.module.css', import.meta.url), 'utf8');
  const moving = [...css.matchAll(/^\s*(?:translate|scale|opacity): (?!0;|1;)[^;]+;/gm)];
  expect(moving.length).toBeGreaterThan(1);
  // --travel is 0 then; see tokens.test.ts
  expect(moving.filter(([rule]) => !rule.includes('var(--travel)'))).toEqual([]);
});
