import { describe, expect, it } from 'vitest';
import type { Input } from '../../core/game.ts';
import { followAll } from '../../core/testing/following.ts';
import { readStep } from './chapters/notation.ts';
import { abalone } from './game.ts';
import type { AbaloneMove } from './move.ts';
import { type AbaloneState, positionOf, turnOf } from './state.ts';
import { boardOf, match } from './testing/fixtures.ts';

type Step = (state: AbaloneState) => Input<AbaloneMove>;

const moved =
  (notation: string): Step =>
  (state) => {
    const step = readStep(notation, positionOf(state));
    if (!step.ok) throw new Error(`${notation}: ${step.why.code}`);
    return { kind: 'move', seat: turnOf(state), move: { do: 'move', ...step.value } };
  };
const says =
  (seat: number, answer: Exclude<AbaloneMove['do'], 'move'>): Step =>
  () => ({ kind: 'move', seat, move: { do: answer } });
const late: Step = (state) => ({ kind: 'timeout', timer: abalone.timers(state)[0]?.key ?? 'none' });
const goes = (state: AbaloneState, ...steps: readonly Step[]): AbaloneState =>
  followAll(abalone, 2, state, ...steps);

describe('a viewer who follows what is told', () => {
  it('sees moves, pushes and what they push off', () => {
    const board = boardOf('e6 e7 a1 a2 b1', 'e8 i5 i6 i7 i8 i9 h4 h5');
    const after = goes(match({}, { board }), moved('e6e7'), moved('i9h9'), moved('e7e8'));
    expect(after.last?.lost).not.toBeNull();
    expect(after.seen).toHaveLength(1);
  });

  it('sees offers made, declined, lapsed and accepted', () => {
    goes(
      match(),
      says(1, 'offer'),
      says(0, 'decline'),
      moved('c3d3'),
      says(0, 'offer'),
      moved('g5f5'),
    );
    const agreed = goes(match(), says(0, 'offer'), says(1, 'accept'));
    expect(agreed.ended).toEqual({ reason: 'agreed', winner: null });
  });

  it('sees what is done for who is late, and how it ends', () => {
    const idle = goes(match({ time: '10s' }), late, late, late, late, late);
    expect(idle.ended).toEqual({ reason: 'idle', winner: 1 });
    expect(goes(match(), says(1, 'offer'), says(1, 'resign')).ended?.winner).toBe(0);
  });
});
