/** The true world at one moment, with everybody who looks at it. */
import { type Stream, seededRandom } from '@kesem/engine/core/random';
import { anyOptions, type Trial } from '@kesem/engine/core/testing/conformance';
import { parseCommand } from '@kesem/room/command';
import { personAt, type Room, seatFor } from '@kesem/room/room';
import { isSlow } from '@kesem/room/slow';
import { table as seatedAt } from '@kesem/room/testing/words';
import type { ViewerClass } from '@kesem/room/view';
import type { Ledger } from './ledger.ts';
import { type Act, type Guest, play, type Scene, type World } from './scene.ts';
import type { Server } from './server.ts';

/** What is tried: a server with a game, and how the game is tried. */
export interface Subject {
  readonly server: Server;
  readonly trial: Pick<Trial, 'teaches' | 'seldom' | 'own'>;
}

export interface Stage {
  readonly server: Server;
  readonly world: World;
  readonly guests: readonly Guest[];
  /** One more of each class, who come in at the end of a scene. */
  readonly latecomers: readonly Guest[];
  /** What really happens next, with everybody looking. */
  readonly real: { readonly act: Act; readonly scene: Scene } | null;
  readonly ledger: Ledger;
  readonly seed: number;
  readonly step: number;
}

/** One class of viewers looks at a stage. */
export interface Look {
  readonly stage: Stage;
  readonly me: ViewerClass;
}

/** Who sits down, in this order. */
export const NAMES = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve', 'Fay', 'Gil', 'Hal'];

/**
 * A room in which people wait and are about to begin: so many as may play, in turn.
 * @returns the way into the match: each with the secret choice that is drawn for them, if there is one.
 */
export function waitingRoom({ server: { table } }: Subject, seed: number) {
  const stream = seededRandom(`${table.id} ${seed}`)('waiting room');
  const { min, max } = table.seats;
  const names = NAMES.slice(0, min + (seed % (max - min + 1)));
  const scripted = seatedAt(names, { game: table.id, tables: [table], id: `${table.id}-${seed}` });
  const options = parseCommand({ do: 'options', options: anyOptions(table, stream) });
  if (options?.do === 'options') scripted.send('Ann', options);
  // every third match is a slow one, whose people are told by push
  const isSlowly = seed % 3 === 1;
  for (const name of names) {
    if (isSlowly) scripted.send(name, { do: 'pace', days: 1, yes: true });
  }
  const world = (): World => ({
    room: scripted.room(),
    secrets: Object.fromEntries(scripted.secrets),
  });
  const begin = (own: Trial['own']): World => {
    for (const name of names) if (own) scripted.send(name, { do: 'own', own: own(stream) });
    scripted.send('Ann', { do: 'start' });
    return world();
  };
  return { world: world(), begin };
}

/** Everybody who looks: whoever sits, a spectator, whoever was sent away, a screen; and one more of each class. */
export async function stageOf(
  act: Act | null,
  rest: Pick<Stage, 'server' | 'world' | 'ledger' | 'seed' | 'step'>,
): Promise<Stage> {
  const { server, world } = rest;
  const away = awayFrom(world.room);
  const sitting = seatedIn(world.room);
  const screens = sitting.slice(0, 1).map((guest): Guest => ({ ...guest, ...SCREEN }));
  const guests: readonly Guest[] = [
    ...sitting,
    { ...OUTSIDE, kind: 'spectator' },
    ...away,
    ...screens,
    ...sitting.map((guest): Guest => ({ ...guest, kind: 'brief' })),
    ...(isSlow(world.room) ? sitting.map((guest): Guest => ({ ...guest, kind: 'push' })) : []),
  ];
  const latecomers: readonly Guest[] = [
    ...sitting.map((guest): Guest => ({ ...guest, kind: 'back' })),
    { ...OUTSIDE, kind: 'late' },
    ...away,
    ...screens,
  ];
  const scene = act && (await play(server, world, { guests, latecomers, act, now: act.at }));
  return { ...rest, guests, latecomers, real: scene && { act, scene } };
}

/** In the browser of the first who sits, whose hand nobody else may see on it. */
const SCREEN = { kind: 'screen', me: 'public' } as const;
const OUTSIDE = { me: 'public', identity: 'a passer-by' } as const;

function seatedIn(room: Room): readonly Guest[] {
  return room.chairs.flatMap(({ person }, me): readonly Guest[] => {
    const identity = personAt(room, person)?.id;
    return identity && seatFor(room, identity) === me ? [{ kind: 'seat', me, identity }] : [];
  });
}

function awayFrom({ people }: Room): readonly Guest[] {
  return people.flatMap(({ id, is }): readonly Guest[] =>
    id !== null && is === 'kicked' ? [{ kind: 'kicked', me: 'public', identity: id }] : [],
  );
}

/** The inputs that may teach, also those that come too seldom to be tried each time; null: the game hides nothing. */
export function taughtBy({ teaches, seldom = [] }: Subject['trial']): readonly string[] | null {
  return teaches && [...teaches, ...seldom];
}

/** A look at the stage for each class of viewers on it. */
export function looksAt(stage: Stage): readonly Look[] {
  return [...new Set(stage.guests.map(({ me }) => me))].map((me) => ({ stage, me }));
}

/** A stream for what one class tries at one moment. */
export function streamOf({ stage, me }: Look): Stream {
  const { server, seed, step } = stage;
  return seededRandom(`${server.table.id} ${seed} ${step}|tries of ${me}`)('tries');
}
