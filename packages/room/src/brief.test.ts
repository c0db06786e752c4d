/** Steps in short, in random matches of every game: whoever follows the rules comes to the very view. */
import { seededRandom } from '@kesem/engine/core/random';
import type { TableMove, TableView } from '@kesem/engine/core/table';
import { TABLES } from '@kesem/engine/registry';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BriefStep, briefStep, heardAtOf, type Known, readBrief } from './brief.ts';
import type { Accepted, Decision } from './decide.ts';
import type { Following } from './expected.ts';
import { matchKey } from './key.ts';
import { personAt, playing } from './room.ts';
import { jsonRoundTrip } from './testing/jsonRoundTrip.ts';
import type { ScriptedRoom, Who } from './testing/scriptedRoom.ts';
import { table } from './testing/words.ts';
import { hear, heardSoFar, type ViewerClass, viewRoom } from './view.ts';
import { bodyBetween, needsFull } from './wire.ts';

const CLASSES: readonly ViewerClass[] = [0, 1, 'public'];
/** A game that hides nothing, and has clocks. */
const OPEN = TABLES.find(({ open }) => open)!;
const NAMES = ['Ann', 'Ben', 'Cid', 'Dov'];
const LONGEST = 60;

/** A client of one class that is told in short. */
interface Client extends Known {
  readonly me: ViewerClass;
  readonly step: number;
}

function clientOf(to: ScriptedRoom, me: ViewerClass): Client {
  const heardAt = heardAtOf(heardSoFar(to.room(), me));
  return { me, step: 0, heardAt, view: viewRoom(to.room(), me, to.deps) };
}

/** The client after a decision, which it is told in short. */
function told(client: Client, to: ScriptedRoom, { said }: Accepted, rules: Following): Client {
  const { me } = client;
  const [before, after] = [client.view, viewRoom(to.room(), me, to.deps)];
  const heard = hear(said, me);
  if (needsFull(before, after)) return clientOf(to, me);
  if (heard.length === 0 && !bodyBetween(before, after)) return client;
  const news = { step: client.step + 1, now: to.room().at + 3, heard };
  const brief = briefStep(client, after, news, rules);
  const read = readBrief(client, jsonRoundTrip<BriefStep>(brief), rules);
  expect(read).toEqual({ view: after, heard, now: news.now });
  const heardAt = heardAtOf(heard, client.heardAt);
  return { me, step: news.step, heardAt, view: after };
}

/** Something that may happen next: somebody who is asked answers, or a clock falls. */
function next(to: ScriptedRoom, draw: (most: number) => number): Decision | null {
  const match = playing(to.room());
  const rules = match && to.deps.table(match.game);
  if (!match?.state || match.closed || !rules) return null;
  const asks = rules.asks(match.state);
  const choices = asks.flatMap((ask): (readonly [Who, string, TableMove])[] => {
    const moves = rules.moves(rules.view(match.state!, ask.seat));
    const fit = moves.filter((one) => ask.answers.includes(one.do));
    const name = personAt(to.room(), match.players[ask.seat] ?? null)?.name ?? '';
    const one = fit[draw(fit.length)];
    return one ? [[name, matchKey(match, ask.key), one]] : [];
  });
  const chosen = choices[draw(choices.length)];
  if (!chosen) return null;
  const [who, key, what] = chosen;
  return to.send(who, { do: 'move', move: what }, key);
}

/** Plays a random match that everybody follows in short. Returns how many steps they have come. */
function follow(game: string, seed: number, options: Record<string, string> = {}): number {
  const rules = TABLES.find(({ id }) => id === game)!;
  const stream = seededRandom(`${game} ${seed}`)('play');
  const draw = (most: number) => (most > 0 ? stream.int(most) : 0);
  const to = table(NAMES.slice(0, Math.max(2, rules.seats.min)), { game, tables: TABLES });
  to.send('Ann', { do: 'options', options });
  const begun = to.send('Ann', { do: 'start' });
  expect(begun.ok).toBe(true);
  let clients = CLASSES.map((me) => clientOf(to, me));
  for (let turn = 0; turn < LONGEST; turn += 1) {
    to.wait(500 + draw(9_000));
    const decision = next(to, draw);
    if (!decision) break;
    if (!decision.ok) continue;
    clients = clients.map((client) => told(client, to, decision, rules));
  }
  return Math.max(...clients.map(({ step }) => step));
}

/** The third move of a match in which nothing is hidden, as everybody hears of it: both have something to take back by then. */
function aMove() {
  const rules = OPEN;
  const to = table(NAMES.slice(0, 2), { game: OPEN.id, tables: TABLES });
  to.send('Ann', { do: 'start' });
  for (let turn = 0; turn < 2; turn += 1) next(to, () => 0);
  const client = clientOf(to, 'public');
  to.wait(500);
  const decision = next(to, () => 0);
  if (!decision?.ok) throw new Error('no move');
  const heard = hear(decision.said, 'public');
  return { client, rules, heard, after: viewRoom(to.room(), 'public', to.deps) };
}

describe('a step in short', () => {
  it.each(TABLES.map(({ id }) => id))('leads to the very view, in %s', (game) => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        expect(follow(game, seed)).toBeGreaterThan(0);
      }),
      { numRuns: 8 },
    );
  });

  it('knows how clocks go on where nothing is hidden', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom('3m', '30s'), (seed, time) => {
        expect(follow(OPEN.id, seed, { time })).toBeGreaterThan(0);
      }),
      { numRuns: 8 },
    );
  });

  it('is a spelling and little else where nothing is hidden', () => {
    const { client, rules, after, heard } = aMove();
    const brief = briefStep(client, after, { step: 7, now: heard[0]!.at + 3, heard }, rules);
    expect(brief).toEqual([7, 500, 3, [expect.stringMatching(/^([a-i][1-9]){2,3}$/)]]);
  });

  it('says the rest where a client would go astray, and now and then what the view must come to', () => {
    const { client, rules, after, heard } = aMove();
    const strange = { ...rules, follow: (view: TableView) => ({ ...view, ply: 99 }) };
    const news = { step: 20, now: heard[0]!.at, heard };
    const brief = briefStep(client, after, news, strange);
    expect(brief.slice(4)).toMatchObject([{ table: { ply: 3 } }, expect.any(Number)]);
    expect(readBrief(client, brief, strange)?.view).toEqual(after);
    expect(readBrief(client, briefStep(client, after, news, rules), strange)).toBeNull();
    expect(readBrief(client, [20, 0, 0, ['a1a1']], rules)).toBeNull();
    expect(
      readBrief(client, briefStep(client, after, news, rules), { follow: rules.follow }),
    ).toBeNull();
  });

  it('names what was heard at another time, and what the room says', () => {
    const { client, rules, after, heard } = aMove();
    const woke = { at: heard[0]!.at - 5, room: { type: 'woke' } } as const;
    // as it would be made for the class
    const both = [woke, ...heard] as unknown as typeof heard;
    const brief = briefStep(client, after, { step: 1, now: heard[0]!.at, heard: both }, rules);
    expect(brief[3]?.[0]).toEqual(woke);
    expect(readBrief(client, brief, rules)).toMatchObject({ view: after, heard: both });
  });
});
