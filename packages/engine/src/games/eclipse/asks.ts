/** Who is asked what, and how long they have. Both follow from the front of the agenda alone. */
import type { Ask, Seat, Timer } from '../../core/game.ts';
import { defenderOf } from './chapters/combat.ts';
import { setOpen } from './chapters/pieces.ts';
import { BEAT } from './chapters/windows.ts';
import {
  type EclipseDesk,
  type EclipseState,
  type EclipseTypes,
  isQuestion,
  type Open,
  other,
  type Question,
  type Task,
} from './state.ts';

type EclipseAsk = Ask<EclipseTypes>;

/** EC-11.5 Milliseconds. */
const REDRAW = 20_000;
const DEFENCE = 30_000;
const CHOICE = 20_000;
const RESERVE = 90_000;

/** All open questions; what may be done at any time hangs on `match`. */
export function asksOf({ open }: EclipseState): readonly EclipseAsk[] {
  if (open.ended !== null) return [];
  return [...frontAsks(open), ...[0, 1].map(matchAsk)];
}

function matchAsk(seat: Seat): EclipseAsk {
  return { seat, key: 'match', must: false, answers: ['prefs', 'concede'] };
}

function frontAsks(open: Open): readonly EclipseAsk[] {
  const [task] = open.agenda;
  if (!task || !isQuestion(task)) return [];
  switch (task.do) {
    case 'redraw':
      return open.ready.map((ready, seat) => ({
        seat,
        key: 'redraw',
        must: !ready,
        answers: ['keep', 'redraw'],
      }));
    case 'main':
      return mainAsks(open, task);
    case 'window':
      return [0, 1].map((seat) => ({
        seat,
        key: `window:${task.n}`,
        must: true,
        answers: ['cast', 'use', 'pass', ...(open.combat ? ['passAll' as const] : [])],
        pace: [400, 850],
      }));
    case 'defend':
      return [must(defenderOf(open), `guard:${task.n}`, 'defend')];
    case 'draw':
    case 'claim':
      return [must(task.player, `choice:${task.n}`, 'answer')];
    case 'discard':
      return [must(task.player, `choice:${task.n}`, 'discard')];
    default:
      return task satisfies never;
  }
}

function mainAsks(
  { active }: Open,
  { main, free }: Extract<Question, { readonly do: 'main' }>,
): readonly EclipseAsk[] {
  return [
    {
      seat: active,
      key: `main:${main}`,
      must: true,
      answers: ['drop', 'cast', 'use', 'attack', 'end'],
    },
    { seat: other(active), key: `free:${free}`, must: false, answers: ['cast', 'use'] },
  ];
}

function must(seat: Seat, key: string, answer: EclipseAsk['answers'][number]): EclipseAsk {
  return { seat, key, must: true, answers: [answer] };
}

/** EC-8.8 Numbers a question that has come to the front; the main phase waits, and returns anew. */
export function number(d: EclipseDesk): number {
  const { questions, agenda } = d.state.open;
  const n = questions + 1;
  setOpen(d, {
    questions: n,
    agenda: agenda.map((task, at) => (at === 0 ? put(task, n) : anew(task))),
  });
  return n;
}

function put(task: Task, n: number): Task {
  if (task.do === 'main') return { ...task, main: task.main || n, free: task.free || n };
  return 'n' in task ? { ...task, n } : task;
}

function anew(task: Task): Task {
  return task.do === 'main' ? { ...task, main: 0, free: 0 } : task;
}

/** All clocks; which of them run is which of them are listed. */
export function timersOf({ open, beaten }: EclipseState): readonly Timer[] {
  if (open.ended !== null) return [];
  const timed = open.options.time > 0;
  const match: Timer = { key: 'match', seat: null, ms: open.options.time * 60_000 };
  const running = timed && open.turn > 0 && !open.timeUp ? [match] : [];
  return [...running, ...frontTimers(open, beaten ? 'beaten' : 'beating')];
}

function frontTimers(open: Open, beat: 'beaten' | 'beating'): readonly Timer[] {
  const [task] = open.agenda;
  if (task?.do === 'redraw') return [{ key: 'redraw', seat: null, ms: REDRAW }];
  if (task?.do === 'window') return windowTimers(open, task.n, beat);
  if (!task || open.options.time === 0) return [];
  if (task.do === 'main') return [turnTimer(open)];
  if (task.do === 'defend') {
    return [{ key: `guard:${task.n}`, seat: defenderOf(open), ms: DEFENCE }];
  }
  return 'n' in task ? [{ key: `choice:${task.n}`, seat: task.player, ms: CHOICE }] : [];
}

function windowTimers(open: Open, n: number, beat: 'beaten' | 'beating'): readonly Timer[] {
  const seconds = open.options.window;
  const window: Timer = { key: `window:${n}`, seat: null, ms: seconds * 1000 };
  const hidden: Timer = { key: `beat:${n}`, seat: null, ms: BEAT, hidden: true };
  return [...(seconds > 0 ? [window] : []), ...(beat === 'beating' ? [hidden] : [])];
}

/** EC-11.3 The turn's limit, and then what is left of the player's reserve. */
function turnTimer({ turn, active, late, options }: Open): Timer {
  return late
    ? { key: `reserve:${active}`, seat: active, ms: RESERVE }
    : { key: `turn:${turn}`, seat: active, ms: options.turn * 1000 };
}
