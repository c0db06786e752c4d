/** A page that is told in short follows by the very rules by which the house writes. */
import { showsNothing } from '@kesem/engine/core/table';
import { TRIED } from '@kesem/engine/examples';
import { describe, expect, it } from 'vitest';
import { TRIED_CARDS } from '../examples.ts';
import type { AnyGame } from '../registry.ts';

describe.each(TRIED_CARDS)('a page at a table of $id', (card) => {
  it('follows by the rules of the house', async () => {
    const { follow, brief, open, show } = TRIED.find(({ id }) => id === card.id)!;
    const { following } = (await card.load()) as AnyGame;
    const own = { brief: undefined, open: undefined, ...following };
    expect({ ...own, show: following.show ?? showsNothing }).toEqual({ follow, brief, open, show });
  });
});
