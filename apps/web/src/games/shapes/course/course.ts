/** Six small tables that teach the game: one thing to do on each, by the real rules. */
import { seededRandom } from '@kesem/engine/core/random';
import type { BaseCard, FullCard, Shape } from '@kesem/engine/games/shapes/chapters/cards';
import { shapes } from '@kesem/engine/games/shapes/game';
import type { ShapesMove } from '@kesem/engine/games/shapes/move';
import type { Part, ShapesState, ShapesTypes } from '@kesem/engine/games/shapes/state';
import { lessonWords } from '../../../i18n/lesson.ts';
import type { Course, Lesson } from '../../contract.ts';
import { type LessonId, TEXTS } from './texts.ts';

interface Script {
  readonly id: LessonId;
  readonly part: Part;
  /** By seat; the learner has the first. Each of the others has picked its first card. */
  readonly base: readonly (readonly BaseCard[])[];
  readonly full: readonly (readonly FullCard[])[];
  /** The row, laid by the seats in their order. */
  readonly row?: readonly BaseCard[];
  /** The full cards that lie open, with the match that is shared. */
  readonly shown?: { readonly cards: readonly FullCard[]; readonly match: number };
  readonly pile?: readonly BaseCard[];
  readonly prizes?: readonly (readonly BaseCard[])[];
  readonly isDone: (state: ShapesState) => boolean;
  /** The places of the cards to pick, one after the other. */
  readonly solution: readonly number[];
}

const CIRCLE_STAR: FullCard = ['circle', 'star'];
const SQUARE_STAR: FullCard = ['square', 'star'];
const TRIANGLE_HEXAGON: FullCard = ['triangle', 'hexagon'];
const CIRCLE_SQUARE_HEXAGON: FullCard = ['circle', 'square', 'hexagon'];
const PILE: readonly Shape[] = ['circle', 'hexagon', 'triangle', 'square', 'circle', 'triangle'];

const hasWon = ({ pub }: ShapesState): boolean => pub.past?.winner === 0;

const SCRIPTS: readonly Script[] = [
  {
    id: 'base',
    part: 'base',
    base: [
      ['triangle', 'star', 'hexagon'],
      ['circle', 'square', 'triangle'],
    ],
    full: [
      [CIRCLE_STAR, SQUARE_STAR, ['square', 'star', 'hexagon']],
      [TRIANGLE_HEXAGON, CIRCLE_SQUARE_HEXAGON, ['circle', 'square']],
    ],
    isDone: ({ pub }) => pub.row.some(({ seat, card }) => seat === 0 && card === 'star'),
    solution: [1],
  },
  {
    id: 'full',
    part: 'full',
    base: [
      ['triangle', 'hexagon'],
      ['square', 'triangle'],
    ],
    full: [
      [SQUARE_STAR, CIRCLE_STAR, TRIANGLE_HEXAGON],
      [CIRCLE_SQUARE_HEXAGON, ['circle', 'square'], ['square', 'hexagon']],
    ],
    row: ['circle', 'star'],
    isDone: hasWon,
    solution: [1],
  },
  {
    id: 'twice',
    part: 'full',
    base: [
      ['circle', 'hexagon'],
      ['square', 'triangle'],
      ['triangle', 'circle'],
    ],
    full: [
      [['circle', 'star'], ['circle', 'square', 'hexagon'], SQUARE_STAR],
      [['triangle', 'star'], TRIANGLE_HEXAGON, ['circle', 'square']],
      [
        ['star', 'hexagon'],
        ['circle', 'triangle'],
        ['circle', 'hexagon'],
      ],
    ],
    row: ['star', 'square', 'star'],
    isDone: hasWon,
    solution: [2],
  },
  {
    id: 'tie',
    part: 'tie',
    base: [
      ['square', 'triangle'],
      ['hexagon', 'hexagon'],
    ],
    full: [
      [TRIANGLE_HEXAGON, ['circle', 'square']],
      [SQUARE_STAR, ['circle', 'hexagon']],
    ],
    row: ['circle', 'star'],
    shown: { cards: [['circle', 'triangle'], SQUARE_STAR], match: 1 },
    isDone: hasWon,
    solution: [1],
  },
  {
    id: 'joker',
    part: 'tie',
    base: [
      ['joker', 'hexagon'],
      ['hexagon', 'circle'],
    ],
    full: [
      [TRIANGLE_HEXAGON, ['circle', 'square']],
      [SQUARE_STAR, ['circle', 'hexagon']],
    ],
    row: ['circle', 'star'],
    shown: {
      cards: [
        ['triangle', 'star'],
        ['circle', 'square'],
      ],
      match: 1,
    },
    isDone: hasWon,
    solution: [1],
  },
  {
    id: 'keep',
    part: 'tie',
    base: [
      ['joker', 'triangle'],
      ['hexagon', 'hexagon'],
    ],
    full: [
      [TRIANGLE_HEXAGON, ['circle', 'square']],
      [CIRCLE_STAR, ['circle', 'hexagon']],
    ],
    row: ['circle', 'star'],
    shown: { cards: [['circle', 'triangle'], SQUARE_STAR], match: 1 },
    pile: ['hexagon'],
    prizes: [[], ['triangle', 'circle', 'square', 'star', 'square']],
    isDone: (state) => shapes.outcome(state)?.scores?.[0] === 6,
    solution: [1],
  },
];

/** The course, for the shell to run. */
export const course: Course<ShapesTypes> = { game: shapes, lessons: SCRIPTS.map(lessonOf) };

function lessonOf(script: Script): Lesson<ShapesTypes> {
  const { id, isDone, solution } = script;
  return {
    id,
    seat: 0,
    state: stateOf(script),
    ...lessonWords(TEXTS, id),
    isDone,
    solution: solution.map((slot): ShapesMove => ({ do: 'pick', slot })),
  };
}

function stateOf({
  id,
  part,
  base,
  full,
  row = [],
  shown,
  pile = PILE,
  prizes,
}: Script): ShapesState {
  const seats = base.length;
  const random = seededRandom(id);
  const start = shapes.setup({
    seats,
    options: { time: 'none' },
    own: [],
    kept: null,
    random,
  }).state;
  const others = base.map((_, seat) => seat > 0);
  const known = base.map(() => []);
  return {
    pub: {
      ...start.pub,
      part,
      pick: { base: 1, full: 2, tie: 3 }[part],
      lastRound: pile.length < seats,
      picked: others,
      row: row.map((card, seat) => ({ seat, card, pick: 1 })),
      shown: shown?.cards.map((card, seat) => ({ seat, card })) ?? [],
      counts: base.map(() => (shown ? { match: shown.match, of: row.length } : null)),
      tied: shown ? [...base.keys()] : [],
      prizes: prizes ?? start.pub.prizes,
    },
    base: { pile, seen: 0, hands: base, known },
    full: { ...start.full, hands: full, known },
    picks: others.map((has) => (has ? 0 : null)),
  };
}
