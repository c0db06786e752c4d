/** The planner: one move at a time, the one that promises most. */
import type { Stream } from '../../../core/random.ts';
import { casts, drops, plays, uses } from '../chapters/plays.ts';
import type { EclipseMove, Player } from '../move.ts';
import type { EclipseState, Open } from '../state.ts';
import { battleOf, bestAttack } from './combatPlanner.ts';
import { material, WON } from './evaluate.ts';
import { foreseen } from './foresee.ts';

/** How much more a play must promise than not making it. */
const LEAST = 0.02;

/** An imagined world, and what its dice are thrown from. */
export interface World {
  readonly state: EclipseState;
  readonly dice: string;
}

interface Idea {
  readonly move: EclipseMove;
  readonly worth: number;
}
type Ideas = readonly [Idea, ...Idea[]];

/** What to do in one's own main phase. */
export function planMain(me: Player, world: World): EclipseMove {
  return bestOf(ideasOf(me, world));
}

/** Anything in one's own main phase that promises more than to end it at once. */
export function planLightly(me: Player, world: World, stream: Stream): EclipseMove {
  const [end, ...ideas] = ideasOf(me, world);
  const better = ideas.filter(({ worth }) => worth > end.worth);
  return better.length > 0 ? stream.pick(better).move : end.move;
}

/** What to do in a window: what promises most on average of all worlds, a pass among them. */
export function planWindow(me: Player, worlds: readonly World[]): EclipseMove {
  const pass: EclipseMove = { do: 'pass' };
  const [world] = worlds;
  if (!world) return pass;
  const { open, secret } = world.state;
  const moves = plays(open, me, secret[me].hand);
  if (moves.length === 0) return pass;
  const worth = (move: EclipseMove): number =>
    worlds.reduce((sum, world) => sum + worthAfter(me, world, move), 0) / worlds.length;
  return bestOf([
    { move: pass, worth: worth(pass) + LEAST },
    ...moves.map((move) => ({ move, worth: worth(move) })),
  ]);
}

/** Everything one could do in the main phase, with what it promises; to end it comes first. */
function ideasOf(me: Player, world: World): Ideas {
  const { open, secret } = world.state;
  const { hand } = secret[me];
  const now = worthOf(world.state, me) + LEAST;
  const { attacks, worth } = open.fought ? PEACE : bestAttack(battleOf(open, me));
  const moves = [...drops(open, hand), ...casts(open, me, hand), ...uses(open, me)];
  return [
    { move: { do: 'end' }, worth: now - worth },
    ...(attacks.length > 0 ? [{ move: { do: 'attack', attacks } as const, worth: now }] : []),
    ...moves.map((move) => ({ move, worth: worthAfter(me, world, move) })),
  ];
}

const PEACE: ReturnType<typeof bestAttack> = { attacks: [], worth: 0 };

function bestOf(ideas: Ideas): EclipseMove {
  return ideas.reduce((one, next) => (next.worth > one.worth ? next : one)).move;
}

function worthAfter(me: Player, { state, dice }: World, move: EclipseMove): number {
  const then = foreseen(state, me, move, dice);
  return then === null ? -Infinity : worthOf(then, me);
}

/** What a world in a main phase, or after the end, is worth to a player. */
function worthOf({ open, secret }: EclipseState, me: Player): number {
  return open.ended === null ? material(lasting(open), me, secret[me].hand) : worthOfEnd(open, me);
}

function worthOfEnd({ ended }: Open, me: Player): number {
  if (!ended || ended.winner === null) return 0;
  return ended.winner === me ? WON : -WON;
}

/** Without what ends with this turn. */
function lasting(open: Open): Open {
  if (open.changes.length === 0) return open;
  return { ...open, changes: open.changes.filter(({ lasts }) => lasts === 'ever') };
}
