import { describe, expect, it } from 'vitest';
import { rulesOf, SHEETS } from '../testing/sheets.ts';

/** Declarations that name a side of the screen, and so would not turn with the direction of writing. */
const PHYSICAL =
  /(?:^|[;{\s])(?:(?:(?:scroll-)?(?:margin|padding)|border|inset)-(?:left|right)[\w-]*|left|right|border-(?:top|bottom)-(?:left|right)-radius)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)/;

describe('every style sheet', () => {
  it('is found', () => {
    expect(SHEETS.length).toBeGreaterThan(50);
  });

  it.each(SHEETS)('%s names no left and no right', (sheet) => {
    expect(PHYSICAL.exec(rulesOf(sheet))?.[0]).toBeUndefined();
  });
});
