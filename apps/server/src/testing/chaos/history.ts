/** Checks what clients were told against what the log holds. The log is the witness of the order. */
import { tableOf } from '@kesem/engine/registry';
import type { Commit } from '@kesem/room/commit';
import { foldAll } from '@kesem/room/decide';
import type { RoomDeps } from '@kesem/room/deps';
import { viewRoom } from '@kesem/room/view';
import type { Player } from './player.ts';

export interface RoomLog {
  readonly room: string;
  readonly commits: readonly Commit[];
  readonly secrets: { readonly [match: number]: string };
}

/** Everything that is wrong between a room's log and its players, in words; empty when all is well. */
export function faults(log: RoomLog, players: readonly Player[]): readonly string[] {
  return [
    ...gapsIn(log),
    ...doubledIn(log),
    ...players.flatMap((player) => ofPlayer(log, player)),
    ...divergence(log, players),
  ];
}

function gapsIn({ room, commits }: RoomLog): readonly string[] {
  const at = commits.findIndex((commit, i) => commit.seq !== i + 1);
  return at < 0 ? [] : [`${room}: a gap in the log at ${at + 1}`];
}

function doubledIn({ room, commits }: RoomLog): readonly string[] {
  const ids = commits.map(({ actor, commandId }) => `${actor} ${commandId}`);
  return ids.length === new Set(ids).size ? [] : [`${room}: a command stands twice in the log`];
}

function ofPlayer({ commits }: RoomLog, player: Player): readonly string[] {
  const places = new Map(commits.map(({ commandId, seq }) => [commandId, seq]));
  const lost = player.acked.filter(({ id }) => !places.has(id));
  const risen = player.refused.filter(({ sent }) => places.has(sent.id));
  const kept = player.same.filter(({ id }) => places.has(id));
  const order = player.acked.flatMap(({ id }) => places.get(id) ?? []);
  const swapped = order.some((seq, i) => i > 0 && seq <= (order[i - 1] ?? 0));
  return [
    ...lost.map(({ id, key }) => `${player.name}: acknowledged and lost: ${id} for ${key}`),
    ...risen.map(({ sent }) => `${player.name}: refused and yet in the log: ${sent.id}`),
    ...kept.map(({ id }) => `${player.name}: told that nothing changes, and yet in the log: ${id}`),
    ...(swapped ? [`${player.name}: acknowledged in another order than the log's`] : []),
  ];
}

/** Folds the log from its first commit and compares what every player sees with what they should. */
function divergence(log: RoomLog, players: readonly Player[]): readonly string[] {
  const deps: RoomDeps = {
    table: tableOf,
    secret: (match) => log.secrets[match] ?? '',
  };
  const room = foldAll(log.commits, deps);
  if (!room) return [`${log.room}: the log is empty`];
  return players.flatMap((player) => {
    const should = JSON.stringify(viewRoom(room, player.seat ?? 'public', deps));
    return JSON.stringify(player.view) === should ? [] : [`${player.name}: sees another room`];
  });
}
