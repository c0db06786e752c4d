/** What an answer to the open window would bring whoever looks, as far as the table shows it. */
import type { Effect } from '@kesem/engine/games/eclipse/cards/card';
import { cardOf } from '@kesem/engine/games/eclipse/cards/set';
import { activationOf, regenerationOf } from '@kesem/engine/games/eclipse/chapters/abilities';
import { savingTotal, totals } from '@kesem/engine/games/eclipse/chapters/dice';
import { comingHarms, creatureOf, stoneOf } from '@kesem/engine/games/eclipse/chapters/pieces';
import { abilitiesOf, lifeOf } from '@kesem/engine/games/eclipse/chapters/stats';
import type { Harm } from '@kesem/engine/games/eclipse/chapters/tasks';
import type { EclipseMove, Player } from '@kesem/engine/games/eclipse/move';
import {
  type Creature,
  type EclipseView,
  other,
  type Roll,
  withOne,
} from '@kesem/engine/games/eclipse/state';
import type { Lang } from '../../../i18n/lang.ts';
import { askedIn, type Play, playerIn, playsOf, usesOf } from '../table/asked.ts';
import { keyOf, type Thing, type ThingKey } from '../table/thing.ts';
import { gainTexts } from './texts.ts';

export type Gains = ReadonlyMap<ThingKey, string>;

/** What each card of the hand and each creature that could answer would bring; nothing where it cannot be told beforehand. */
export function gainsIn(view: EclipseView, moves: readonly EclipseMove[], lang: Lang): Gains {
  const me = playerIn(view);
  if (me === null || askedIn(view) !== 'window') return new Map();
  const gains = new Map<ThingKey, string>();
  const tell = (thing: Thing, plays: readonly Play[]): void => {
    const gain = bestOf({ view, me, lang }, plays);
    if (gain !== null) gains.set(keyOf(thing), gain);
  };
  for (const slot of (view.mine?.hand ?? []).keys())
    tell({ at: 'card', slot }, playsOf(moves, view, slot));
  for (const { id } of view.creatures) tell({ at: 'creature', id }, usesOf(moves, id));
  return gains;
}

/** Who looks, at what, and in which language. */
interface Seen {
  readonly view: EclipseView;
  readonly me: Player;
  readonly lang: Lang;
}

interface Gain {
  /** The more, the better. */
  readonly worth: number;
  readonly words: string;
}

function bestOf(seen: Seen, plays: readonly Play[]): string | null {
  const gains = plays.flatMap((play) => gainOf(seen, play) ?? []);
  return gains.toSorted((one, two) => two.worth - one.worth)[0]?.words ?? null;
}

function gainOf(seen: Seen, play: Play): Gain | null {
  const { view, me } = seen;
  if (play.do === 'drop' || play.target === null) return null;
  const { target } = play;
  const effects = effectsOf(view, play);
  if (target.at === 'die') return diceGain(seen, effects, target.player);
  if (target.at !== 'creature') return null;
  const creature = creatureOf(view, target.id);
  const harm = comingHarms(view).find((one) => one.creature === target.id);
  return creature?.side === me && harm ? saving(seen, creature, harm, effects) : null;
}

function effectsOf(
  view: EclipseView,
  play: Exclude<Play, { readonly do: 'drop' }>,
): readonly Effect[] {
  if (play.do === 'cast') {
    const id = view.mine?.hand[play.slot];
    const card = id === undefined ? null : cardOf(id);
    return card?.kind === 'spell' ? card.effects : [];
  }
  const user = creatureOf(view, play.creature);
  const activated = activationOf(play.ability);
  if (!user || !activated || activated.effect === 'claim') return [];
  const x = abilitiesOf(view, user)
    .filter(({ ability }) => ability === play.ability)
    .reduce((sum, one) => sum + ('x' in one ? one.x : 0), 0);
  return [activated.effect(x)];
}

/** What is left of a creature's life when this harm has come; 0: it is destroyed. */
export function lifeAfter(view: EclipseView, creature: Creature, harm: Harm): number {
  const coming = Math.max(0, harm.damage - harm.prevented);
  const hurt = coming - Math.min(coming, regenerationOf(view, creature));
  const life = lifeOf(view, creature);
  const left = harm.destroyed ? 0 : Math.max(0, life - creature.damage - hurt);
  // a shield leaves a life of one
  return left === 0 && creature.shields > 0 && life > 0 ? 1 : left;
}

function saving(
  { view, lang }: Seen,
  creature: Creature,
  harm: Harm,
  effects: readonly Effect[],
): Gain | null {
  const before = lifeAfter(view, creature, harm);
  const amount = effects.reduce((sum, one) => sum + (one.do === 'prevent' ? one.amount : 0), 0);
  const shields = creature.shields + effects.filter((one) => one.do === 'shield').length;
  const spared = { ...harm, prevented: harm.prevented + amount };
  const after = lifeAfter(view, { ...creature, shields }, spared);
  if (after <= before) return null;
  const isUnhurt = after === lifeOf(view, creature) - creature.damage;
  const t = gainTexts(lang);
  return { worth: after, words: isUnhurt ? t.unhurt : t.lives(after) };
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** The chance after a die was rolled again or turned. */
function diceGain(
  { view, me, lang }: Seen,
  effects: readonly Effect[],
  whose: Player,
): Gain | null {
  const { roll } = view;
  if (!roll) return null;
  const die = roll.for === 'fight' ? roll.dice[whose] : roll.die;
  const faces = facesAfter(die, effects);
  const t = gainTexts(lang);
  if (faces.length === 0 || (roll.for === 'save' && roll.player !== me)) return null;
  const worth = faces.filter((face) => isGood(view, me, turned(roll, whose, face))).length;
  const chance = worth / faces.length;
  const words = roll.for === 'fight' ? t.win(chance) : t.keep(chance);
  return { worth: chance, words };
}

/** Every face that may lie there after these effects, each as likely as the others. */
function facesAfter(die: number, effects: readonly Effect[]): readonly number[] {
  if (effects.some((one) => one.do === 'reroll')) return FACES;
  return effects.flatMap((one) =>
    one.do === 'turnDie' ? [Math.min(6, Math.max(1, die + one.by))] : [],
  );
}

function turned(roll: Roll, whose: Player, face: number): Roll {
  return roll.for === 'fight'
    ? { ...roll, dice: withOne(roll.dice, whose, face) }
    : { ...roll, die: face };
}

/** Whether dice that lie so win the fight, or keep the stone. */
function isGood(view: EclipseView, me: Player, roll: Roll): boolean {
  if (roll.for === 'fight') {
    const sums = totals(view, roll);
    return sums[me] > sums[other(me)];
  }
  const stone = stoneOf(view, roll.stone);
  return stone !== undefined && savingTotal(view, stone, roll.die) >= roll.needs;
}
