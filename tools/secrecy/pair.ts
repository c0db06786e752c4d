/** Two scenes side by side, as one class of viewers could hold them: what they can tell apart, and how it is counted. */
import { matchOf, type Room } from '@kesem/room/room';
import { sameBytes } from './bytes.ts';
import { count, type Fares, note } from './ledger.ts';
import { type Act, type Guest, isBy, type Scene } from './scene.ts';
import type { Look } from './stage.ts';

export type Pair<X> = readonly [X, X];

/** What was tried in both scenes, and the name under which it is counted. */
export interface Tried {
  readonly as: string;
  readonly shown: string;
  readonly act: Act;
}

/**
 * Compares two scenes, counts a pair for everybody of the class, and notes what they can tell apart.
 * @returns the two views when they came apart, for then the input taught something; null otherwise.
 */
export function compare(look: Look, tried: Tried, scenes: Pair<Scene>): Pair<unknown> | null {
  const [one, other] = scenes;
  if (!one.said || !other.said) {
    compareVerdicts(look, tried, scenes);
    return null;
  }
  const views = [viewIn(look, one.room), viewIn(look, other.room)] as const;
  const fare = sameBytes(...views) ? 'conclusive' : 'revealing';
  tally(look, tried.as, fare);
  for (const { guest } of mine(look, other.joined)) {
    count(look.stage.ledger, tried.as, guest.kind, fare);
  }
  if (fare === 'revealing') return views;
  compareSent(look, 'law 3: is sent', tried.shown, scenes);
  compareJoined(look, 'law 3: is told on joining', tried.shown, scenes);
  return null;
}

/** Notes whose answer on joining is not the same in both. */
export function compareJoined(
  look: Look,
  law: string,
  input: string,
  [one, other]: Pair<Scene>,
): void {
  const known = mine(look, one.joined);
  for (const { guest, answer } of mine(look, other.joined)) {
    const twin = known.find(({ guest: { kind } }) => kind === guest.kind)?.answer;
    if (!sameBytes(answer, twin)) differs(look, { law, input, guest }, [twin, answer]);
  }
}

/** Where a difference shows: by which law, at which input, and to whom of the class; to its first unless told. */
export interface Spot {
  readonly law: string;
  readonly input: string;
  readonly guest?: Guest;
}

/** Notes that a class can tell two texts apart. */
export function differs({ stage, me }: Look, spot: Spot, texts: Pair<unknown>): void {
  const { ledger, seed, step, guests } = stage;
  const { law, input, guest = guests.find((one) => one.me === me) } = spot;
  note(ledger, { law, seed, step, viewer: guest?.kind ?? 'spectator', me, input }, texts);
}

/** What is the class's own among what everybody got. */
export function mine<X extends { readonly guest: Guest }>(
  { me }: Look,
  all: readonly X[],
): readonly X[] {
  return all.filter(({ guest }) => guest.me === me);
}

/** Whether a command comes from the class. */
export function isOwn({ stage, me }: Look, act: Act): boolean {
  return stage.guests.some((guest) => guest.me === me && isBy(act, guest));
}

/** Law 2: every own command gets the same verdict and the same refusal in both. */
function compareVerdicts(look: Look, { as, shown, act }: Tried, scenes: Pair<Scene>): void {
  const [one, other] = scenes;
  if (isOwn(look, act)) {
    tally(look, 'refused', 'conclusive');
    compareSent(look, 'law 2: is answered', shown, scenes);
  } else if (one.said || other.said) tally(look, as, 'skipped');
}

function compareSent(look: Look, law: string, input: string, [one, other]: Pair<Scene>): void {
  const twins = mine(look, other.got);
  for (const [at, { guest, frames }] of mine(look, one.got).entries()) {
    const twin = twins[at]?.frames;
    if (!sameBytes(frames, twin)) differs(look, { law, input, guest }, [frames, twin]);
  }
}

function tally({ stage, me }: Look, as: string, fare: keyof Fares): void {
  for (const guest of stage.guests) if (guest.me === me) count(stage.ledger, as, guest.kind, fare);
}

function viewIn({ stage: { server }, me }: Look, room: Room): unknown {
  const state = matchOf(room)?.state;
  return state ? server.table.view(state, me) : null;
}
