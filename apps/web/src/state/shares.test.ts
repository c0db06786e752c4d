import { describe, expect, it } from 'vitest';
import { createShares, hasShare, type Share, withShare } from './shares.ts';
import { storageWith } from './testing/deviceStorage.ts';

const share = (n: number): Share => ({ hash: `h${n}`, nonce: `${n}` });
const kept = (text: string) => createShares(storageWith({ shares: text })).getState().shares;

describe('shares in shuffles', () => {
  it('are remembered with the hash that was shown before, the newest hundred of them', () => {
    const storage = storageWith();
    const store = createShares(storage);
    expect(store.getState().shares).toEqual([]);
    for (let n = 0; n < 105; n += 1) {
      store.setState(({ shares }) => ({ shares: withShare(shares, share(n)) }));
    }
    const { shares } = createShares(storage).getState();
    expect(shares).toEqual(Array.from({ length: 100 }, (_, i) => share(104 - i)));
    expect([hasShare(shares, 'h104'), hasShare(shares, 'h5'), hasShare(shares, 'h4')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(hasShare([], '')).toBe(false);
  });

  it.each(['', '{', '{"shares":7}'])('are none in a scrap: %s', (scrap) => {
    expect(kept(scrap)).toEqual([]);
  });

  it.each([null, 7, { hash: 'h' }, { nonce: 'n' }, { hash: 7, nonce: 'n' }])(
    'come without what is none: %j',
    (scrap) => {
      expect(kept(JSON.stringify({ shares: [scrap, share(1)] }))).toEqual([share(1)]);
    },
  );
});
