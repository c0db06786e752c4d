/**
 * One room in two worlds, over real sockets: they differ in what one viewer cannot know, and every byte
 * that this viewer and whoever watches are sent must be the same. Readings of clocks are left out,
 * and what is drawn anew for each room.
 */
import { seededRandom } from '@kesem/engine/core/random';
import type { Table, TableState } from '@kesem/engine/core/table';
import { TABLES } from '@kesem/engine/registry';
import { TRIALS } from '@kesem/engine/trials';
import { describe, expect, it, onTestFinished } from 'vitest';
import { caughtUp, choiceOf, choose } from '../testing/choosing.ts';
import { startServer } from '../testing/server.ts';
import { start, tableOf } from '../testing/table.ts';
import { ask, type Seated } from '../testing/visitor.ts';

/** The one whose eyes the worlds are compared through. */
const VIEWER = 0;
type World = 'true' | 'imagined';

/** A game whose every draw is the same in both worlds. */
const drawing = (table: Table): Table => ({
  ...table,
  setup: (begin) => table.setup({ ...begin, random: seededRandom('fork') }),
  apply: (state, input) => table.apply(state, input, seededRandom('fork on')),
});

/** The same game in the other world: all that the viewer does not know is another. */
function imagined(table: Table): Table {
  const { setup } = drawing(table);
  return {
    ...drawing(table),
    setup: (begin) => {
      const { state, told } = setup(begin);
      return { state: another(table, state), told };
    },
  };
}

function another(table: Table, state: TableState): TableState {
  const view = table.view(state, VIEWER);
  for (let n = 0; n < 50; n += 1) {
    const other = table.imagine(view, seededRandom(`world ${n}`));
    if (JSON.stringify(other) !== JSON.stringify(state)) return other;
  }
  throw new Error('nothing is hidden');
}

/** Everything a socket receives from now on, acknowledgements too. */
function tapped({ socket }: Seated): readonly string[] {
  const got: string[] = [];
  socket.io.engine.on('packet', ({ type, data }) => {
    if (type === 'message') got.push(stripped(String(data)));
  });
  return got;
}

/** A packet without readings of clocks, hashes and ids. */
function stripped(packet: string): string {
  return packet
    .replace(/\b1\d{12}\b/g, 'time')
    .replace(/"left":\d+/g, 'left')
    .replace(/"token":"[\w-]{22}"/g, 'token')
    .replace(/\b[0-9a-f]{32,64}\b/g, 'id');
}

/** Plays the beginning of a match; gives what the viewer and a watcher were sent. */
async function played(table: Table, world: World): Promise<readonly (readonly string[])[]> {
  const server = await startServer({
    tables: [world === 'true' ? drawing(table) : imagined(table)],
  });
  onTestFinished(server.end);
  const people = Math.min(table.seats.max, Math.max(3, table.seats.min));
  const friends = await tableOf(server, people, table.id);
  onTestFinished(friends.close);
  const { seats, watcher } = friends;
  const eyes = [seats[VIEWER], watcher];
  await caughtUp([...seats, watcher]);
  const taps = eyes.map(tapped);
  await start(friends);
  // the others choose something else in each world, but for the last: the reveal would tell
  const others = seats.slice(1, -1).filter((one) => isChoosing(one));
  for (const one of others) await choose(one, choiceOf(one, world === 'true' ? 0 : 1));
  await eyes[1]?.socket.emitWithAck('chat', { say: { phrase: 'wow' } });
  await caughtUp([...seats, watcher]);
  for (const { socket } of eyes) await ask(socket, 'full', {});
  return taps;
}

/** Whether a seat is asked for a choice that all make in secret. */
function isChoosing(one: Seated): boolean {
  const { me, asks } = one.view();
  const asked = asks.filter(({ must }) => must).map(({ seat }) => seat);
  return new Set(asked).size === one.view().match?.players.length && asked.includes(Number(me));
}

const SECRETIVE = TABLES.filter(({ id }) => TRIALS[id]?.teaches !== null);

describe.each(SECRETIVE.map((table) => [table.id, table] as const))('at %s', (_, table) => {
  it('who cannot tell two worlds apart is sent the same bytes in both', async () => {
    const [truth, dream] = [await played(table, 'true'), await played(table, 'imagined')];
    for (const bytes of truth) expect(bytes.length).toBeGreaterThan(3);
    expect(dream).toEqual(truth);
  });

  it('a view that tells what it should not would be found', async () => {
    const leaky: Table = {
      ...table,
      view: (state, viewer) => ({
        ...table.view(state, viewer),
        leak: JSON.stringify(state).length,
        more: JSON.stringify(state).slice(-200),
      }),
    };
    expect(await played(leaky, 'imagined')).not.toEqual(await played(leaky, 'true'));
  });
});
