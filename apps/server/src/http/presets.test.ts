import type { Presets } from '@kesem/protocol/http';
import { LIMITS } from '@kesem/protocol/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../testing/server.ts';
import { freshId, returning, type Visitor, visitor } from '../testing/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.end());

const own = { deck: [1, 2, 3, 4, 5, 6, 7, 8, 9], skip: true };

function keep(by: Visitor, more: object = {}): Promise<Response> {
  return by.call('/api/presets', { id: freshId(), game: 'toy', name: 'Mine', own, ...more });
}

async function presetsOf(who: Visitor): Promise<Presets['presets']> {
  const { presets }: Presets = await (await who.call('/api/presets/toy')).json();
  return presets;
}

describe('a preset', () => {
  it('is kept, renamed, changed and dropped under its id', async () => {
    const dana = await visitor(server);
    const id = freshId();
    expect((await keep(dana, { id })).status).toBe(200);
    expect((await keep(dana, { id })).status).toBe(200);
    expect(await presetsOf(dana)).toEqual([{ id, name: 'Mine', own }]);
    const other = { ...own, skip: false };
    await keep(dana, { id, name: '  Second\u202e  try ', own: other });
    expect(await presetsOf(dana)).toEqual([{ id, name: 'Second try', own: other }]);
    expect((await dana.call('/api/presets/drop', { id })).status).toBe(200);
    expect((await dana.call('/api/presets/drop', { id })).status).toBe(200);
    expect(await presetsOf(dana)).toEqual([]);
  });

  it('is of one person alone, on every device of theirs', async () => {
    const [dana, guest, phone] = [
      await visitor(server),
      await visitor(server),
      await visitor(server),
    ];
    const id = freshId();
    await keep(dana, { id });
    await guest.call('/api/presets/drop', { id });
    expect(await presetsOf(guest)).toEqual([]);
    const { code } = await (await dana.call('/api/device-code', {})).json();
    const moved = await phone.call('/api/device', { code });
    const [cookie = ''] = (moved.headers.get('set-cookie') ?? '').split(';');
    expect(await presetsOf(returning(server, cookie))).toHaveLength(1);
    expect(await presetsOf(dana)).toHaveLength(1);
  });

  it('is what the rules of its game take, and has a name', async () => {
    const dana = await visitor(server);
    const tried: readonly (readonly [object, string])[] = [
      [{ own: { ...own, deck: [1] } }, 'junk'],
      [{ own: null }, 'junk'],
      [{ own: undefined }, 'junk'],
      [{ id: 'short' }, 'junk'],
      [{ more: 1 }, 'junk'],
      [{ name: ' \u202e ' }, 'badName'],
      [{ game: 'unheard-of' }, 'noSuchGame'],
    ];
    for (const [more, code] of tried) {
      expect(await (await keep(dana, more)).json()).toEqual({ code });
    }
    expect(await (await dana.call('/api/presets/unheard-of')).json()).toEqual({
      code: 'noSuchGame',
    });
    expect(await presetsOf(dana)).toEqual([]);
    const nobody = returning(server, '');
    expect((await keep(nobody)).status).toBe(403);
    expect((await nobody.call('/api/presets/toy')).status).toBe(403);
    expect((await nobody.call('/api/presets/drop', { id: freshId() })).status).toBe(403);
  });

  it('has room beside so many others, and is written so often in an hour', async () => {
    const dana = await visitor(server);
    for (let n = 0; n < LIMITS.presetsPerGame; n += 1) {
      expect((await keep(dana)).status).toBe(200);
    }
    expect(await (await keep(dana)).json()).toEqual({ code: 'tooManyPresets' });
    const [first] = await presetsOf(dana);
    const left = LIMITS.presetsPerIdentityHour - LIMITS.presetsPerGame - 1;
    for (let n = 0; n < left; n += 1) await keep(dana, { id: first?.id, name: `Name ${n}` });
    expect((await keep(dana, { id: first?.id })).status).toBe(429);
    expect((await presetsOf(dana))[0]?.name).toBe(`Name ${left - 1}`);
  });
});
