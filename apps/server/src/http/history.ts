/** What somebody has played, and with whom. */
import type { Companion, History, PastMatch } from '@kesem/protocol/http';
import type { Ended } from '@kesem/room/record';

const MATCHES_LISTED = 50;
const PEOPLE_LISTED = 30;
/** How many finished matches are looked at for the people in them. */
export const PAST_KNOWN = 200;

/**
 * Finished matches, newest first, as one of their players may see them: without any identity, and
 * without those that were given up before anybody moved.
 */
export function historyOf(past: readonly Ended[], identity: string): History {
  const played = past.filter(({ outcome, count }) => outcome !== null || count > 0);
  return {
    matches: played.slice(0, MATCHES_LISTED).map((ended) => pastMatch(ended, identity)),
    people: companions(played, identity),
  };
}

function pastMatch(ended: Ended, identity: string): PastMatch {
  const { id, room, game, at, players, outcome, closed } = ended;
  return {
    id,
    room,
    game,
    players: players.map((one) => {
      const { name, ink, bot } = one;
      return { name, ink, bot, me: one.id === identity };
    }),
    outcome: outcomeFor(ended, identity),
    reason: outcome?.reason ?? closed ?? '',
    scores: outcome?.scores ?? null,
    at,
  };
}

function outcomeFor({ players, outcome }: Ended, identity: string): PastMatch['outcome'] {
  if (!outcome) return 'none';
  if (outcome.ranking.length === 1 && players.length > 1) return 'drawn';
  const seat = players.findIndex(({ id }) => id === identity);
  return outcome.ranking[0]?.includes(seat) ? 'won' : 'lost';
}

function companions(past: readonly Ended[], identity: string): readonly Companion[] {
  const known = new Map<string, Companion>();
  for (const { id: match, players, at } of past) {
    for (const [seat, { id, name, ink }] of players.entries()) {
      if (id === null || id === identity || name === '') continue;
      const newest = known.get(id) ?? { ref: { match, seat }, name, ink, matches: 0, at };
      known.set(id, { ...newest, matches: newest.matches + 1 });
    }
  }
  return [...known.values()].slice(0, PEOPLE_LISTED);
}
