import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../core/random.ts';
import { type AbaloneEvent } from '../event.ts';
import { DEFAULTS } from '../options.ts';
import { positionOf, turnOf } from '../state.ts';
import { accepted, answer, cells, events, match } from '../testing/fixtures.ts';
import { readGame, recordOf, writeGame } from './record.ts';
import { START_NAMES, type StartName } from './starts.ts';
import { legalSteps } from './step.ts';

/** What is told in a match of random moves; it may end by itself before. */
function randomMatch(start: StartName, seed: string, plies: number): readonly AbaloneEvent[] {
  const { pick } = seededRandom(seed)('moves');
  const told: AbaloneEvent[] = [];
  let state = match({ start, target: 1 });
  for (let ply = 0; ply < plies && !state.ended; ply += 1) {
    const step = pick(legalSteps(positionOf(state)));
    const ruling = answer(state, turnOf(state), { do: 'move', ...step });
    told.push(...events(ruling));
    state = accepted(ruling);
  }
  return told;
}

const HEAD = 'Game: Abalone\nStart: standard\nTarget: 6\nTime: none\nIncrement: 0\n';

describe('a game in writing', () => {
  it('[AB-11.4] reads well', () => {
    const resigned = answer(match(), 0, { do: 'resign' });
    const record = { ...recordOf(DEFAULTS, events(resigned)), steps: [] };
    expect(writeGame(record)).toBe(`${HEAD}Result: white resigned\n\n`);
    const read = readGame(`${HEAD}Result: open\n\n1. c3d3 g5f5\n2. d3c3\n`);
    expect(read.ok ? writeGame(read.value) : read).toBe(
      `${HEAD}Result: open\n\n1. c3d3 g5f5\n2. d3c3\n`,
    );
  });

  it('[AB-11.4] reads back as the same game', () => {
    const matches = fc.record({
      start: fc.constantFrom(...START_NAMES),
      seed: fc.string(),
      plies: fc.nat(120),
    });
    fc.assert(
      fc.property(matches, ({ start, seed, plies }) => {
        const record = recordOf({ ...DEFAULTS, start, target: 1 }, randomMatch(start, seed, plies));
        expect(readGame(writeGame(record))).toEqual({ ok: true, value: record });
      }),
      { numRuns: 30 },
    );
  });

  it('[AB-11.4] leaves headers that are missing at their defaults', () => {
    expect(readGame('Game: Abalone\n\nc3d3')).toMatchObject({
      ok: true,
      value: { options: DEFAULTS, ended: null },
    });
    expect(readGame('Game: Abalone')).toMatchObject({ ok: true, value: { steps: [] } });
  });

  it.each([
    ['another game', 'Game: Chess\n\n', { code: 'option', name: 'Game' }],
    ['a line that is no header', 'Game: Abalone\nhello\n\n', { code: 'line', line: 2 }],
    ['an unknown start', 'Game: Abalone\nStart: chess\n\n', { code: 'option', name: 'Start' }],
    ['a target out of range', 'Game: Abalone\nTarget: 7\n\n', { code: 'option', name: 'Target' }],
    ['an unknown time', 'Game: Abalone\nTime: 1s\n\n', { code: 'option', name: 'Time' }],
    ['an odd increment', 'Game: Abalone\nIncrement: 1\n\n', { code: 'option', name: 'Increment' }],
    ['no such result', 'Game: Abalone\nResult: green\n\n', { code: 'result' }],
  ])('[AB-11.4] refuses %s', (_, text, why) => {
    expect(readGame(text)).toEqual({ ok: false, why });
  });

  it('[AB-11.5] refuses a move that is not legal, and says which', () => {
    expect(readGame(`${HEAD}\n1. c3d3 c3d3`)).toEqual({
      ok: false,
      why: { code: 'move', ply: 1, why: { code: 'notYours', cell: cells('c3')[0] } },
    });
    expect(readGame(`${HEAD}\n1. hello`)).toMatchObject({ why: { code: 'move', ply: 0 } });
  });

  it('[AB-11.5] takes a result from players, but not one the moves do not lead to', () => {
    const moves = '\n\n1. c3d3 g5f5\n';
    expect(readGame(`${HEAD}Result: draw agreed${moves}`).ok).toBe(true);
    expect(readGame(`${HEAD}Result: black time${moves}`).ok).toBe(true);
    expect(readGame(`${HEAD}Result: black marbles${moves}`)).toMatchObject({
      why: { code: 'result' },
    });
    const drawn = `1. ${'c3d3 g5f5 d3c3 f5g5 '.repeat(2)}`;
    expect(readGame(`${HEAD}Result: draw repetition\n\n${drawn}`).ok).toBe(true);
    expect(readGame(`${HEAD}Result: open\n\n${drawn}`)).toMatchObject({ why: { code: 'result' } });
    expect(readGame(`${HEAD}Result: white resigned\n\n${drawn}`).ok).toBe(false);
  });

  it('[AB-11.5] refuses moves after the end', () => {
    const text = `${HEAD}Result: draw repetition\n\n${'c3d3 g5f5 d3c3 f5g5 '.repeat(2)} c3d3`;
    expect(readGame(text)).toEqual({ ok: false, why: { code: 'afterEnd', ply: 8 } });
  });
});
