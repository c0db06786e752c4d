/** What is worth telling of a finished match, computed from what happened. */
import type { Seat } from '@kesem/engine/core/game';
import type { SpellId } from '@kesem/engine/games/rock-paper-wizard/chapters/spells';
import type { WizardEvent } from '@kesem/engine/games/rock-paper-wizard/event';
import type { Fact, Words } from '../../contract.ts';
import { textsOf } from '../texts.ts';

interface Push {
  readonly by: Seat;
  readonly seat: Seat;
  readonly spaces: number;
  readonly spell: SpellId;
}

const MOST = 3;

/** The hardest blow, everybody's target, and whoever was hit by a spell of their own, else what is left to tell. */
export function facts(events: readonly WizardEvent[], words: Words): readonly Fact[] {
  const t = textsOf(words.lang);
  const { name } = words;
  const count = (type: WizardEvent['type']): number =>
    events.filter((event) => event.type === type).length;
  const push = longestPush(events);
  const [attacked, nearest, itself] = [targets(events), leaders(events), homecomers(events)].map(
    oneWithMost,
  );
  const told = [
    ...(push
      ? [t.fact.push(name(push.by), name(push.seat), push.spaces, t.spell[push.spell].name)]
      : []),
    ...(attacked ? [t.fact.attacked(name(attacked.seat), attacked.times)] : []),
    ...(itself ? [t.fact.itself(name(itself.seat), itself.times)] : []),
  ];
  const fillers = [
    ...(nearest ? [t.fact.nearest(name(nearest.seat), nearest.times)] : []),
    t.fact.rounds(count('scored'), count('clashed')),
  ];
  return [...fillers.slice(0, MOST - told.length), ...told];
}

/** The longest way back that somebody was sent by another. */
function longestPush(events: readonly WizardEvent[]): Push | null {
  let best: Push | null = null;
  let turn: Pick<Push, 'by' | 'spell'> | null = null;
  for (const event of events) {
    if (event.type === 'turn') turn = { by: event.seat, spell: event.spell };
    if (event.type !== 'moved' || event.how !== 'pushed' || turn === null) continue;
    const spaces = event.from - event.to;
    if (spaces > (best?.spaces ?? 0)) best = { ...turn, seat: event.seat, spaces };
  }
  return best;
}

/** At whom the hands pointed, a seat for each. */
function targets(events: readonly WizardEvent[]): readonly Seat[] {
  return events.flatMap((event) =>
    event.type === 'cast'
      ? event.choices.flatMap(({ seat, target }) => (target === seat ? [] : [target]))
      : [],
  );
}

function leaders(events: readonly WizardEvent[]): readonly Seat[] {
  return events.flatMap((event) => (event.type === 'scored' ? event.nearest : []));
}

/** Whose spell had been turned at its own caster. */
function homecomers(events: readonly WizardEvent[]): readonly Seat[] {
  return events.flatMap((event) =>
    event.type === 'turn' && event.target === event.seat ? [event.seat] : [],
  );
}

/** The seat that comes most often; null where two do, or none. */
function oneWithMost(
  seats: readonly Seat[],
): { readonly seat: Seat; readonly times: number } | null {
  const times = (seat: Seat): number => seats.filter((one) => one === seat).length;
  const [first, ...rest] = [...new Set(seats)].toSorted((a, b) => times(b) - times(a));
  if (first === undefined || rest.some((seat) => times(seat) === times(first))) return null;
  return { seat: first, times: times(first) };
}
