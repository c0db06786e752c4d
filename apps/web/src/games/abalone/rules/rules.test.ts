import { seededRandom } from '@kesem/engine/core/random';
import { explain, explainPush } from '@kesem/engine/games/abalone/chapters/explain';
import { cellNamed } from '@kesem/engine/games/abalone/chapters/geometry';
import { readPosition } from '@kesem/engine/games/abalone/chapters/position';
import { abalone } from '@kesem/engine/games/abalone/game';
import { DEFAULTS } from '@kesem/engine/games/abalone/options';
import type { AbaloneState } from '@kesem/engine/games/abalone/state';
import { turnOf } from '@kesem/engine/games/abalone/state';
import { array, assert, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figuresIn } from '../../testing/figures.ts';
import { CHAPTERS } from './chapters.ts';
import { en } from './en.ts';
import type { Figure } from './figures.ts';
import { FIGURES } from './figures.ts';
import { he } from './he.ts';
import { ruleAt } from './ruleAt.ts';
import { sectionsIn } from './rules.tsx';

const cell = (name: string): number => cellNamed(name) ?? -1;

describe.each(Object.entries<Figure>(FIGURES))('the figure %s', (_, figure) => {
  const read = readPosition(figure.position);
  const marbles = (figure.chosen ?? []).map(cell);

  it('is a position with the marbles it names', () => {
    expect(read.ok).toBe(true);
    expect(marbles.every((at) => read.ok && read.value.board[at] === read.value.side)).toBe(true);
  });

  it('shows a move that the rules allow, or bars one that they do not', () => {
    if (!read.ok) throw new Error('no position');
    const { board, side } = read.value;
    const stopped = figure.dir ? explain(board, side, marbles, figure.dir) : null;
    const held = figure.barred ? explainPush(board, side, marbles, cell(figure.barred)) : 'nothing';
    expect(stopped).toBeNull();
    expect(held).not.toBeNull();
    expect(figure.dir === undefined || figure.barred === undefined).toBe(true);
  });
});

describe('the two languages', () => {
  it('draw the same figures in the same chapters, and every one of them', () => {
    expect(figuresIn(CHAPTERS, he)).toEqual(figuresIn(CHAPTERS, en));
    expect(figuresIn(CHAPTERS, en).flat().toSorted()).toEqual(Object.keys(FIGURES).toSorted());
  });

  it.each(['he', 'en'] as const)('reads all chapters in order: %s', (lang) => {
    const sections = sectionsIn(lang);
    expect(sections.map(({ id }) => id)).toEqual(CHAPTERS);
    expect(sections.every(({ parts }) => parts.length > 0)).toBe(true);
  });
});

describe('the chapter of a moment', () => {
  /** Every position of a match in which the pick of the moves is given; offers and resignations too. */
  const states = function* (picks: readonly number[]): Generator<AbaloneState> {
    const random = seededRandom('rules');
    const seats = { seats: 2, own: [null, null], kept: null, random };
    let { state } = abalone.setup({ ...seats, options: { ...DEFAULTS, start: 'belgian-daisy' } });
    yield state;
    for (const pick of picks) {
      if (abalone.outcome(state)) return;
      const seat = turnOf(state);
      const moves = abalone.moves(abalone.view(state, seat));
      const move = moves[pick % moves.length];
      const ruling = move && abalone.apply(state, { kind: 'move', seat, move }, random);
      if (!ruling?.ok) throw new Error('a listed move was refused');
      ({ state } = ruling);
      yield state;
    }
  };

  it('is always one that is there', () => {
    const seen = new Set<string>();
    assert(
      property(array(nat(), { maxLength: 60 }), (picks) => {
        for (const state of states(picks)) {
          for (const viewer of [0, 1, 'public'] as const) {
            const id = ruleAt(abalone.view(state, viewer));
            seen.add(id);
            expect(CHAPTERS).toContain(id);
          }
        }
      }),
      { numRuns: 40, seed: 1 },
    );
    expect([...seen].toSorted()).toEqual(['draws', 'ejecting', 'end', 'sumito', 'turn']);
  });
});
