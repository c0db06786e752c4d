/** The same commands again and again, out of order and in two processes: far more than a gateway would let in. */
import { type Stream, seededRandom } from '@kesem/engine/core/random';
import type { Actor } from '@kesem/room/actor';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { ann, askOf, begin, ben, move, open, type TestRoom, testRoomOf } from '../testing/rooms.ts';

const MOVES = 60;
/** How often each command comes at once, and how many older ones come with it. */
const AT_ONCE = 5;
const OLDER = 40;

interface Sent {
  readonly actor: Actor;
  readonly key: string;
  readonly id: string;
}

/** A match without clocks, on two processes that share its log. */
async function shared(): Promise<readonly [TestRoom, TestRoom]> {
  const one = await begin();
  await one.say(ann, { do: 'options', options: { banks: false } }, 'lobby:1');
  await one.say(ben, { do: 'sit', seat: 1, name: 'Ben', ink: null, nonce: '0'.repeat(32) });
  await one.say(ann, { do: 'order', chairs: [0, 1] }, 'lobby:1');
  await one.say(ann, { do: 'start' }, 'lobby:1');
  return [one, testRoomOf(open(one.store, one.clock), one.clock, one.store, one.id)];
}

/** Sends the moves of a whole match, each with many that were sent before; gives the answers by id. */
async function flood(
  houses: readonly [TestRoom, TestRoom],
  dice: Stream,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const answers = new Map<string, Set<string>>();
  const sent: Sent[] = [];
  const say = async ({ actor, key, id }: Sent): Promise<void> => {
    const answer = await dice.pick(houses).say(actor, move('pass'), key, id);
    answers.set(id, (answers.get(id) ?? new Set()).add(JSON.stringify(answer)));
  };
  for (let n = 0; n < MOVES; n += 1) {
    const next: Sent = { actor: n % 2 ? ben : ann, key: await askOf(houses[0]), id: `move ${n}` };
    const older = Array.from({ length: sent.length > 0 ? OLDER : 0 }, () => dice.pick(sent));
    const all = [...Array.from({ length: 1 + dice.int(AT_ONCE) }, () => next), ...older];
    sent.push(next);
    await Promise.all(dice.shuffle(all).map(say));
    // the other process may have taken it: this one reads on
    await houses[0].say({ kind: 'house' }, { do: 'back', person: 9 });
  }
  return answers;
}

it('act once each, and are always answered as they were the first time', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0 }), async (seed) => {
      const houses = await shared();
      const answers = await flood(houses, seededRandom(`${seed}`)('flood'));
      const told = [...answers].map(([id, said]) => [id, ...said]);
      const ids = Array.from({ length: MOVES }, (_, n) => `move ${n}`);
      expect(told).toEqual(ids.map((id) => [id, JSON.stringify({ id, ok: true })]));
      const log = await houses[0].store.tail(houses[0].id, 0);
      expect(log.flatMap(({ commandId }) => (ids.includes(commandId) ? [commandId] : []))).toEqual(
        ids,
      );
      expect(await houses[1].room()).toMatchObject({ id: houses[0].id });
    }),
    { numRuns: 3 },
  );
});
