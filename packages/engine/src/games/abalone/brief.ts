/** AB-11 A move in short: its spelling, from which whoever holds the board before it knows the rest. */
import type { Brief } from '../../core/game.ts';
import { readStep } from './chapters/notation.ts';
import { pack } from './chapters/packed.ts';
import { rival, sideOf } from './chapters/players.ts';
import { effectOf } from './chapters/step.ts';
import { type AbaloneTypes, scoreIn } from './state.ts';

export const BRIEF: Brief<AbaloneTypes> = {
  short: (event) => (event.type === 'moved' ? event.notation : null),
  long: ({ board, turn }, notation) => {
    if (turn === null || typeof notation !== 'string') return null;
    const position = { board, side: sideOf(turn) };
    const step = readStep(notation, position);
    if (!step.ok) return null;
    const { board: after, ...effect } = effectOf(position, step.value);
    const side = sideOf(rival(turn));
    const score = scoreIn(pack({ board: after, side }), side);
    return { type: 'moved', seat: turn, notation, ...step.value, ...effect, score };
  },
};
