/** Spell-a-Spell over real sockets: votes of the same moment, and what a snowball takes. */
import { openTable } from '@kesem/engine/core/table';
import type { SpellMove } from '@kesem/engine/games/spell-a-spell/move';
import type { SpellState } from '@kesem/engine/games/spell-a-spell/state';
import { game, table as laid } from '@kesem/engine/games/spell-a-spell/testing/fixtures';
import { expect, it, onTestFinished } from 'vitest';
import { caughtUp, toldTo } from '../../../../../server/src/testing/choosing.ts';
import { startStill } from '../../../../../server/src/testing/still.ts';
import { keyOf, matchOf } from '../../../../../server/src/testing/table.ts';
import type { Seated } from '../../../../../server/src/testing/visitor.ts';

/** Longer than what all look at. */
const SEEN_MS = 5_000;
const STALE = { ok: false, why: { code: 'stale' } };

/** Four at a table that stands so, and one who watches. */
async function four(state: SpellState) {
  const tables = [openTable({ ...game, setup: () => ({ state, told: [] }) })];
  const server = await startStill({ tables });
  onTestFinished(server.end);
  const { seats, watcher } = await matchOf(server, 4, game.id);
  const [caster, ...others] = seats;
  return { letPass: server.letPass, caster, others, watcher, all: [...seats, watcher] };
}

type Company = Awaited<ReturnType<typeof four>>;

const send = (one: Seated, seat: number, move: SpellMove) =>
  one.send({ do: 'move', move }, keyOf(one, seat, move.do));

/** All that somebody was ever sent of the match. */
const wireTo = ({ joined, steps }: Seated): string => JSON.stringify([joined.full, ...steps]);

/** The first lays a word that nobody has heard of, and all others are asked. */
async function inVote(): Promise<Company> {
  const company = await four(laid({ hands: ['גטצחמס', 'בבבבבב', 'ללללקק', 'ררררששo'] }));
  const { caster, all } = company;
  const cast: SpellMove = { do: 'cast', slots: [0, 1, 2], fogs: [] };
  expect(await send(caster, 0, cast)).toMatchObject({ ok: true });
  await caughtUp(all);
  return company;
}

it('votes of the same moment are all counted, in one tally that names nobody', async () => {
  const { others, all } = await inVote();
  const answers = await Promise.all(
    others.map((one, at) =>
      send(one, at + 1, { do: 'vote', vote: at === 0 ? 'accept' : 'refuse' }),
    ),
  );
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true]);
  await caughtUp(all);
  for (const one of all) {
    expect(toldTo(one, 'counted').map(({ event }) => event)).toEqual([
      expect.objectContaining({ accept: 1, refuse: 2, abstain: 0, silent: 0, verdict: 'refused' }),
    ]);
    expect(toldTo(one, 'voted')).toHaveLength(3);
  }
});

it('how somebody votes is sent to nobody else', async () => {
  const { caster, others, watcher, all } = await inVote();
  const [first, second, third] = others;
  if (!first || !second || !third) throw new Error('three vote');
  await send(first, 1, { do: 'vote', vote: 'refuse' });
  await caughtUp(all);
  expect(wireTo(first)).toContain('"refuse"');
  for (const one of [caster, second, third, watcher]) {
    expect(toldTo(one, 'voted')).toHaveLength(1);
    expect(wireTo(one)).not.toContain('"refuse"');
  }
});

it('a vote closes when its time is up, and one that comes later is stale', async () => {
  const { letPass, others, all } = await inVote();
  const [first, second, third] = others;
  if (!first || !second || !third) throw new Error('three vote');
  const late = keyOf(third, 3, 'vote');
  await send(first, 1, { do: 'vote', vote: 'accept' });
  await send(second, 2, { do: 'vote', vote: 'abstain' });
  await letPass(21_000);
  await caughtUp(all);
  for (const one of all) {
    expect(toldTo(one, 'counted').map(({ event }) => event)).toEqual([
      expect.objectContaining({ accept: 1, refuse: 0, abstain: 1, silent: 1, verdict: 'accepted' }),
    ]);
  }
  expect(
    await third.send({ do: 'move', move: { do: 'vote', vote: 'refuse' } }, late),
  ).toMatchObject(STALE);
});

it('whoever is hit is asked alike whatever they hold, and only two learn what was taken', async () => {
  const { letPass, caster, others, watcher, all } = await four(
    laid({ hands: ['oאבגדה', 'ססססס#', 'ללללקק', 'רררששש'] }),
  );
  const [hit, second, third] = others;
  if (!hit || !second || !third) throw new Error('four sit');
  await send(caster, 0, { do: 'play', effect: 'snowball' });
  await caughtUp(all);
  const askedOfHit = all.map((one) => one.view().asks);
  expect(askedOfHit).toEqual(
    all.map(() => [expect.objectContaining({ seat: 1, answers: ['answer'] })]),
  );
  const answer: SpellMove = { do: 'answer', with: 'nothing' };
  expect(await send(hit, 1, answer)).toMatchObject({ ok: false, why: { code: 'showing' } });
  // first all see it fly
  await letPass(SEEN_MS);
  expect(await send(hit, 1, answer)).toMatchObject({ ok: true });
  await caughtUp(all);
  const takenBy = (one: Seated) =>
    toldTo(one, 'took').flatMap(({ event }) => ('cards' in event ? [event.cards] : []));
  expect(takenBy(caster)).toEqual(takenBy(hit));
  expect([['ס'], ['firewall']]).toContainEqual(takenBy(hit)[0]);
  for (const one of [second, third, watcher]) {
    expect(takenBy(one)).toEqual([[null]]);
    expect(wireTo(one)).not.toContain('ס');
    expect(wireTo(one)).not.toContain('"firewall"');
  }
});
