/** What is left of the turn: done from the front until the front is an open question. */
import { type EclipseDesk, isOneOf } from '../state.ts';
import { defenderOf, doNotDefend, fight, makePeace, mustDefend, strike } from './combat.ts';
import { paralyse, perform } from './effects.ts';
import { harm, threatenMortals } from './harm.ts';
import { creatureOf, done, setOpen } from './pieces.ts';
import { beforeSaves, hold, save, setLadder } from './saves.ts';
import { type Deed, isQuestion, type Question, type Task } from './tasks.ts';
import { closeRedraw, closeTurn, renew, surplus } from './turn.ts';
import { closeIfDone, openWindow } from './windows.ts';

/** Does what the agenda says until its front is an open question, or the match has ended. */
export function settle(d: EclipseDesk): void {
  let going = true;
  while (going) going = goOn(d);
  if (d.state.open.ended !== null) setOpen(d, { agenda: [] });
}

/** Looks at the front of the agenda; whether the next task may be looked at. */
function goOn(d: EclipseDesk): boolean {
  const { ended, agenda } = d.state.open;
  const [task] = agenda;
  if (ended !== null || task === undefined) return false;
  // EC-7.6 before anything else is done or asked
  if (threatenMortals(d)) return true;
  if (isQuestion(task)) return ask(d, task);
  done(d);
  deal(d, task);
  return true;
}

type Of<K extends Question['do']> = Extract<Question, { readonly do: K }>;

/** Puts the question at the front unless it needs no answer any more; whether it is out of the way. */
function ask(d: EclipseDesk, task: Question): boolean {
  switch (task.do) {
    case 'redraw':
      return closeRedraw(d);
    case 'main':
      return askMain(d, task);
    case 'window':
      return askWindow(d, task);
    case 'defend':
      return askDefender(d, task.n);
    case 'draw':
    case 'claim':
    case 'discard':
      return askPlayer(d, task);
    default:
      return task satisfies never;
  }
}

function askMain(d: EclipseDesk, { main, free }: Of<'main'>): boolean {
  if (main === 0 || free === 0) number(d);
  return false;
}

function askWindow(d: EclipseDesk, window: Of<'window'>): boolean {
  if (window.n === 0) openWindow(d, { ...window, n: number(d) });
  return closeIfDone(d);
}

function askDefender(d: EclipseDesk, n: number): boolean {
  if (n > 0) return false;
  const { open } = d.state;
  if (mustDefend(open)) {
    number(d);
    d.tell({ type: 'asked', player: defenderOf(open), what: 'defend' });
    return false;
  }
  doNotDefend(d);
  return true;
}

function askPlayer(d: EclipseDesk, task: Of<'draw' | 'claim' | 'discard'>): boolean {
  if (task.n > 0) return false;
  const { hands, decks } = d.state.open;
  const idle =
    (task.do === 'discard' && surplus(hands[task.player]) === 0) ||
    (task.do === 'draw' && decks[task.player] === 0);
  if (idle) done(d);
  else {
    number(d);
    d.tell({ type: 'asked', player: task.player, what: task.do });
  }
  return idle;
}

const IN_COMBAT = ['fight', 'strike', 'stun', 'saves', 'ladder', 'save', 'hold', 'peace'] as const;
type CombatDeed = Extract<Deed, { readonly do: (typeof IN_COMBAT)[number] }>;

/** EC-4 to EC-7: everything that nobody is asked about. */
function deal(d: EclipseDesk, task: Deed): void {
  if (isOneOf(task, IN_COMBAT)) return dealInCombat(d, task);
  switch (task.do) {
    case 'effect':
      return perform(d, task.effect, task);
    case 'harm':
      return harm(d, task.harms);
    case 'renewal':
      return renew(d);
    case 'close':
      return closeTurn(d);
    default:
      return task satisfies never;
  }
}

function dealInCombat(d: EclipseDesk, task: CombatDeed): void {
  switch (task.do) {
    case 'fight':
      return fight(d, task.attacker);
    case 'strike':
      return strike(d);
    case 'stun':
      return stunAll(d, task.creatures);
    case 'saves':
      return beforeSaves(d);
    case 'ladder':
      return setLadder(d);
    case 'save':
      return save(d, task.attacker);
    case 'hold':
      return hold(d);
    case 'peace':
      return makePeace(d);
    default:
      return task satisfies never;
  }
}

/** EC-6.2 Those who are still there. */
function stunAll(d: EclipseDesk, ids: readonly number[]): void {
  paralyse(
    d,
    ids.flatMap((id) => creatureOf(d.state.open, id) ?? []),
  );
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
