/**
 * Law 6, playing on: from a place of a match that anybody can read, a room goes on. Two places that
 * looked alike to everybody must give its players the same, down to the last byte.
 */
import type { Table, TableState, TableTold } from '@kesem/engine/core/table';
import { fancy, type Moment } from '@kesem/engine/core/testing/moment';
import { toldOpenly } from '@kesem/engine/core/told';
import { lobbyKey } from '@kesem/room/key';
import type { Fork } from '@kesem/room/match';
import { matchOf } from '@kesem/room/room';
import { table as seatedAt } from '@kesem/room/testing/words';
import { compare, differs, noteAll } from './pair.ts';
import { type Act, play, type World } from './scene.ts';
import type { Server } from './server.ts';
import { looksAt, NAMES, type Stage, stageOf } from './stage.ts';

/** Starts a match from the true place, and one from a place that could as well have lain there. */
export async function compareOnward(stage: Stage, moment: Moment): Promise<void> {
  const { table, state } = moment;
  const imagined = table.imagine(table.view(state, 'public'), fancy(moment, 'public'));
  const told = matchOf(stage.world.room)?.said.flatMap((one) => ('told' in one ? one.told : []));
  const here = waitingAt(stage, moment, { state, told: told ?? [] });
  const there = waitingAt(stage, moment, { state: imagined, told: toldOpenly(told ?? []) });
  const act = startOf(here.world);
  const begun = await stageOf(act, { ...stage, ...here });
  if (!begun.real) return;
  const { guests, latecomers, real } = begun;
  const twin = await play(there.server, there.world, { guests, latecomers, act, now: act.at });
  const shown = 'the start of a match that goes on';
  const tried = { as: 'room start', shown, act, teaches: false };
  for (const look of looksAt(begun)) {
    const broken = compare(look, tried, [real.scene, twin]);
    const [dealt, told] = [
      broken.filter(({ law }) => law === 4),
      broken.filter(({ law }) => law !== 4),
    ];
    noteAll(look, shown, told);
    for (const { texts } of dealt) differs(look, { law: 'law 6: is dealt', input: shown }, texts);
  }
}

interface Place {
  readonly state: TableState;
  readonly told: readonly TableTold[];
}

/** A room with everybody in it that is to go on from a place: its table's setup leads right there. */
function waitingAt(
  { server, world: { room }, seed, step }: Stage,
  { table, seats }: Moment,
  place: Place,
): { readonly server: Server; readonly world: World } {
  const there: Table = { ...table, setup: () => place };
  const own = seats.map(
    (seat) => room.chairs[seat]?.own?.value ?? table.parseOwn(undefined)?.own ?? null,
  );
  const record: Fork['record'] = {
    game: table.id,
    version: table.version,
    seats: seats.length,
    options: room.options,
    own,
    kept: null,
    fairness: { secret: '0'.repeat(64), match: 'read by all', nonces: [] },
    inputs: [],
  };
  const scripted = seatedAt(NAMES.slice(0, seats.length), {
    game: table.id,
    tables: [there],
    id: `onward-${seed}-${step}`,
    from: { match: '0'.repeat(32), count: 0, record },
  });
  const world = { room: scripted.room(), secrets: Object.fromEntries(scripted.secrets) };
  return { server: { ...server, table: there }, world };
}

function startOf({ room }: World): Act {
  const id = room.people.find(({ no }) => no === room.host)?.id ?? '';
  const envelope = { id: 'one command', key: lobbyKey(room), command: { do: 'start' } as const };
  return { actor: { kind: 'person', id }, envelope, at: room.at };
}
