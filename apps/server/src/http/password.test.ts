/** A house whose rooms are opened by whoever knows its password. */
import { LIMITS } from '@kesem/protocol/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finishedMatch } from '../testing/finished.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { freshId, type Visitor, visitor } from '../testing/visitor.ts';

const WORD = 'a lamp';

let server: TestServer;
let match: string;
beforeAll(async () => {
  const open = await startServer();
  const table = await finishedMatch(open);
  table.close();
  match = table.match;
  await open.stop();
  server = await startServer({ folder: open.folder, env: { openPassword: WORD } });
});
afterAll(() => server.end());

const opening = { do: 'open', game: 'toy', name: 'Dana', ink: 1, nonce: freshId() };

async function opens(who: Visitor, more: object = {}): Promise<unknown> {
  const answer = await who.call('/api/rooms', { id: freshId(), opening, ...more });
  const body: unknown = await answer.json();
  return [answer.status, body];
}

const ASKED = [403, { code: 'password' }];
const OPENED = [200, { room: expect.any(String), token: expect.any(String) }];

describe('a password for opening rooms', () => {
  it.each([
    ['from the shelf', () => ({})],
    ['from the middle of a match', () => ({ opening: { ...opening, from: { match, count: 1 } } })],
    ['for people of a match', () => ({ invite: [{ match, seat: 1 }] })],
  ])('is wanted %s', async (_, more) => {
    const who = await visitor(server);
    expect(await opens(who, more())).toEqual(ASKED);
    expect(await opens(who, { ...more(), password: 'A lamp' })).toEqual(ASKED);
    expect(await opens(who, { ...more(), password: WORD })).toEqual(OPENED);
  });

  it('is asked of nobody who comes to a room', async () => {
    const [host, guest] = [await visitor(server), await visitor(server)];
    const answer = await host.call('/api/rooms', { id: freshId(), opening, password: WORD });
    const { token } = (await answer.json()) as { readonly token: string };
    const seated = await guest.join(token);
    expect(seated.view().stage).toBe('lobby');
    seated.socket.close();
  });

  it('may be guessed so often from one address, and none given is no guess', async () => {
    const [who, other] = [await visitor(server), await visitor(server)];
    for (let n = 0; n <= LIMITS.wrongCodesPerAddress; n += 1)
      expect(await opens(who)).toEqual(ASKED);
    for (let n = 0; n < LIMITS.wrongCodesPerAddress; n += 1) {
      expect(await opens(who, { password: `guess ${n}` })).toEqual(ASKED);
    }
    expect(await opens(who, { password: WORD })).toEqual([429, { code: 'tooFast' }]);
    expect(await opens(other, { password: WORD })).toEqual(OPENED);
  });

  it('stands in no log', () => {
    expect(server.logged()).not.toContain(WORD);
  });
});
