/** Spell-a-Spell: the chapter list. */
import * as z from 'zod/mini';
import type { Game } from '../../core/game.ts';
import { applyWith } from './apply.ts';
import { asksOf } from './asks.ts';
import { BRIEF } from './brief.ts';
import { follow, OPEN, RESIDUE } from './follow.ts';
import { imagine } from './imagine.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { MOVE } from './move.ts';
import { movesOf } from './moves.ts';
import { OPTIONS } from './options.ts';
import { hands, outcomeOf } from './outcome.ts';
import { redeal } from './redeal.ts';
import { setup } from './setup.ts';
import { show } from './show.ts';
import type { SpellTypes } from './state.ts';
import { timersOf } from './timers.ts';
import { viewOf } from './view.ts';

/** The game with these words to stand at once. */
export function spell(lexicon: Lexicon): Game<SpellTypes> {
  return {
    id: 'spell-a-spell',
    version: 5,
    seats: { min: 2, max: 5, best: 3 },
    series: 'scores',
    options: OPTIONS,
    family: { clean: true },
    own: z.prefault(z.null(), null),
    move: MOVE,
    listing: 'some',
    setup,
    apply: applyWith(lexicon),
    view: viewOf,
    follow,
    residue: RESIDUE,
    brief: BRIEF,
    open: OPEN,
    show,
    round: null,
    hands,
    takeBack: null,
    moves: (view) => movesOf(view, lexicon),
    asks: ({ pub }) => asksOf(pub),
    timers: ({ pub }) => timersOf(pub),
    outcome: outcomeOf,
    kept: ({ pub }) => pub.accepted,
    imagine,
    redeal,
  };
}
