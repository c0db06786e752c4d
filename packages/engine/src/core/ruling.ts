/** How a rule speaks: a desk for the length of one input, and a refusal that ends it. */
import type { Ruling, Seat, Told, Types } from './game.ts';
import type { Random } from './random.ts';

/**
 * Alive for one setup or `apply`: holds the new state, collects what is told, draws. Rules read as
 * sentences in the rulebook's order, and the outside stays pure.
 */
export class Desk<T extends Types> {
  state: T['state'];
  readonly told: Told<T['event']>[] = [];
  /** One stream for each purpose of this input. */
  readonly random: Random;
  /** Why the input was refused, once it was. */
  why: T['refusal'] | null = null;

  constructor(state: T['state'], random: Random) {
    this.state = state;
    this.random = random;
  }

  /** Replaces the named parts of the state. */
  set(parts: Partial<T['state']>): void {
    this.state = { ...this.state, ...parts };
  }

  /** Tells everybody. */
  tell(event: T['event']): void {
    this.told.push({ event });
  }

  /** Tells some seats, and everybody else another wording or nothing. */
  tellOnly(only: readonly Seat[], event: T['event'], others?: T['event']): void {
    this.told.push(others === undefined ? { event, only } : { event, only, others });
  }
}

// It carries nothing: the reason lies on the desk, where its type is known.
const STOP = new Error('a refusal outside the rules of its desk');

/** Ends the input from any depth of the rules; what was written on the desk is dropped. */
export function refuse<T extends Types>(desk: Desk<T>, why: T['refusal']): never {
  desk.why = why;
  throw STOP;
}

/**
 * The one door: lays the desk, lets the rules work on it, and gives their ruling.
 * A throw that is not a refusal is a bug and goes on.
 */
export function rule<T extends Types>(desk: Desk<T>, rules: (desk: Desk<T>) => void): Ruling<T> {
  try {
    rules(desk);
  } catch (thrown) {
    if (thrown !== STOP || desk.why === null) throw thrown;
    return { ok: false, why: desk.why };
  }
  return { ok: true, state: desk.state, told: desk.told };
}
