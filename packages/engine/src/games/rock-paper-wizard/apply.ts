/** What an input does, and then what the agenda says. */
import type { Game, Seat } from '../../core/game.ts';
import { Desk, rule } from '../../core/ruling.ts';
import { choose, closeChoosing, drawChoices } from './chapters/choose.ts';
import { refresh } from './chapters/refresh.ts';
import { endTurn, giveTo, poorestOf, takeTurn } from './chapters/resolve.ts';
import { setOpen } from './chapters/wizards.ts';
import type { WizardMove } from './move.ts';
import { score } from './outcome.ts';
import type { Deed, Task, WizardDesk, WizardTypes } from './state.ts';

/** One input. The table has checked that it answers an open question or names a running timer. */
export const apply: Game<WizardTypes>['apply'] = (state, input, random) =>
  rule<WizardTypes>(new Desk(state, random), (d) => {
    if (input.kind === 'move') answer(d, input.seat, input.move);
    else timeOut(d);
    settle(d);
  });

function answer(d: WizardDesk, seat: Seat, move: WizardMove): void {
  const [task] = d.state.open.agenda;
  if (move.do === 'choose') choose(d, seat, move);
  else if (task?.do === 'charm') giveTo(d, task, move.to);
}

function timeOut(d: WizardDesk): void {
  const [task] = d.state.open.agenda;
  if (task?.do !== 'charm') return drawChoices(d);
  d.tell({ type: 'timedOut', seats: [task.seat] });
  giveTo(d, task, poorestOf(d.state.open, task));
}

/** Does what the agenda says until it is empty or its front is an open question. */
function settle(d: WizardDesk): void {
  let going = true;
  while (going) going = goOn(d, d.state.open.agenda[0]);
}

/** Performs the task at the front of the agenda; whether the next may be looked at. */
export function goOn(d: WizardDesk, task: Task | undefined): boolean {
  if (task === undefined || task.do === 'charm') return false;
  if (task.do === 'choose') return closeChoosing(d);
  setOpen(d, { agenda: d.state.open.agenda.slice(1) });
  perform(d, task);
  return true;
}

function perform(d: WizardDesk, task: Deed): void {
  switch (task.do) {
    case 'turn':
      return takeTurn(d, task.seat);
    case 'lower':
      return endTurn(d, task.seat);
    case 'score':
      return score(d);
    case 'refresh':
      return refresh(d);
    default:
      return task satisfies never;
  }
}
