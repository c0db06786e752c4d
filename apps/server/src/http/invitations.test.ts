import type { Tables } from '@kesem/protocol/http';
import { LIMITS } from '@kesem/protocol/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finishedMatch } from '../testing/finished.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { sit } from '../testing/table.ts';
import { freshId, type Visitor, visitor } from '../testing/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.end());

interface Two {
  readonly dana: Visitor;
  readonly guest: Visitor;
  readonly match: string;
}

/** Two who have played a match together. */
async function two(): Promise<Two> {
  const { people, match, close } = await finishedMatch(server);
  close();
  const [dana, guest] = people;
  if (!dana || !guest) throw new Error('nobody played');
  return { dana, guest, match };
}

function open(by: Visitor, invite: readonly object[]): Promise<Response> {
  const opening = { do: 'open', game: 'toy', name: 'Dana', ink: 1, nonce: freshId() };
  return by.call('/api/rooms', { id: freshId(), opening, invite });
}

async function invitationsOf(who: Visitor): Promise<Tables['invitations']> {
  const tables: Tables = await (await who.call('/api/tables')).json();
  return tables.invitations;
}

describe('an invitation', () => {
  it('gives whoever one has played with a link of their own, and goes when they sit', async () => {
    const { dana, guest, match } = await two();
    const { room, token } = await (await open(dana, [{ match, seat: 1 }])).json();
    const [invitation] = await invitationsOf(guest);
    expect(invitation).toMatchObject({ room, game: 'toy', host: { name: 'Dana', ink: 1 } });
    expect(await invitationsOf(dana)).toEqual([]);
    const answer = await (await guest.call('/api/invitations', { room, accept: true })).json();
    expect(answer.token).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(answer.token).not.toBe(token);
    expect(await invitationsOf(guest)).toHaveLength(1);
    const seat = await guest.join(answer.token, 'Noa');
    await seat.send(sit(null, 'Noa'));
    await seat.until(({ me }) => me === 1);
    expect(await invitationsOf(guest)).toEqual([]);
    expect((await (await visitor(server)).join(token)).view().stage).toBe('lobby');
    seat.close();
  });

  it('goes when it is declined, when the room is locked, and when the match starts', async () => {
    const { dana, guest, match } = await two();
    const { room, token } = await (await open(dana, [{ match, seat: 1 }])).json();
    const host = await dana.join(token, 'Dana');
    await host.send({ do: 'lock', locked: true });
    expect(await invitationsOf(guest)).toEqual([]);
    await host.send({ do: 'lock', locked: false });
    expect(await invitationsOf(guest)).toHaveLength(1);
    await host.send({ do: 'addBot', seat: 1, level: 'easy' }, host.view().key);
    await host.send({ do: 'start' }, host.view().key);
    expect(await invitationsOf(guest)).toEqual([]);
    const late = await guest.call('/api/invitations', { room, accept: true });
    expect(await late.json()).toEqual({ code: 'noSuchRoom' });
    host.close();

    const second = await (await open(dana, [{ match, seat: 1 }])).json();
    const declined = { room: second.room, accept: false };
    expect(await (await guest.call('/api/invitations', declined)).json()).toEqual({ token: null });
    expect(await invitationsOf(guest)).toEqual([]);
    expect((await guest.call('/api/invitations', declined)).status).toBe(404);
  });

  it('reaches nobody one has not played with, no bot, and not oneself', async () => {
    const { dana, match } = await two();
    const others = await two();
    const refs = [
      { match: others.match, seat: 1 },
      { match, seat: 0 },
      { match, seat: 7 },
      { match: freshId(), seat: 0 },
    ];
    expect((await open(dana, refs)).status).toBe(200);
    expect(await invitationsOf(others.guest)).toEqual([]);
    expect(await invitationsOf(dana)).toEqual([]);
  });

  it('is for whoever was asked, and nobody else', async () => {
    const { dana, match } = await two();
    const { room } = await (await open(dana, [{ match, seat: 1 }])).json();
    const stranger = await visitor(server);
    const answer = await stranger.call('/api/invitations', { room, accept: true });
    expect(await answer.json()).toEqual({ code: 'noSuchRoom' });
  });

  it('is written so often in an hour, and no more', async () => {
    const { dana, guest, match } = await two();
    const { room } = await (await open(dana, [{ match, seat: 1 }])).json();
    const accept = () => guest.call('/api/invitations', { room, accept: true });
    for (let n = 0; n < LIMITS.invitationsPerIdentityHour; n += 1) {
      expect((await accept()).status).toBe(200);
    }
    expect((await accept()).status).toBe(429);
    expect((await open(guest, [{ match, seat: 0 }])).status).toBe(429);
  });
});
