import { SHAPES } from '@kesem/engine/games/shapes/chapters/cards';
import { describe, expect, it } from 'vitest';
import { CUT, FORMS, type Form } from './forms.ts';

/** The side of a picture, in pixels, and of the field it shows. */
const PIXELS = 32;
const FIELD = 76;

type Corner = readonly [number, number];

const cornersOf = (form: Form): readonly Corner[] =>
  [...CUT[form].outline.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);

const covers = (corners: readonly Corner[], [x, y]: Corner): boolean =>
  corners.filter(([ax, ay], at) => {
    const [bx, by] = corners[(at + 1) % corners.length] ?? [0, 0];
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
  }).length %
    2 ===
  1;

const picture = (form: Form): readonly boolean[] =>
  Array.from({ length: PIXELS * PIXELS }, (_, at) => {
    const place = (n: number): number => ((n + 0.5) / PIXELS - 0.5) * FIELD;
    return covers(cornersOf(form), [place(at % PIXELS), place(Math.floor(at / PIXELS))]);
  });

describe('the shapes of the game', () => {
  it('are those that the kit draws, in the same order', () => {
    expect(FORMS).toEqual(SHAPES);
  });

  it('are told apart by their form alone, at 32 px', () => {
    const pictures = FORMS.map(picture);
    const differences = pictures.flatMap((one, at) =>
      pictures.slice(at + 1).map((other) => one.filter((ink, i) => ink !== other[i]).length),
    );
    expect(differences).toHaveLength(10);
    expect(Math.min(...differences)).toBeGreaterThanOrEqual(40);
  });
});
