/** Two scenes side by side, as one class of viewers could hold them: what they can tell apart, and how it is counted. */
import {
  type After,
  afterOneInput,
  type Broken,
  type Fares,
  type Got,
} from '@kesem/engine/core/testing/twoWorlds';
import { matchOf, type Room } from '@kesem/room/room';
import { count, note } from './ledger.ts';
import { type Act, type Guest, isBy, type Scene } from './scene.ts';
import type { Look } from './stage.ts';

export type Pair<X> = readonly [X, X];

/** Who got something; null: all of a class. */
export type To = Guest | null;

/** What was tried in both scenes, and the name under which it is counted. */
export interface Tried {
  readonly as: string;
  readonly shown: string;
  readonly act: Act;
  /** Whether it may teach the class something. */
  readonly teaches: boolean;
}

const WORDS: Readonly<Record<Broken<To>['law'], string>> = {
  1: 'law 1: can tell',
  2: 'law 2: is answered',
  3: 'law 3: is sent',
  4: 'law 4: is taught',
  5: 'law 5: hears nothing, and yet',
};

/** Compares two scenes, counts a pair for everybody of the class, and returns what they can tell apart. */
export function compare(
  look: Look,
  { as, act, teaches }: Tried,
  [one, other]: Pair<Scene>,
): readonly Broken<To>[] {
  const tried = { own: isOwn(look, act), teaches };
  const { fare, broken } = afterOneInput(afterIn(look, one), afterIn(look, other), tried);
  if (fare === 'refused') tally(look, 'refused', 'conclusive');
  else if (fare) tally(look, as, fare);
  if (fare === 'conclusive' || fare === 'revealing') {
    for (const { guest } of mine(look, other.joined)) {
      count(look.stage.ledger, as, guest.kind, fare);
    }
  }
  return broken;
}

/** Notes what a class can tell apart at some input. */
export function noteAll(look: Look, input: string, broken: readonly Broken<To>[]): void {
  for (const { law, to, texts } of broken) {
    differs(look, { law: WORDS[law], input, ...(to && { guest: to }) }, texts);
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

/** What everybody of the class was sent in a scene. */
export function sentIn(look: Look, { got }: Scene): readonly Got<To>[] {
  return mine(look, got).map(({ guest, frames }) => ({ to: guest, what: frames }));
}

/** What everybody of the class was answered who came in at the end of a scene. */
export function joinedIn(look: Look, { joined }: Scene): readonly Got<To>[] {
  return mine(look, joined).map(({ guest, answer }) => ({ to: guest, what: answer }));
}

/** Whether a command comes from the class. */
export function isOwn({ stage, me }: Look, act: Act): boolean {
  return stage.guests.some((guest) => guest.me === me && isBy(act, guest));
}

/** Returns the class's own part of what everybody got. */
function mine<X extends { readonly guest: Guest }>({ me }: Look, all: readonly X[]): readonly X[] {
  return all.filter(({ guest }) => guest.me === me);
}

function afterIn(look: Look, scene: Scene): After<To> {
  return {
    accepted: scene.said !== null,
    view: () => viewIn(look, scene.room),
    rest: () => [...sentIn(look, scene), ...joinedIn(look, scene)],
  };
}

function tally({ stage, me }: Look, as: string, fare: keyof Fares): void {
  for (const guest of stage.guests) if (guest.me === me) count(stage.ledger, as, guest.kind, fare);
}

function viewIn({ stage: { server }, me }: Look, room: Room): unknown {
  const state = matchOf(room)?.state;
  return state ? server.table.view(state, me) : null;
}
