/** What somebody has played, and with whom. */
import type { Companion, HeadToHead, History, PastMatch } from '@kesem/protocol/http';
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
  for (const ended of past) {
    const { id: match, players, at } = ended;
    for (const [seat, { id, name, ink }] of players.entries()) {
      if (id === null || id === identity || name === '') continue;
      const newest = known.get(id) ?? {
        ref: { match, seat },
        name,
        ink,
        matches: 0,
        score: [],
        at,
      };
      const score = scored(newest.score, ended, lead(ended, identity, seat));
      known.set(id, { ...newest, matches: newest.matches + 1, score });
    }
  }
  return [...known.values()].slice(0, PEOPLE_LISTED);
}

/** By how many places somebody came out before a seat; nothing where there was no result. */
function lead({ players, outcome }: Ended, identity: string, other: number): number {
  const me = players.findIndex(({ id }) => id === identity);
  const placeOf = (seat: number): number =>
    outcome?.ranking.findIndex((place) => place.includes(seat)) ?? 0;
  return placeOf(other) - placeOf(me);
}

function scored(
  score: readonly HeadToHead[],
  { game, outcome }: Ended,
  ahead: number,
): readonly HeadToHead[] {
  if (!outcome) return score;
  const before = score.find((one) => one.game === game) ?? { game, won: 0, lost: 0 };
  const won = before.won + Number(ahead > 0);
  const lost = before.lost + Number(ahead < 0);
  return [...score.filter((one) => one.game !== game), { game, won, lost }].toSorted(
    (a, b) => b.won + b.lost - a.won - a.lost,
  );
}
