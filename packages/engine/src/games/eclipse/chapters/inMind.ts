/**
 * EC-8.9: a play carried out in mind, by the rules themselves, on what everybody sees. What hands and
 * decks hold is left out, so that nothing is judged by what its player may not know.
 */
import { type Random, type Stream, seededRandom } from '../../../core/random.ts';
import { Desk } from '../../../core/ruling.ts';
import { type CardId, cardOf } from '../cards/set.ts';
import type { Play, Player, Use } from '../move.ts';
import {
  type Claim,
  type EclipseDesk,
  type EclipseTypes,
  each,
  type Hidden,
  isOneOf,
  type Open,
} from '../state.ts';
import { activationOf } from './abilities.ts';
import { fight, strike } from './combat.ts';
import { perform } from './effects.ts';
import { harm, settleClaim, threatenMortals } from './harm.ts';
import { creatureOf, done, setOpen } from './pieces.ts';
import { SMART } from './preferences.ts';
import { hold, save, setLadder } from './saves.ts';
import { strengthOf } from './stats.ts';
import { type Deed, type Task } from './tasks.ts';

/** By purpose, what each throw shows in turn; the last goes on. */
export type Dice = Readonly<Record<string, readonly number[]>>;

/** What is under way, and the dice it is thrown with. */
export interface Course {
  readonly tasks: readonly Task[];
  readonly dice: Dice;
}

/** What a play does to the table: its effects in order, or a claim. */
export type Doing = Extract<Deed, { readonly do: 'effect' }> | ({ readonly do: 'wait' } & Claim);

/** These touch nothing that is looked at. */
const ELSEWHERE = ['draw', 'discard', 'extraDrop', 'renew'] as const;

/** What a play of a player's does to the table; hands and marks apart. */
export function doingsOf(
  open: Open,
  player: Player,
  play: Play,
  hand: readonly CardId[],
): readonly Doing[] {
  if (play.do === 'use') return usedBy(open, player, play);
  const id = hand[play.slot];
  const card = id && cardOf(id);
  const effects = card?.kind === 'spell' ? card.effects : [];
  return effects
    .filter((effect) => !isOneOf(effect, ELSEWHERE))
    .map((effect) => ({ do: 'effect', effect, player, source: null, target: play.target }));
}

function usedBy(open: Open, player: Player, { creature, ability, target }: Use): readonly Doing[] {
  const user = creatureOf(open, creature);
  const activated = activationOf(ability);
  if (!user || !activated || target.at !== 'creature') return [];
  if (activated.effect === 'claim') {
    return [{ do: 'wait', player, reviver: user.id, creature: target.id }];
  }
  const effect = activated.effect(strengthOf(open, user, ability));
  return [{ do: 'effect', effect, player, source: user.id, target }];
}

/** The table when these have been done and the course has been gone to its end; nobody answers anything. */
export function carriedOut(open: Open, { tasks, dice }: Course, doings: readonly Doing[]): Open {
  // what saves looks for the coming harm on the agenda
  const coming = tasks.filter((task) => task.do === 'harm');
  const start = { open: { ...open, agenda: coming }, secret: UNKNOWN, beaten: false };
  const d: EclipseDesk = new Desk<EclipseTypes>(start, thrown(dice));
  for (const doing of doings) {
    if (doing.do === 'effect') perform(d, doing.effect, doing);
    else setOpen(d, { claims: [...d.state.open.claims, doing] });
    if (coming.length === 0) goOn(d);
  }
  if (coming.length === 0 && d.state.open.ended === null) setOpen(d, { agenda: tasks });
  goOn(d);
  return d.state.open;
}

/** Does what lies on the agenda; windows pass, and whoever may take a creature does. */
function goOn(d: EclipseDesk): void {
  while (d.state.open.ended === null) {
    if (threatenMortals(d)) continue;
    const [task] = d.state.open.agenda;
    if (!task) return;
    done(d);
    deal(d, task);
  }
}

function deal(d: EclipseDesk, task: Task): void {
  if (task.do === 'harm') harm(d, task.harms);
  if (task.do === 'claim') settleClaim(d, task, 'taken');
  if (task.do === 'fight') fight(d, task.attacker);
  if (task.do === 'strike') strike(d);
  if (task.do === 'ladder') setLadder(d);
  if (task.do === 'save') save(d, task.attacker);
  if (task.do === 'hold') hold(d);
}

const NOTHING: Hidden = {
  hand: [],
  deck: [],
  list: [],
  prefs: SMART,
  redraw: null,
  passed: false,
  passedAll: false,
  missed: 0,
};
const UNKNOWN = each(() => NOTHING);
const ANY = seededRandom('in mind')('any');

function thrown(dice: Dice): Random {
  const nth = new Map<string, number>();
  return (purpose): Stream => ({
    ...ANY,
    int: () => {
      const at = nth.get(purpose) ?? 0;
      nth.set(purpose, at + 1);
      return (dice[purpose]?.[at] ?? dice[purpose]?.at(-1) ?? 1) - 1;
    },
  });
}
