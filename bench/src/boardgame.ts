/** Abalone for boardgame.io: its state and its rules are our engine's, the rest is the framework's. */
import { createRequire } from 'node:module';
import { answered } from '@kesem/engine/games/abalone/apply';
import type { Step } from '@kesem/engine/games/abalone/chapters/step';
import { DEFAULTS } from '@kesem/engine/games/abalone/options';
import { opening } from '@kesem/engine/games/abalone/setup';
import type { AbaloneState } from '@kesem/engine/games/abalone/state';
import type { Game } from 'boardgame.io';

const require = createRequire(import.meta.url);
// oxlint-disable-next-line typescript/no-unsafe-assignment -- Node finds this package by `require` alone, which knows no types
const { INVALID_MOVE }: { INVALID_MOVE: 'INVALID_MOVE' } = require('boardgame.io/core');
// oxlint-disable-next-line typescript/no-unsafe-assignment -- the very build of immer that the framework holds, whose drafts no other build can read
const { original }: typeof import('immer') = require('immer');

export const boardgameAbalone: Game<AbaloneState> = {
  name: 'abalone',
  setup: () => opening(DEFAULTS),
  moves: {
    move: ({ G, playerID }, step: Step) => {
      // the rules read the plain state: through the draft they would cost the framework many times more
      const ruling = answered(original(G) ?? G, Number(playerID), { do: 'move', ...step });
      return ruling.ok ? ruling.state : INVALID_MOVE;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }) => G.ended ?? undefined,
};
