/** Seven small tables that teach the game: one thing to do on each, by the real rules. */

import type { Dir } from '@kesem/engine/games/abalone/chapters/geometry';
import { cellNamed } from '@kesem/engine/games/abalone/chapters/geometry';
import { pack } from '@kesem/engine/games/abalone/chapters/packed';
import { readPosition } from '@kesem/engine/games/abalone/chapters/position';
import type { Made } from '@kesem/engine/games/abalone/event';
import { abalone } from '@kesem/engine/games/abalone/game';
import { DEFAULTS } from '@kesem/engine/games/abalone/options';
import { opening } from '@kesem/engine/games/abalone/setup';
import type { AbaloneState, AbaloneTypes } from '@kesem/engine/games/abalone/state';
import { lessonWords } from '../../../i18n/lesson.ts';
import type { Course, Lesson } from '../../contract.ts';
import type { LessonId } from './texts.ts';
import { TEXTS } from './texts.ts';

interface Script {
  readonly id: LessonId;
  /** With Black to move, and enough marbles left that nobody has won. */
  readonly position: string;
  /** Whether the move just made is the one that was asked for. */
  readonly wants: (made: Made) => boolean;
  readonly solution: readonly [marbles: readonly string[], dir: Dir];
}

const SCRIPTS: readonly Script[] = [
  {
    id: 'one',
    position: 'wwwww/wwwwww/..www../......../........./......../..bbb../bbbbbb/bbbbb b',
    wants: ({ marbles }) => marbles.length === 1,
    solution: [['c5'], 'NE'],
  },
  {
    id: 'line',
    position: 'wwwww/wwwww./..www../.....w../........./.....b../..bb.../bbbbbb/bbbbb b',
    wants: ({ kind, marbles }) => kind === 'inLine' && marbles.length === 3,
    solution: [['a1', 'b2', 'c3'], 'NE'],
  },
  {
    id: 'side',
    position: 'wwwww/www.ww/..ww.../...ww.../........./..bbb.../..b..../.bbbbb/bbbbb b',
    wants: ({ kind }) => kind === 'sideStep',
    solution: [['d3', 'd4', 'd5'], 'NE'],
  },
  {
    id: 'push',
    position: 'wwwww/wwwwww/..ww.../......../...bbw.../......../...b.../bbbbbb/bbbbb b',
    wants: ({ pushed }) => pushed.length > 0,
    solution: [['e4', 'e5'], 'E'],
  },
  {
    id: 'strong',
    position: 'wwwww/wwwwww/...w.../......../..bbbww../......../......./bbbbbb/bbbbb b',
    wants: ({ pushed }) => pushed.length === 2,
    solution: [['e3', 'e4', 'e5'], 'E'],
  },
  {
    id: 'which',
    position: 'wwwww/...www/bbww.../......../..bbbwb../......../.bbw.../....../bbbbb b',
    wants: ({ pushed }) => pushed.length > 0,
    solution: [['c2', 'c3'], 'E'],
  },
  {
    id: 'off',
    position: '...../.ww.../..www../..ww..../....bbbww/....bb../..bbb../..bb../..... b',
    wants: ({ lost }) => lost !== null,
    solution: [['e5', 'e6', 'e7'], 'E'],
  },
];

/** The course, for the shell to run. */
export const course: Course<AbaloneTypes> = { game: abalone, lessons: SCRIPTS.map(lessonOf) };

function lessonOf({ id, position, wants, solution: [names, dir] }: Script): Lesson<AbaloneTypes> {
  const marbles = names.flatMap((name) => cellNamed(name) ?? []);
  return {
    id,
    seat: 0,
    state: stateAt(position),
    ...lessonWords(TEXTS, id),
    isDone: ({ last }) => last !== null && wants(last),
    solution: [{ do: 'move', marbles, dir }],
  };
}

function stateAt(text: string): AbaloneState {
  const read = readPosition(text);
  if (!read.ok) throw new Error(`a lesson without a position: ${text}`);
  const { board } = read.value;
  return { ...opening(DEFAULTS), board, seen: [pack(read.value)] };
}
