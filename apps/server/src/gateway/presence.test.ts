/** Who counts as here. The time is the test's. */
import { TABLES } from '@kesem/engine/registry';
import type { Presence } from '@kesem/protocol/messages';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { aFolder } from '../store/testing/temp.ts';
import { startStill } from '../testing/still.ts';
import { tableOf } from '../testing/table.ts';
import { AWAY_AFTER_MS } from './absences.ts';
import { UNSTEADY_MS } from './steadiness.ts';

/** Of three people one stands aside, because the next game seats two. */
async function stoodAside() {
  const server = await startStill({ tables: TABLES, folder: aFolder() });
  onTestFinished(server.stop);
  const small = [...TABLES.values()].find(({ seats }) => seats.max === 2);
  const large = [...TABLES.values()].find(({ seats }) => seats.max > 2);
  if (!small || !large) throw new Error('no such games');
  const table = await tableOf(server, 3, large.id);
  onTestFinished(table.close);
  const [host, , third] = table.seats;
  if (!third) throw new Error('nobody sits third');
  await host.send({ do: 'game', game: small.id, sit: [1, 2] }, host.view().key);
  await third.until(({ me }) => me === 'public');
  return { server, host, third };
}

describe('whoever waits for a chair', () => {
  it('is here as long as they look on', async () => {
    const { server, host } = await stoodAside();
    await server.letPass(2 * AWAY_AFTER_MS);
    await host.send({ do: 'rename', name: 'Later', ink: 1 });
    const { people } = await host.until((view) => view.people[0]?.name === 'Later');
    expect(people.map(({ away }) => away)).toEqual([null, null, null]);
  });

  it('is away when their connection is lost, and in line as before', async () => {
    const { server, host, third } = await stoodAside();
    const noticed = new Promise((resolve) => host.socket.once('presence', resolve));
    third.close();
    await noticed;
    await server.letPass(AWAY_AFTER_MS);
    const view = await host.until(({ people }) => people[2]?.away != null);
    expect(view.queue).toContain(3);
  });
});

describe('H21: whoever does not answer', () => {
  it('is shown so, and counts as here, until something is heard of them', async () => {
    const server = await startStill({ tables: TABLES, folder: aFolder() });
    onTestFinished(server.stop);
    const { seats, close } = await tableOf(server, 2, TABLES[0]?.id);
    onTestFinished(close);
    const [host, second] = seats;
    const told: Presence[] = [];
    host.socket.on('presence', (presence) => told.push(presence));
    const { engine } = second.socket.io;
    // what they send is lost on the way
    Object.assign(engine, { _sendPacket: () => undefined });
    await new Promise((resolve) => void engine.once('ping', () => resolve(null)));
    await server.letPass(UNSTEADY_MS);
    await vi.waitFor(() => expect(told.at(-1)?.unsteady).toEqual([2]));
    expect(told.at(-1)?.here).toEqual([1, 2]);
    Reflect.deleteProperty(engine, '_sendPacket');
    await second.send({ do: 'rename', name: 'Back', ink: 1 });
    await vi.waitFor(() => expect(told.at(-1)).not.toHaveProperty('unsteady'));
    expect(told.at(-1)?.here).toEqual([1, 2]);
  }, 30_000);
});
