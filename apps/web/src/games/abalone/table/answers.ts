/** What the board says when it is asked by key. */
import type { Cell } from '@kesem/engine/games/abalone/chapters/geometry';
import { DIRS, nameOf, ray } from '@kesem/engine/games/abalone/chapters/geometry';
import type { Player } from '@kesem/engine/games/abalone/chapters/players';
import { sideOf } from '@kesem/engine/games/abalone/chapters/players';
import type { Side, Square } from '@kesem/engine/games/abalone/chapters/position';
import { opposing } from '@kesem/engine/games/abalone/chapters/position';
import type { AbaloneTypes, AbaloneView } from '@kesem/engine/games/abalone/state';
import type { Lang } from '../../../i18n/lang.ts';
import { spanned } from '../../../i18n/numbers.ts';
import type { BoardProps, Words } from '../../contract.ts';
import { moveWords } from '../describe.ts';
import type { Question } from '../keys.ts';
import type { Run } from '../texts.en.ts';
import { textsOf } from '../texts.ts';
import type { Bottom } from './layout.ts';
import { seen } from './layout.ts';
import type { Judge, Trial } from './steps.ts';
import { dirsFor } from './steps.ts';

/** What a question is about. */
export interface Asked {
  readonly view: AbaloneView;
  readonly judge: Judge;
  readonly words: Words;
  readonly cell: Cell;
  readonly marbles: readonly Cell[];
  readonly bottom: Bottom;
  readonly left: BoardProps<AbaloneTypes>['left'];
}

/** The answer to a question, as a sentence. */
export function answer(about: Question, asked: Asked): string {
  return ANSWERS[about](asked);
}

/** The name of a cell and what lies on it. */
export function cellWords(cell: Cell, square: Square | undefined, lang: Lang): string {
  return textsOf(lang).board.cell(nameOf(cell), sideOn(square));
}

/** What the arrow of a step would do. */
export function arrowWords(trial: Trial, bottom: Bottom, lang: Lang): string {
  const arrow = textsOf(lang).board.arrow(seen(trial.step.dir, bottom));
  return [arrow, ...comesOf(trial, lang)].join(', ');
}

/** Where a step goes, and what comes of it. */
export function stepWords(trial: Trial, bottom: Bottom, lang: Lang): string {
  return [textsOf(lang).way[seen(trial.step.dir, bottom)], ...comesOf(trial, lang)].join(', ');
}

function comesOf({ step, effect }: Trial, lang: Lang): readonly string[] {
  const t = textsOf(lang).board;
  return [
    ...(effect.kind === 'sumito' ? [t.arrowSumito(step.marbles.length, effect.pushed.length)] : []),
    ...(effect.lost === null ? [] : [t.arrowFalls]),
  ];
}

const ANSWERS: Readonly<Record<Question, (asked: Asked) => string>> = {
  cell: ({ view, words, cell }) => cellWords(cell, view.board[cell], words.lang),
  last: ({ view, words }) =>
    view.last ? moveWords(view.last, view.score, words) : textsOf(words.lang).query.noLast,
  moves: movesAnswer,
  captures: (asked) => [...captured(asked), scoreAnswer(asked)].join(' '),
  time: timeAnswer,
  score: scoreAnswer,
  rays: raysAnswer,
};

/** Whose turn it is, and what is left to both where there are clocks. */
function timeAnswer({ view, words, left }: Asked): string {
  const t = textsOf(words.lang);
  const turn = view.turn === null ? t.bar.over : t.query.turn(sideOf(view.turn));
  const clocks = ([0, 1] as const satisfies readonly Player[]).flatMap((player) => {
    const ms = left({ seat: player });
    return ms === null ? [] : [t.query.left(sideOf(player), spanned(words.lang, ms))];
  });
  return [turn, `${t.time[view.options.time]}.`, ...clocks].join(' ');
}

/** What lies in the six directions of a cell, as they are seen, up to the edge. */
function raysAnswer(asked: Asked): string {
  const { words, cell, bottom, view } = asked;
  const t = textsOf(words.lang);
  const rays = DIRS.map((dir) => {
    const path = ray(cell, seen(dir, bottom)).map((at) => view.board[at] ?? '.');
    return t.query.ray(dir, runsOf(path));
  });
  return [ANSWERS.cell(asked), ...rays].join('. ');
}

/** Equal squares in a row, counted. */
function runsOf(path: readonly Square[]): readonly Run[] {
  return path.reduce<readonly Run[]>((runs, square) => {
    const side = sideOn(square);
    const last = runs.at(-1);
    return last?.side === side
      ? [...runs.slice(0, -1), { side, count: last.count + 1 }]
      : [...runs, { side, count: 1 }];
  }, []);
}

function movesAnswer({ judge, words, marbles, bottom }: Asked): string {
  const t = textsOf(words.lang);
  if (marbles.length === 0) return t.query.allMoves(judge.steps.length);
  const ways = dirsFor(judge, marbles).map((dir) => t.way[seen(dir, bottom)]);
  return ways.length === 0 ? t.query.noMoves : t.query.moves(ways.length, ways.join(', '));
}

function captured({ view, words }: Asked): readonly string[] {
  if (!view.last || view.last.lost === null) return [];
  const side = opposing(sideOf(view.last.seat));
  return [textsOf(words.lang).query.captured(side, nameOf(view.last.lost))];
}

function scoreAnswer({ view, words }: Asked): string {
  return textsOf(words.lang).query.score(...view.score, view.options.target);
}

function sideOn(square: Square | undefined): Side | null {
  return square === undefined || square === '.' ? null : square;
}
