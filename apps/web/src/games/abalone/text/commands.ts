/** The command field of the text view: what a line means, and what comes of it. Pure. */
import { cellNamed, nameOf } from '@kesem/engine/games/abalone/chapters/geometry';
import { readStep, writeStep } from '@kesem/engine/games/abalone/chapters/notation';
import type { Side } from '@kesem/engine/games/abalone/chapters/position';
import type { Step } from '@kesem/engine/games/abalone/chapters/step';
import type { AbaloneMove } from '@kesem/engine/games/abalone/move';
import type { Lang } from '../../../i18n/lang.ts';
import { refusal } from '../describe.ts';
import type { Asked } from '../table/answers.ts';
import { answer, stepWords } from '../table/answers.ts';
import { isMyTurn, trialOf } from '../table/steps.ts';
import { textsOf } from '../texts.ts';
import type { TextWords } from './words.en.ts';
import { TEXT as en } from './words.en.ts';
import { TEXT as he } from './words.he.ts';

const WORDS: Readonly<Record<Lang, TextWords>> = { en, he };

/** The words of the text view in a language. */
export function wordsOf(lang: Lang): TextWords {
  return WORDS[lang];
}

type Name = keyof TextWords['commands'];

/** A line that was typed: a word with what follows it, or a move, or neither. */
type Command =
  | { readonly do: Name; readonly about: string }
  | { readonly do: 'move' | 'unknown'; readonly about: string };

/** What commands are answered from. */
export interface CommandContext extends Omit<Asked, 'cell' | 'marbles'> {
  /** What the viewer may send now; empty for a spectator. */
  readonly moves: readonly AbaloneMove[];
  /** A move is under way. */
  readonly pending: boolean;
  /** The command before, so that resigning takes two. */
  readonly before: Command['do'] | null;
}

/** What comes of a command. */
export interface Reply {
  readonly to: Command['do'];
  readonly say: string;
  /** Nothing came of it, and what was typed stays. */
  readonly isWrong: boolean;
  /** What is to be sent, or planned where it is not the viewer's turn; null for a question. */
  readonly move: AbaloneMove | null;
}

/** Obeys a typed line. */
export function obey(line: string, context: CommandContext): Reply {
  const command = readCommand(line);
  const reply = { to: command.do, isWrong: false, move: null };
  return { ...reply, ...ANSWERS[command.do](context, command.about) };
}

/** The legal moves by the number of their marbles, in their notation. */
export function grouped(steps: readonly Step[]): readonly (readonly [number, readonly string[]])[] {
  return [1, 2, 3].flatMap((count) => {
    const some = steps.filter(({ marbles }) => marbles.length === count);
    return some.length === 0 ? [] : [[count, some.map(writeStep)] as const];
  });
}

/** Words of every language are understood, whichever is shown. */
function readCommand(line: string): Command {
  const typed = line.trim().toLowerCase().replaceAll(/\s+/gu, ' ');
  const [first = '', ...rest] = typed.split(' ');
  const name = NAMES.find((each) =>
    [...en.commands[each], ...he.commands[each]].some((word) => word === first),
  );
  if (name) return { do: name, about: rest.join(' ') };
  return { do: /^([a-i][1-9]){2,3}$/u.test(typed) ? 'move' : 'unknown', about: typed };
}

const NAMES: readonly Name[] = [
  'help',
  'moves',
  'last',
  'clock',
  'score',
  'board',
  'cancel',
  'resign',
  'offer',
  'accept',
  'decline',
];

type Answer = (context: CommandContext, about: string) => Partial<Reply> & { readonly say: string };

const ANSWERS: Readonly<Record<Command['do'], Answer>> = {
  move: moveAnswer,
  unknown: ({ words }, about) => wrong(wordsOf(words.lang).unknown(about)),
  help: ({ words }) => {
    const t = wordsOf(words.lang);
    return { say: t.help(NAMES.map((name) => t.commands[name][0]).join(', ')) };
  },
  moves: movesAnswer,
  last: (context) => ({ say: asked('last', context) }),
  clock: (context) => ({ say: asked('time', context) }),
  score: (context) => ({ say: asked('score', context) }),
  board: ({ view, words }) => ({
    say: (['b', 'w'] as const).map((side) => pieces(view.board, side, words.lang)).join(' '),
  }),
  cancel: ({ words }) => ({ say: wordsOf(words.lang).cancelled }),
  resign: (context, about) =>
    context.before === 'resign' || !may(context, 'resign')
      ? act('resign')(context, about)
      : { say: wordsOf(context.words.lang).resignAgain },
  offer: act('offer'),
  accept: act('accept'),
  decline: act('decline'),
};

function moveAnswer(context: CommandContext, about: string): ReturnType<Answer> {
  const { judge, words, moves, pending, view } = context;
  const t = wordsOf(words.lang);
  if (moves.length === 0) return wrong(view.turn === null ? t.notNow : t.notSeated);
  if (pending) return wrong(textsOf(words.lang).bar.saving);
  const read = readStep(about, { board: judge.board, side: judge.side });
  if (!read.ok) {
    return wrong(
      read.why.code === 'unreadable' ? t.unreadable(about) : refusal(read.why, words.lang),
    );
  }
  const say = isMyTurn(view) ? t.made(about) : textsOf(words.lang).bar.planned(about);
  return { say, move: { do: 'move', ...read.value } };
}

function movesAnswer({ judge, words, bottom }: CommandContext, about: string): ReturnType<Answer> {
  const t = wordsOf(words.lang);
  if (about === '') {
    const lists = grouped(judge.steps).map(
      ([count, list]) => `${t.marbles(count)}: ${list.join(' ')}`,
    );
    return { say: [t.legal(judge.steps.length), ...lists].join('. ') };
  }
  const cell = cellNamed(about);
  if (cell === null) return wrong(t.noCell(about));
  const some = judge.steps.filter(({ marbles }) => marbles.includes(cell));
  if (some.length === 0) return { say: t.noneFrom(about) };
  const each = some.map(
    (step) => `${writeStep(step)}: ${stepWords(trialOf(judge, step), bottom, words.lang)}`,
  );
  return { say: each.join('. ') };
}

/** Something besides a move of marbles. */
function act(does: Exclude<AbaloneMove['do'], 'move'>): Answer {
  return (context) => {
    const t = wordsOf(context.words.lang);
    return may(context, does) ? { say: t.done, move: { do: does } } : wrong(t.notNow);
  };
}

function may({ moves, pending }: CommandContext, does: AbaloneMove['do']): boolean {
  return !pending && moves.some((move) => move.do === does);
}

function asked(about: Parameters<typeof answer>[0], context: CommandContext): string {
  return answer(about, { ...context, cell: 0, marbles: [] });
}

function pieces(board: CommandContext['view']['board'], side: Side, lang: Lang): string {
  const cells = board.flatMap((square, cell) => (square === side ? [nameOf(cell)] : []));
  return wordsOf(lang).pieces(side, cells.join(' '));
}

function wrong(say: string) {
  return { say, isWrong: true };
}
