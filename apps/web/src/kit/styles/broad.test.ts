import { describe, expect, it } from 'vitest';
import { rulesOf, SHEETS } from '../testing/sheets.ts';

/** The selectors of a sheet, one by one. */
function selectorsOf(sheet: string): readonly string[] {
  const plain = rulesOf(sheet).replace(/:global\(([^()]*)\)/g, '$1');
  return [...plain.matchAll(/([^{};]+)\{/g)].flatMap(([, head = '']) =>
    head.trim().startsWith('@') ? [] : head.split(/,(?![^(]*\))/).map((one) => one.trim()),
  );
}

/** Without what a selector leaves out, counts or looks for in brackets: that chooses among things, and names none. */
function unbracketed(selector: string): string {
  const less = selector.replace(/(?<!:is)\([^()]*\)/g, '').replace(/:is\(([^()]*)\)/g, '$1');
  return less === selector ? less : unbracketed(less);
}

/** What hangs on the page as a whole stays as it is for long. */
const ROOT = /^(:root|\[data-(theme|less-motion))/;

/**
 * Whether it hangs on what an ancestor has or is, or on what stands anywhere before it, and may style anything: no class, no
 * attribute and no name of an element. Whatever comes, goes or changes then has all that lies around it styled anew; see docs/adr/0090.
 */
function isBroad(selector: string): boolean {
  const plain = unbracketed(selector);
  const parts = plain.split(/[\s>~+]+/);
  const subject = parts.pop() ?? '';
  const hangs = parts.some((part) => /\[|:(?!(first|last)-child)/.test(part) && !ROOT.test(part));
  return (hangs || /~ *[^ ]*$/.test(plain)) && !/[.[]|^[a-z]/.test(subject);
}

it.each([
  ['.case:has(> :nth-child(5)) > :is(:first-child, :last-child)', true],
  ['.table:has([data-late]) .notices > *', true],
  ['[data-top]:not(:empty) ~ :last-child', true],
  ['.inner[data-scene="won"] .mats > :nth-child(2)', true],
  ['.deed:hover > :first-child', true],
  ['.inner[data-scene="won"] .mats > li:nth-child(2)', false],
  ['[data-shape="low"] :is(.why, .gain)', false],
  [':root[data-still] *', false],
  ['.table:has(> .rail) .notices', false],
  ['.strip:has(.clock:not(:empty))', false],
])('%s is broad: %s', (selector, is) => {
  expect(isBroad(selector)).toBe(is);
});

/** Whether it asks what stands inside by its place alone: then a browser asks it again of all around whatever comes or goes. */
function asksOfAll(selector: string): boolean {
  return /:has\((> )?:(nth|first|last|only|not)/.test(selector);
}

describe('every style sheet', () => {
  it.each(SHEETS)('%s styles what it names', (sheet) => {
    expect(selectorsOf(sheet).filter(isBroad)).toEqual([]);
  });

  it.each(SHEETS)('%s asks for what it names', (sheet) => {
    expect(selectorsOf(sheet).filter(asksOfAll)).toEqual([]);
  });
});
