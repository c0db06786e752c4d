/** Three small lessons on the real rules. */

import type { Card } from '@kesem/engine/games/goofspiel/event';
import { goofspiel } from '@kesem/engine/games/goofspiel/game';
import { suitOf } from '@kesem/engine/games/goofspiel/setup';
import type { GoofspielState, GoofspielTypes } from '@kesem/engine/games/goofspiel/state';
import { lessonWords } from '../../../i18n/lesson.ts';
import type { Course, Lesson } from '../../contract.ts';
import { type LessonId, TEXTS } from './texts.ts';

interface Script {
  readonly id: LessonId;
  /** By seat; the learner has the first. */
  readonly hands: readonly [readonly Card[], readonly Card[]];
  /** What the rival has picked. */
  readonly theirs: Card;
  readonly stake: readonly Card[];
  readonly pile: readonly Card[];
  readonly isDone: (state: GoofspielState) => boolean;
  readonly solution: Card;
}

const kept = ({ pub }: GoofspielState, card: Card): boolean =>
  pub.hands[0]?.includes(card) === true;
const won = ({ pub }: GoofspielState, prize: Card): boolean => pub.won[0]?.includes(prize) === true;

const SCRIPTS: readonly Script[] = [
  {
    id: 'enough',
    hands: [
      [3, 5, 6],
      [1, 2, 4],
    ],
    theirs: 4,
    stake: [7],
    pile: [2, 5],
    isDone: (state) => won(state, 7) && kept(state, 6),
    solution: 5,
  },
  {
    id: 'cheap',
    hands: [
      [2, 5, 7],
      [3, 4, 6],
    ],
    theirs: 6,
    stake: [1],
    pile: [7, 5],
    isDone: (state) => state.pub.hands[0]?.length === 2 && !kept(state, 2),
    solution: 2,
  },
  {
    id: 'stake',
    hands: [
      [4, 7],
      [5, 6],
    ],
    theirs: 5,
    stake: [3, 6],
    pile: [2],
    isDone: (state) => won(state, 6),
    solution: 7,
  },
];

/** The course, for the shell to run. */
export const course: Course<GoofspielTypes> = {
  game: goofspiel,
  lessons: SCRIPTS.map(lessonOf),
};

function lessonOf(script: Script): Lesson<GoofspielTypes> {
  const { id, isDone, solution } = script;
  return {
    id,
    seat: 0,
    state: stateOf(script),
    ...lessonWords(TEXTS, id),
    isDone,
    solution: [{ do: 'pick', card: solution }],
  };
}

function without(cards: readonly Card[]): readonly Card[] {
  return suitOf(7).filter((card) => !cards.includes(card));
}

function stateOf({ hands, theirs, stake, pile }: Script): GoofspielState {
  return {
    pub: {
      options: { cards: 7 },
      hands,
      played: hands.map(without),
      // as if the rival had all that went before
      won: [[], without([...stake, ...pile])],
      stake,
      picked: [false, true],
      ended: false,
    },
    pile,
    picks: [null, theirs],
  };
}
