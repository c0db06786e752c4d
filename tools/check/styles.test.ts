/** What style sheets may not say, for it costs every picture. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SHEETS = readdirSync('apps/web/src', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => join('apps/web/src', path));

/** The selectors of a sheet, one by one. */
function selectorsOf(sheet: string): readonly string[] {
  const plain = sheet.replace(/\/\*.*?\*\//gs, '').replace(/:global\(([^()]*)\)/g, '$1');
  const rules = plain.matchAll(/([^{};]+)\{/g);
  return [...rules].flatMap(([, head = '']) =>
    head.trim().startsWith('@') ? [] : head.split(/,(?![^(]*\))/).map((one) => one.trim()),
  );
}

/** Without what stands in brackets: that chooses among things, and names none. */
function unbracketed(selector: string): string {
  const less = selector.replace(/\([^()]*\)/g, '');
  return less === selector ? less : unbracketed(less);
}

/** Whether it hangs on what an ancestor has, or what stands anywhere before it, and what it styles may be anything: no class, no attribute, no name of an element. */
function isBroad(selector: string): boolean {
  const parts = unbracketed(selector).split(/[\s>~+]+/);
  const subject = parts.pop() ?? '';
  return (
    (parts.some((part) => part.includes(':has')) || /~ *[^ ]*$/.test(unbracketed(selector))) &&
    !/[.[]|^[a-z]/.test(subject)
  );
}

it('reads the style sheets', () => {
  expect(SHEETS.length).toBeGreaterThan(100);
  expect(isBroad('.case:has(> :nth-child(5)) > :is(:first-child, :last-child)')).toBe(true);
  expect(isBroad('.table:has([data-roof]) .notices > *')).toBe(true);
  expect(isBroad('[data-top]:not(:empty) ~ :last-child')).toBe(true);
  expect(isBroad('.table:has(> .rail) .notices')).toBe(false);
  expect(isBroad('.strip:has(.clock:not(:empty))')).toBe(false);
});

it('what hangs on an ancestor’s having something, or on what stands before it, is named: else whatever comes or goes styles all of the table anew', () => {
  const wrong = SHEETS.flatMap((sheet) =>
    selectorsOf(readFileSync(sheet, 'utf8'))
      .filter(isBroad)
      .map((one) => `${sheet}: ${one}`),
  );
  expect(wrong).toEqual([]);
});
