/**
 * Twin worlds for an evening that was lived: its log is walked again, and at some of its steps what is sent to every
 * class is compared with what would be sent in a world which that class cannot tell from the true one. Worlds, viewers
 * and laws are those of `secrecy`; the rooms are such as no script comes to.
 */
import { TRIALS } from '@kesem/engine/trials';
import { actorOf } from '@kesem/room/actor';
import type { Commit, Decidable } from '@kesem/room/commit';
import { fold } from '@kesem/room/decide';
import { depsOf, rulesOf } from '@kesem/room/deps';
import { playing, type Room } from '@kesem/room/room';
import { lookForCanaries } from '../secrecy/canaries.ts';
import { emptyLedger, type Ledger } from '../secrecy/ledger.ts';
import { serverOf } from '../secrecy/server.ts';
import { looksAt, type Stage, stageOf, taughtBy } from '../secrecy/stage.ts';
import type { Try } from '../secrecy/tries.ts';
import { compareUnheard, compareWorlds } from '../secrecy/twins.ts';
import type { Lived } from './laws.ts';

/** Moves and timers from one look to the next: a look costs as much as many of them. */
const EVERY = 4;

/** What some class could tell apart in an evening; nothing: they learn what they may. */
export async function toldApart(
  { commits, secrets, table }: Lived,
  seed: number,
): Promise<readonly string[]> {
  const ledger = emptyLedger();
  const deps = depsOf(table, (match) => secrets[match]);
  let room: Room | null = null;
  let inputs = 0;
  const paused = new Set<number>();
  for (const commit of commits) {
    const match = room && playing(room);
    const rules = match && rulesOf(deps, match);
    const done = tryOf(commit, isPausedIn(paused, room, commit));
    if (room && rules && done && (inputs += 1) % EVERY === 0) {
      const world = { room, secrets };
      await lookOn(done, { server: serverOf(rules), world, ledger, seed, step: commit.seq });
    }
    room = fold(room, commit, deps);
  }
  return told(ledger);
}

/** Whether the match under way was ever paused: a world is made as if it had not, and its clocks begin where a show ends. */
function isPausedIn(paused: Set<number>, room: Room | null, { command }: Commit): boolean {
  const number = (room && playing(room))?.number ?? 0;
  if (command.do === 'pause') paused.add(number);
  return paused.has(number);
}

/** A commit of a match in which nobody has paused, to be sent once more. */
function tryOf({ actor, commandId, key, command, at }: Commit, wasPaused: boolean): Try | null {
  if (wasPaused) return null;
  if (command.do !== 'move' && command.do !== 'timeout') return null;
  const isMove = command.do === 'move';
  const name = nameOf(command);
  const act = { actor: actorOf(actor), envelope: { id: commandId, key, command }, at };
  return { kind: isMove ? 'move' : 'timeout', name, shown: name, act, answers: null };
}

function nameOf(command: Decidable): string {
  if (command.do === 'timeout') return command.timer.split(':')[0] ?? '';
  const move: unknown = command.do === 'move' ? command.move : null;
  return typeof move === 'object' && move ? String(Reflect.get(move, 'do')) : '';
}

async function lookOn(done: Try, at: Parameters<typeof stageOf>[1]): Promise<void> {
  const stage: Stage = await stageOf(done.act, at);
  const { server, world, seed, step } = stage;
  const match = playing(world.room);
  const trial = TRIALS[server.table.id];
  if (!match?.state || !trial) return;
  const seats = [...match.players.keys()];
  const moment = {
    table: server.table,
    state: match.state,
    seats,
    seed: `${seed} ${step}`,
    pool: [],
  };
  const teaches = taughtBy(trial);
  for (const look of looksAt(stage)) {
    await compareWorlds(look, { moment, teaches }, [done]);
    if (teaches) await compareUnheard(look, done, []);
  }
  lookForCanaries(stage);
}

function told({ shown }: Ledger): readonly string[] {
  return shown.map(
    ({ law, step, viewer, me, input, texts: [here, there] }) =>
      `commit ${step}: ${law} (${viewer} of ${me}, at ${input}): ${here} beside ${there}`,
  );
}
