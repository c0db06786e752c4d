/** Eclipse's own player. */
import type { Bot, Level } from '../../../core/bot.ts';
import type { Random } from '../../../core/random.ts';
import { fightsOf } from '../chapters/combat.ts';
import { mayRedraw } from '../chapters/hands.ts';
import type { EclipseMove, Player } from '../move.ts';
import { type EclipseTypes, type EclipseView, playerOf } from '../state.ts';
import { defence, dismissal, worldOf } from './foresee.ts';
import { planLightly, planMain, planWindow, type World } from './plan.ts';
import { thinksOf } from './thought.ts';

/** One in so many moves of a main phase is the best; the others are any that do good. */
const CARE: Readonly<Record<Level, number>> = { gentle: 100, easy: 100, medium: 4, hard: 1 };
/** How many worlds are imagined for a window, where much hangs on dice; for none it is passed. */
const WORLDS: Readonly<Record<Level, number>> = { gentle: 0, easy: 0, medium: 4, hard: 8 };

/** Plans main phases and windows; the rest it answers by what cards and creatures are worth. */
export const eclipseBot: Bot<EclipseTypes> = ({ view, ask }, level, random) => {
  const { mine, agenda } = view;
  const [task] = agenda;
  const me = playerOf(ask.seat);
  if (!mine || !task) return { do: 'pass' };
  if (task.do === 'redraw') return { do: mayRedraw(mine.hand) ? 'redraw' : 'keep' };
  if (task.do === 'defend') return inDefence(view, level);
  if (task.do === 'discard') return dismissal(view, me, mine.hand);
  if (task.do === 'main') return inMain(view, me, level, random);
  if (task.do !== 'window') return { do: 'answer', yes: true };
  return thinksOf(view, me) ? inWindow(view, me, level, random) : { do: 'pass' };
};

/** One in so many times a beginner thinks that the turn is done. */
const DONE = 4;

/** A beginner lets every attack come. */
function inDefence(open: EclipseView, level: Level): EclipseMove {
  if (level !== 'gentle') return defence(open);
  return { do: 'defend', guards: [], order: fightsOf(open, []) };
}

function inMain(view: EclipseView, me: Player, level: Level, random: Random): EclipseMove {
  const world = worldFor(view, random);
  if (level === 'gentle' && random('done').int(DONE) === 0) return { do: 'end' };
  const careful = random('care').int(CARE[level]) === 0;
  return careful ? planMain(me, world) : planLightly(me, world, random('choice'));
}

function inWindow(view: EclipseView, me: Player, level: Level, random: Random): EclipseMove {
  const worlds = Array.from({ length: WORLDS[level] }, () => worldFor(view, random));
  return planWindow(me, worlds);
}

function worldFor(view: EclipseView, random: Random): World {
  return { state: worldOf(view, random), dice: `${random('dice').int(2 ** 32)}` };
}
