import { seededRandom } from '@kesem/engine/core/random';
import { expect, it } from 'vitest';
import { course } from './course.ts';

const lesson = (name: string) => course.lessons.find(({ id }) => id === name);

it('in lessons no window is waited for: time flies until the learner is asked', () => {
  expect(lesson('guard')?.state.open.agenda[0]).toMatchObject({ do: 'defend' });
  expect(lesson('respond')?.state.open.agenda[0]).toMatchObject({ do: 'window', kind: 'harm' });
});

it.each(['attack', 'saves', 'guard'])('the dice of the lesson %s cannot spoil it', (name) => {
  const one = lesson(name);
  const [move] = one?.solution ?? [];
  if (!one || !move) throw new Error('no such lesson');
  for (let seed = 0; seed < 50; seed += 1) {
    const input = { kind: 'move', seat: one.seat, move } as const;
    const ruling = course.game.apply(one.state, input, seededRandom(`${seed}`));
    expect(ruling.ok && one.isDone(ruling.state)).toBe(true);
  }
});

it('the last lesson wins the match', () => {
  const last = course.lessons.at(-1);
  const [move] = last?.solution ?? [];
  if (!last || !move) throw new Error('no last lesson');
  const input = { kind: 'move', seat: last.seat, move } as const;
  const ruling = course.game.apply(last.state, input, seededRandom('last'));
  expect(ruling.ok && course.game.outcome(ruling.state)).toMatchObject({
    ranking: [[0], [1]],
    reason: 'lead',
  });
});
