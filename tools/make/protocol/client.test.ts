/* oxlint-disable typescript/no-unsafe-call -- a stranger has no types of ours */
import { env } from 'node:process';
import { tableOf } from '@kesem/engine/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { drawn } from '../../../apps/server/src/testing/seed.ts';
import { startServer, type TestServer } from '../../../apps/server/src/testing/server.ts';
import {
  type Any,
  arrive,
  type Chance,
  Client,
  merged,
  openRoom,
  play,
  schemasOf,
} from './client.ts';

/** One in turns and one at the same time; both by `npm run test:long`. */
const GAMES = ['shapes', 'abalone'].slice(0, env['LONG'] === '1' ? 2 : 1);
/** So many moves of a player are enough where a match of chance would never end. */
const MOST = 2;

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ tables: GAMES.flatMap((game) => tableOf(game) ?? []) });
});
afterAll(() => server.end());

const chance: Chance = () => Buffer.from(drawn(4)).readUInt32LE() / 2 ** 32;

/** What does not fit one of the schemas of the game. */
function misfits(game: string, part: 'view' | 'event', values: readonly unknown[]): string[] {
  const { $schema, definitions, [part]: schema } = schemasOf(game);
  const parser = z.fromJSONSchema({ $schema, ...schema, definitions });
  return values.flatMap((value) => {
    const read = parser.safeParse(value);
    return read.success ? [] : [`${z.prettifyError(read.error)} in ${JSON.stringify(value)}`];
  });
}

/** Everything a client was shown on its way, message by message. */
function shown({ got }: Client): { readonly tables: Any[]; readonly events: Any[] } {
  const views: Any[] = [];
  let held: ReturnType<typeof merged> = null;
  for (const message of got) {
    held = merged(held, message) ?? held;
    views.push(held?.view.table);
  }
  const events = got.flatMap(({ heard }) => heard.flatMap(({ event }: Any) => event ?? []));
  return { tables: views.filter(Boolean), events };
}

describe('a client that knows nothing but the protocol pages', () => {
  it.each(GAMES)('plays a whole match of %s', async (game) => {
    const [ada, ben] = await Promise.all(
      [1, 2]
        .map((last) => `10.77.${GAMES.indexOf(game)}.${last}`)
        .map((address) => arrive(server.url, { 'x-forwarded-for': address })),
    );
    if (!ada || !ben) throw new Error('two are needed');
    const token = await openRoom(ada, game);
    const clients = [new Client(ada), new Client(ben)] as const;
    const [host, guest] = clients;
    await host.join(token);
    await guest.join(token);
    await guest.send({ do: 'sit', seat: null, name: 'Ben', ink: null, nonce: '0'.repeat(32) });
    const { key } = await host.until(({ people }) => people.length === 2);
    expect(await host.send({ do: 'start' }, key)).toMatchObject({ ok: true });
    for (const client of clients) await client.until(({ stage }) => stage === 'playing');
    await Promise.all(clients.map((client) => play(client, chance, MOST)));

    for (const client of clients) {
      const { full } = await client.ask('full', {});
      expect(client.held).toEqual({
        step: full.step,
        view: full.view,
        heard: full.heard,
        ...nowOf(client),
      });
      expect(full.view.match.outcome).not.toBeNull();
      const { tables, events } = shown(client);
      expect(misfits(game, 'view', tables)).toEqual([]);
      expect(misfits(game, 'event', events)).toEqual([]);
      expect(events.length).toBeGreaterThan(0);
      client.close();
    }
  });
});

/** A full view that was never followed by a step still has the time it was sent at. */
function nowOf({ held }: Client): object {
  return held && 'now' in held ? { now: held.now } : {};
}
