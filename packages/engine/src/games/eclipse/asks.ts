/** Who is asked what. It follows from the front of the agenda alone. */
import type { Ask, Seat } from '../../core/game.ts';
import { defenderOf } from './chapters/combat.ts';
import { isQuestion, type Question } from './chapters/tasks.ts';
import { type EclipseState, type EclipseTypes, type Open, other } from './state.ts';

type EclipseAsk = Ask<EclipseTypes>;

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
