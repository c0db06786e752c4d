// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AnyGame } from '../../registry.ts';
import { viewOf } from '../../state/testing/views.ts';
import { resultToShare } from '../table/result.ts';
import { pictureOf, posterOf, shareResult } from './share.ts';
import type { AnyFinale } from './useFinale.ts';

vi.mock('./poster.ts', () => ({ drawPoster: async () => new Blob(['picture']) }));

const TOKEN = 'the-token-of-the-room';
const sketch = viewOf({
  stage: 'over',
  match: 2,
  people: [
    { no: 1, name: 'Dana' },
    { no: 2, name: 'Noa', ink: 2 },
  ],
  chairs: [{ person: 1 }, { person: 2 }],
});
const outcome = { ranking: [[1], [0]], reason: 'won' };
// what the table of a toy holds is read by its own finale alone
const table = {} as unknown as NonNullable<typeof sketch.table>;
const view = {
  ...sketch,
  me: 0,
  table,
  match: sketch.match && { ...sketch.match, id: 'abc', outcome },
};
const finale = {
  inks: { ground: 'red', ray: 'gold', burst: 'white' },
  scores: () => [1, 6],
  scored: (n: number) => `${n} marbles`,
  facts: () => [{ title: 'Biggest push', text: '\u2068Noa\u2069, 3 against 2' }],
} as unknown as AnyFinale;
const game = { ending: () => '6 marbles were pushed off' } as unknown as AnyGame;
const given = { view, game, finale, lang: 'en', events: [], online: true } as const;
const plain = (text: string): string => text.replaceAll(/[\u2066-\u2069]/gu, '');

afterEach(() => vi.unstubAllGlobals());

describe('A8: a result that is handed on', () => {
  it('is a text with the score, told to strangers', () => {
    expect(plain(resultToShare(view, game, finale, 'en')).split('\n')).toEqual([
      'Noa won',
      '6 marbles were pushed off',
      '1. Noa · 6 marbles',
      '2. Dana · 1 marbles',
    ]);
  });

  it('is a picture with winner, scores and facts, and no way to the room', () => {
    const poster = posterOf(given);
    expect(poster.rows).toEqual([
      { place: 1, ink: 2, name: 'Noa', score: '6 marbles' },
      { place: 2, ink: 1, name: 'Dana', score: '1 marbles' },
    ]);
    expect(poster.facts).toEqual([{ title: 'Biggest push', text: 'Noa, 3 against 2' }]);
    expect(JSON.stringify(poster)).not.toMatch(new RegExp(`https?:|/r/|${TOKEN}`));
  });

  it('goes through the system’s sheet with both, where that takes files', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(async () => undefined);
    vi.stubGlobal('navigator', { share, canShare: () => true });
    expect(await shareResult(given)).toBe('shared');
    const [data] = share.mock.calls[0] ?? [];
    expect(data?.files?.[0]?.type).toBe('image/png');
    expect(data?.text).toContain('6 marbles');
    expect(data?.text).toContain('/m/abc');
    expect(data?.text).not.toContain('/r/');
  });

  it('is the game’s own picture, where it draws one, with house, game and day', async () => {
    const own = new Blob(['own']);
    const drawn = vi.fn<(heard: unknown, words: unknown) => Promise<Blob>>(async () => own);
    expect(await pictureOf({ ...given, finale: { ...finale, poster: drawn } })).toBe(own);
    expect(drawn.mock.lastCall).toMatchObject([
      [],
      { foot: expect.stringContaining('Kesem'), facts: ['Biggest push: Noa, 3 against 2'] },
    ]);
  });

  it('else is saved and copied', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined);
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL: () => undefined });
    expect(await shareResult({ ...given, online: false })).toBe('kept');
    expect(click).toHaveBeenCalledOnce();
    expect(plain(writeText.mock.calls[0]?.[0] ?? '')).not.toContain('/m/');
  });
});
