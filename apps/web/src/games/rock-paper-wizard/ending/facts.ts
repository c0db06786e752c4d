/** What was worth telling of a finished match, computed from what happened. */
import type { Seat } from '@kesem/engine/core/game';
import type { SpellId } from '@kesem/engine/games/rock-paper-wizard/chapters/spells';
import type { WizardEvent } from '@kesem/engine/games/rock-paper-wizard/event';
import type { Words } from '../../contract.ts';
import { textsOf } from '../texts.ts';

interface Push {
  readonly seat: Seat;
  readonly spaces: number;
  readonly spell: SpellId;
}

/** Rounds and wild surges, the longest way back, and who was nearest most often. */
export function highlights(events: readonly WizardEvent[], words: Words): readonly string[] {
  const t = textsOf(words.lang);
  const rounds = events.filter(({ type }) => type === 'scored').length;
  const clashes = events.filter(({ type }) => type === 'clashed').length;
  const push = longestPush(events);
  const nearest = nearestMost(events);
  return [
    t.highlight.rounds(rounds, clashes),
    ...(push
      ? [t.highlight.push(words.name(push.seat), push.spaces, t.spell[push.spell].name)]
      : []),
    ...(nearest ? [t.highlight.nearest(words.name(nearest.seat), nearest.times)] : []),
  ];
}

function longestPush(events: readonly WizardEvent[]): Push | null {
  let [best, spell]: [Push | null, SpellId | null] = [null, null];
  for (const event of events) {
    if (event.type === 'turn') ({ spell } = event);
    if (event.type !== 'moved' || event.how !== 'pushed' || spell === null) continue;
    const spaces = event.from - event.to;
    if (spaces > (best?.spaces ?? 0)) best = { seat: event.seat, spaces, spell };
  }
  return best;
}

function nearestMost(events: readonly WizardEvent[]) {
  const seats = events.flatMap((event) => (event.type === 'scored' ? event.nearest : []));
  const times = (seat: Seat): number => seats.filter((one) => one === seat).length;
  const [first, ...rest] = [...new Set(seats)].toSorted((a, b) => times(b) - times(a));
  if (first === undefined || rest.some((seat) => times(seat) === times(first))) return null;
  return { seat: first, times: times(first) };
}
