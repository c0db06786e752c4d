import type { Table } from '@kesem/engine/core/table';
import { describe, expect, it } from 'vitest';
import { followed, type Trail } from './commentary.ts';
import type { Decision } from './decide.ts';
import { duel } from './testing/duel.ts';
import type { ScriptedRoom } from './testing/scriptedRoom.ts';
import { dueling, move } from './testing/words.ts';
import { viewHands } from './view.ts';

/** A duel whose rounds are two turns, and in which each has a wish that nobody else sees. */
const ROUNDS: Table = { ...duel, hands: ({ turn }) => Number(turn) % 2 === 0 };
const inRounds = (rounds = ROUNDS) => dueling({}, { tables: [rounds] });
const NAMES = ['Ann', 'Ben'] as const;

/** The trail of a room, as a channel keeps it from now on. */
function commentator(to: ScriptedRoom) {
  let trail: Trail | null = followed(null, to.room(), [], to.deps);
  const hear = (decision: Decision): void => {
    if (decision.ok) trail = followed(trail, to.room(), decision.said, to.deps);
  };
  const sees = () => viewHands(to.room(), trail, to.deps);
  return {
    trail: () => trail,
    sees,
    /** The round that is shown. */
    round: () => sees()?.round ?? null,
    agree: (yes = true, names: readonly string[] = NAMES) => {
      for (const who of names) hear(to.send(who, { do: 'commentary', yes }));
    },
    hear,
    /** Plays turns, from this one up to that. */
    play: (from: number, upTo: number) => {
      for (let turn = from; turn < upTo; turn += 1)
        hear(move(to, NAMES[turn % 2] ?? '', 'pass', turn));
    },
  };
}

describe('what a commentator sees', () => {
  it('is each seat’s own view of two rounds ago, from the start on, and a new one with each round', () => {
    const scripted = inRounds();
    const { agree, play, sees, round } = commentator(scripted);
    agree();
    play(0, 3);
    expect(sees()).toBeNull();
    play(3, 4);
    const view = (me: number) => ({ me, turn: 0, matches: 0, wish: 'plain' });
    expect(sees()).toEqual({ match: 1, round: 0, views: [view(0), view(1)] });
    play(4, 5);
    expect(round()).toBe(0);
    play(5, 6);
    expect(sees()).toMatchObject({ round: 1, views: [{ turn: 2 }, { turn: 2 }] });
    play(6, 12);
    expect(sees()).toMatchObject({ round: 4, views: [{ turn: 8 }, { turn: 8 }] });
  });

  it('is nothing from before all had agreed: two whole rounds pass', () => {
    const scripted = inRounds();
    const { agree, play, round } = commentator(scripted);
    play(0, 3);
    agree();
    play(3, 7);
    expect(round()).toBeNull();
    play(7, 8);
    expect(round()).toBe(2);
  });

  it('ends with a word against it, and what was kept is gone when all agree again', () => {
    const scripted = inRounds();
    const { agree, play, round, trail } = commentator(scripted);
    agree();
    play(0, 4);
    expect(round()).toBe(0);
    agree(false, ['Ben']);
    expect(trail()).toBeNull();
    agree();
    expect(round()).toBeNull();
    play(4, 8);
    expect(round()).toBeNull();
    play(8, 10);
    expect(round()).toBe(3);
  });

  it('waits for two rounds again after a restart, counted as they are', () => {
    const scripted = inRounds();
    const before = commentator(scripted);
    before.agree();
    before.play(0, 4);
    const { play, round } = commentator(scripted);
    expect(round()).toBeNull();
    play(4, 8);
    expect(round()).toBeNull();
    play(8, 10);
    expect(round()).toBe(3);
  });

  it('is nothing of what was taken back', () => {
    const scripted = inRounds();
    const { agree, play, round, hear, trail } = commentator(scripted);
    agree();
    play(0, 6);
    expect(round()).toBe(1);
    const back = (who: string) =>
      hear(scripted.send(who, { do: 'takeBack', yes: true }, '1/turn:5'));
    back('Ben');
    expect(round()).toBe(1);
    back('Ann');
    expect(round()).toBeNull();
    expect(trail()?.kept).toEqual([]);
  });

  it('is of one match, and of none that is over', () => {
    const scripted = inRounds();
    const { agree, play, round, hear, sees } = commentator(scripted);
    agree();
    play(0, 4);
    hear(move(scripted, 'Ann', 'win', 4));
    expect(sees()).toBeNull();
    hear(scripted.send('Ann', { do: 'lobby' }));
    hear(scripted.send('Ann', { do: 'start' }));
    expect(round()).toBeNull();
    for (let turn = 0; turn < 4; turn += 1)
      hear(move(scripted, NAMES[turn % 2] ?? '', 'pass', turn));
    expect(sees()).toMatchObject({ match: 2, round: 0 });
  });

  it('is two rounds old also where one input ends two', () => {
    const apply: Table['apply'] = (...asked) => {
      const verdict = duel.apply(...asked);
      return verdict.ok ? { ...verdict, told: [...verdict.told, ...verdict.told] } : verdict;
    };
    const scripted = inRounds({ ...duel, apply, hands: () => true });
    const { agree, play, sees } = commentator(scripted);
    agree();
    play(0, 1);
    expect(sees()).toMatchObject({ round: 0, views: [{ turn: 0 }, { turn: 0 }] });
    play(1, 2);
    expect(sees()).toMatchObject({ round: 2, views: [{ turn: 1 }, { turn: 1 }] });
  });

  it('is nothing in a game that hides no hand', () => {
    const scripted = dueling();
    const { agree, play, trail } = commentator(scripted);
    agree();
    play(0, 8);
    expect(trail()).toBeNull();
  });
});
