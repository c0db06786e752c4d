/** Eclipse for the shell: everything the table needs of it. */

import { BRIEF } from '@kesem/engine/games/eclipse/brief';
import { follow } from '@kesem/engine/games/eclipse/follow';
import { movesOf } from '@kesem/engine/games/eclipse/moves';
import type { EclipseTypes } from '@kesem/engine/games/eclipse/state';
import { createElement } from 'react';
import { late } from '../../kit/late.tsx';
import type { WebGame } from '../contract.ts';
import { Board } from './Board.tsx';
import { DeckPlace } from './decks/DeckPlace.tsx';
import { describe, ending, refusal } from './describe.ts';
import { History } from './history/History.tsx';
import { LastDeed } from './history/LastDeed.tsx';
import { keysHelp } from './keys.ts';
import { ruleAt } from './rules/ruleAt.ts';
import { sounds } from './sounds.ts';
import { textsOf } from './texts.ts';

export const eclipseWeb: WebGame<EclipseTypes> = {
  id: 'eclipse',
  frame: 'whole',
  History,
  LastDeed,
  Board,
  TextBoard: late(async () => (await import('./text/TextBoard.tsx')).TextBoard),
  keys: keysHelp,
  Own: late(
    async () => (await import('./decks/DeckChoice.tsx')).DeckChoice,
    createElement(DeckPlace),
  ),
  moves: movesOf,
  following: { follow, brief: BRIEF, show: null },
  describe,
  sounds,
  refusal,
  ending,
  finale: () => import('./ending/finale.tsx').then(({ finale }) => finale),
  acts: [
    {
      move: { do: 'concede' },
      label: (lang) => textsOf(lang).concede,
      confirm: (lang) => textsOf(lang).concedeSure,
    },
  ],
  switches: [],
  seatName: (seat, lang) => textsOf(lang).seat(seat + 1),
  rules: (lang) => import('./rules/rules.tsx').then(({ sectionsIn }) => sectionsIn(lang)),
  ruleAt,
  course: () => import('./course/course.ts').then(({ course }) => course),
};
