import { describe, expect, it } from 'vitest';
import { TRIED_CARDS } from '../../examples.ts';
import { LANGS } from '../../i18n/lang.ts';
import type { AnyGame } from '../../registry.ts';
import { begin, solved, withMove } from './attempt.ts';

// as `loadGame` does for those of the shelf
const games = (await Promise.all(TRIED_CARDS.map(({ load }) => load()))) as readonly AnyGame[];
const courses = await Promise.all(
  games.map(async (game) => ({ game, course: await game.course() })),
);
const lessons = courses.flatMap(({ game: { id, moves }, course: { game, lessons } }) =>
  lessons.map((lesson) => ({ name: `${id}: ${lesson.id}`, game, lesson, moves })),
);

describe.each(lessons)('the lesson $name', ({ game, lesson, moves }) => {
  it('is not done before it is begun, and no match is over yet', () => {
    expect(lesson.isDone(lesson.state)).toBe(false);
    expect(game.outcome(lesson.state)).toBeNull();
  });

  it('is done by its own solution, which the rules accept move by move', () => {
    const { stage, refusal, moves: made } = solved(game, lesson);
    expect({ stage, refusal, made }).toEqual({
      stage: 'done',
      refusal: null,
      made: lesson.solution.length,
    });
  });

  it('can be missed by a legal move', () => {
    const tries = moves(game.view(lesson.state, lesson.seat));
    const stages = tries.map((move) => withMove(game, lesson, begin(lesson), move).stage);
    expect(stages).toContain('missed');
  });

  it.each(LANGS)('has its words in %s', (lang) => {
    const words = [lesson.title(lang), lesson.task(lang), lesson.praise(lang)];
    expect(words.every((text) => text.trim() !== '')).toBe(true);
  });
});

describe.each(games.map((game) => [game.id, game] as const))('the rules of %s', (_, game) => {
  it('have the same sections in both languages, each under an address of its own', async () => {
    const [he, en] = await Promise.all(LANGS.map((lang) => game.rules(lang)));
    const ids = (he ?? []).map(({ id }) => id);
    expect((en ?? []).map(({ id }) => id)).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => /^[a-z-]+$/.test(id))).toBe(true);
  });
});
