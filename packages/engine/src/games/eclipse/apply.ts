/** What an input does, and then what the agenda says. */
import type { Game } from '../../core/game.ts';
import { Desk, rule } from '../../core/ruling.ts';
import { settle } from './chapters/agenda.ts';
import { decide } from './chapters/answers.ts';
import { cast, drop, use } from './chapters/casting.ts';
import { attack, defend } from './chapters/combat.ts';
import { done, setHidden, setOpen } from './chapters/pieces.ts';
import { timeOut } from './chapters/timeouts.ts';
import { choose, discardDown, endMain } from './chapters/turn.ts';
import { pass, prefer } from './chapters/windows.ts';
import type { EclipseMove, Player } from './move.ts';
import { concede } from './outcome.ts';
import { type EclipseDesk, type EclipseTypes, isOneOf, playerOf } from './state.ts';

/** One input. The table has checked that it answers an open question or names a running timer. */
export const apply: Game<EclipseTypes>['apply'] = (state, input, random) =>
  rule<EclipseTypes>(new Desk(state, random), (d) => {
    if (input.kind === 'move') act(d, playerOf(input.seat), input.move);
    else timeOut(d, input.timer);
    settle(d);
  });

type Of<K extends EclipseMove['do']> = Extract<EclipseMove, { readonly do: K }>;

const PASSES = ['pass', 'passAll'] as const;
const PLAYS = ['drop', 'cast', 'use', 'attack'] as const;

function act(d: EclipseDesk, player: Player, move: EclipseMove): void {
  if (move.do === 'prefs') return prefer(d, player, move.prefs);
  if (move.do === 'concede') return concede(d, player);
  // EC-8.7 who acts is there again
  if (d.state.secret[player].missed > 0) setHidden(d, player, { missed: 0 });
  if (isOneOf(move, PASSES)) return pass(d, player, move.do);
  answer(d, player, move);
}

function answer(
  d: EclipseDesk,
  player: Player,
  move: Exclude<EclipseMove, Of<'prefs' | 'concede' | 'pass' | 'passAll'>>,
): void {
  if (isOneOf(move, PLAYS)) {
    reopen(d, player);
    return play(d, player, move);
  }
  switch (move.do) {
    case 'keep':
    case 'redraw':
      return choose(d, player, move.do);
    case 'end':
      return endMain(d, 'chosen');
    case 'defend':
      return defend(d, move.guards, move.order);
    case 'discard':
      discardDown(d, player, move.slots);
      return done(d);
    case 'answer':
      return decide(d, move.yes ? 'yes' : 'no');
    default:
      return move satisfies never;
  }
}

function play(d: EclipseDesk, player: Player, move: Of<(typeof PLAYS)[number]>): void {
  switch (move.do) {
    case 'drop':
      return drop(d, player, move.slot);
    case 'cast':
      return cast(d, player, move);
    case 'use':
      return use(d, player, move);
    case 'attack':
      return attack(d, player, move.attacks);
    default:
      return move satisfies never;
  }
}

/** EC-8.8 After a play a window opens again for both, and the main phase asks the one who played anew. */
function reopen(d: EclipseDesk, player: Player): void {
  const { agenda, active } = d.state.open;
  const [task] = agenda;
  if (task?.do === 'window') setOpen(d, { agenda: agenda.with(0, { ...task, n: 0 }) });
  if (task?.do !== 'main') return;
  const parts = player === active ? { main: 0 } : { free: 0 };
  setOpen(d, { agenda: agenda.with(0, { ...task, ...parts }) });
}
