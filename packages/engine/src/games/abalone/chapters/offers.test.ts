import { describe, expect, it } from 'vitest';
import { abalone } from '../game.ts';
import type { AbaloneState } from '../state.ts';
import { accepted, answer, events, keysOf, match, play, ruling } from '../testing/fixtures.ts';

const ROUND = ['c3d3', 'g5f5', 'd3c3', 'f5g5'];
const offeredBy = (seat: number, state = match()) => accepted(answer(state, seat, { do: 'offer' }));

describe('draw offers', () => {
  it('[AB-8.1] both may offer at any time while none stands', () => {
    expect(keysOf(match(), 0)).toEqual(['move:1', 'match', 'offer:1']);
    expect(keysOf(match(), 1)).toEqual(['match', 'offer:1']);
    expect(events(answer(match(), 1, { do: 'offer' }))).toEqual([{ type: 'offered', seat: 1 }]);
  });

  it('[AB-8.1] [AB-6.2] each is a question of its own, beside the move that must be made', () => {
    const resign = { key: 'match', must: false, answers: ['resign'] };
    const draw = { must: false, answers: ['accept', 'decline'] };
    expect(abalone.asks(match())).toEqual([
      { seat: 0, key: 'move:1', must: true, answers: ['move'] },
      { seat: 0, ...resign },
      { seat: 0, key: 'offer:1', must: false, answers: ['offer'] },
      { seat: 1, ...resign },
      { seat: 1, key: 'offer:1', must: false, answers: ['offer'] },
    ]);
    expect(abalone.asks(offeredBy(1))).toEqual([
      { seat: 0, key: 'move:1', must: true, answers: ['move'] },
      { seat: 0, ...resign },
      { seat: 0, key: 'draw:2', ...draw },
      { seat: 1, ...resign },
    ]);
  });

  it('[AB-8.1] an offer closes both questions and asks the rival another', () => {
    const state = offeredBy(0);
    expect(keysOf(state, 0)).toEqual(['move:1', 'match']);
    expect(keysOf(state, 1)).toEqual(['match', 'draw:2']);
    expect(abalone.moves(abalone.view(state, 1))).toEqual([
      { do: 'resign' },
      { do: 'accept' },
      { do: 'decline' },
    ]);
    expect(abalone.view(state, 'public').offers.by).toBe(0);
  });

  it('[AB-8.3] accepted, it ends the match as a draw', () => {
    const told = answer(offeredBy(0), 1, { do: 'accept' });
    expect(abalone.outcome(accepted(told))).toEqual({ ranking: [[0, 1]], reason: 'agreed' });
    expect(events(told)).toEqual([{ type: 'ended', reason: 'agreed', winner: null }]);
  });

  it('[AB-8.3] declined, it is gone, and the rival may offer in turn', () => {
    const told = answer(offeredBy(0), 1, { do: 'decline' });
    const state = accepted(told);
    expect(events(told)).toEqual([{ type: 'declined', seat: 1 }]);
    expect(keysOf(state, 0)).toEqual(['move:1', 'match']);
    expect(keysOf(state, 1)).toEqual(['match', 'offer:3']);
  });

  it('[AB-8.4] it lapses when the rival has moved, not when its maker has', () => {
    const standing = play(offeredBy(0), 'c3d3');
    expect(keysOf(standing, 1)).toEqual(['move:2', 'match', 'draw:2']);
    const told = ruling(standing, 'g5f5');
    expect(events(told).map(({ type }) => type)).toEqual(['moved', 'lapsed']);
    expect(events(told)[1]).toEqual({ type: 'lapsed', seat: 0 });
    expect(keysOf(accepted(told), 1)).toEqual(['match', 'offer:3']);
  });

  it('[AB-8.4] made in the rival’s turn, it stands for that turn', () => {
    const state = offeredBy(1);
    expect(keysOf(state, 0)).toEqual(['move:1', 'match', 'draw:2']);
    expect(play(state, 'c3d3').offers.by).toBeNull();
  });

  it('[AB-8.2] the next offer comes ten own moves later', () => {
    const late = { ...accepted(answer(offeredBy(0), 1, { do: 'decline' })), ply: 19 };
    expect(keysOf(late, 0)).toContain('offer:3');
    const early = { ...late, ply: 18 };
    expect(keysOf(early, 0)).not.toContain('offer:3');
    expect(keysOf(early, 1)).toContain('offer:3');
  });

  it('[AB-8.2] White counts White’s moves', () => {
    const declined = accepted(answer(offeredBy(1), 0, { do: 'decline' }));
    expect(keysOf({ ...declined, ply: 19 }, 1)).not.toContain('offer:3');
    expect(keysOf({ ...declined, ply: 20 }, 1)).toContain('offer:3');
  });

  it('[AB-8.1] no question of a seat returns under an old key', () => {
    const states = eveningOfOffers();
    for (const seat of [0, 1]) {
      const asked = states.map((state) => keysOf(state, seat));
      const returning = asked.flatMap((keys, i) =>
        keys.filter(
          (key) => !(asked[i - 1] ?? []).includes(key) && asked.slice(0, i).flat().includes(key),
        ),
      );
      expect(returning).toEqual([]);
    }
    expect(states.at(-1)?.offers.count).toBeGreaterThan(8);
  });
});

/** Every state of sixty moves between which one or the other offers when they may; half are declined. */
function eveningOfOffers(): readonly AbaloneState[] {
  const states = [match()];
  const now = () => states.at(-1) ?? match();
  for (let round = 0; round < 60; round += 1) {
    const maker = round % 3 === 0 ? 0 : 1;
    if (keysOf(now(), maker).some((key) => key.startsWith('offer:'))) {
      states.push(offeredBy(maker, now()));
      if (round % 2 === 0) states.push(accepted(answer(now(), 1 - maker, { do: 'decline' })));
    }
    states.push(play({ ...now(), seen: [] }, ROUND[round % 4] ?? ''));
  }
  return states;
}
