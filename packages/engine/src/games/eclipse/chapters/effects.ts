/** EC-9.7 The one interpreter of what spells and activated abilities do. */
import type { Effect, To } from '../cards/card.ts';
import type { Bearer, Player, Target } from '../move.ts';
import {
  type Creature,
  type EclipseDesk,
  type Enchantment,
  isOneOf,
  type Open,
  other,
  type Stone,
} from '../state.ts';
import { changeDie, rollDie } from './dice.ts';
import { bearerOf, lift } from './enchantments.ts';
import { discardAtRandom, draw, toHand } from './hands.ts';
import { enterPlay, heal, prevent, returnCreature, stealCreature, threaten } from './harm.ts';
import { creatureOf, enchantmentOf, exhume, setCreature, setOpen, stoneOf } from './pieces.ts';
import { destroyStones, returnStones, stealStones, unmark } from './stones.ts';
import { isCreatureLike, isStoneLike, isWhose } from './targets.ts';
import { type Deed } from './tasks.ts';

/** Who does it, by which creature, to what was chosen. */
type Doing = Pick<Extract<Deed, { readonly do: 'effect' }>, 'player' | 'source' | 'target'>;
type EffectOf<K extends Effect['do']> = Extract<Effect, { readonly do: K }>;

const ON_CREATURES = ['damage', 'heal', 'prevent', 'shield', 'paralyse'] as const;
const ON_PIECES = ['destroy', 'return', 'steal'] as const;

/** Does one effect, as far as it can be done. */
export function perform(d: EclipseDesk, effect: Effect, doing: Doing): void {
  if (isOneOf(effect, ON_CREATURES)) return onCreatures(d, effect, doing);
  if (isOneOf(effect, ON_PIECES)) return onPieces(d, effect, doing);
  if (effect.do === 'change') return change(d, effect, doing);
  onTheRest(d, effect, doing);
}

/** What is done to creatures only. */
function onCreatures(
  d: EclipseDesk,
  effect: EffectOf<(typeof ON_CREATURES)[number]>,
  doing: Doing,
): void {
  const creatures = creaturesAt(d.state.open, effect.to, doing);
  switch (effect.do) {
    case 'damage':
      return threaten(d, creatures, { damage: effect.amount, by: doing.source });
    case 'heal':
      return creatures.forEach((one) => {
        heal(d, one, effect.amount === 'all' ? one.damage : effect.amount);
      });
    case 'prevent':
      return creatures.forEach((one) => {
        prevent(d, one, effect.amount);
      });
    case 'shield':
      return creatures.forEach((one) => {
        shield(d, one);
      });
    case 'paralyse':
      return paralyse(d, creatures);
    default:
      return effect satisfies never;
  }
}

/** What is done alike to creatures, stones and enchantments. */
function onPieces(
  d: EclipseDesk,
  effect: EffectOf<(typeof ON_PIECES)[number]>,
  doing: Doing,
): void {
  const { open } = d.state;
  const creatures = creaturesAt(open, effect.to, doing);
  const stones = stonesAt(open, effect.to, doing);
  const enchantments = enchantmentsAt(open, effect.to, doing);
  switch (effect.do) {
    case 'destroy':
      threaten(d, creatures, { destroyed: true, by: doing.source });
      lift(d, enchantments, 'destroyed');
      return destroyStones(d, stones);
    case 'return':
      for (const one of creatures) returnCreature(d, one);
      lift(d, enchantments, 'returned');
      return returnStones(d, stones);
    case 'steal':
      for (const one of creatures) stealCreature(d, one, doing.player);
      return stealStones(d, stones, doing.player);
    default:
      return effect satisfies never;
  }
}

/** What is done to stones' marks, to hands, to the turn and to dice. */
function onTheRest(
  d: EclipseDesk,
  effect: EffectOf<'renew' | 'draw' | 'discard' | 'raise' | 'extraDrop' | 'reroll' | 'turnDie'>,
  doing: Doing,
): void {
  switch (effect.do) {
    case 'renew':
      return renew(d, stonesAt(d.state.open, effect.to, doing));
    case 'draw':
      return playersAt(effect.who, doing).forEach((player) => {
        draw(d, player, effect.count, 'spell');
      });
    case 'discard':
      return playersAt(effect.who, doing).forEach((player) => {
        discardAtRandom(d, player, effect.count);
      });
    case 'raise':
      return raise(d, effect, doing);
    case 'extraDrop':
      return extraDrop(d, effect.count, doing.player);
    case 'reroll':
      return onDie(d, doing.target, () => rollDie(d, 'reroll'));
    case 'turnDie':
      return onDie(d, doing.target, (die) => die + effect.by);
    default:
      return effect satisfies never;
  }
}

/** EC-6.5 It will once not be destroyed this turn. */
function shield(d: EclipseDesk, { id, shields }: Creature): void {
  setCreature(d, id, { shields: shields + 1 });
  d.tell({ type: 'shielded', creature: id });
}

/** EC-6.2 Paralysed in this turn and the next. */
export function paralyse(d: EclipseDesk, creatures: readonly Creature[]): void {
  if (creatures.length === 0) return;
  const until = d.state.open.turn + 2;
  for (const { id } of creatures) setCreature(d, id, { freeAt: until });
  d.tell({ type: 'paralysed', creatures: creatures.map(({ id }) => id), until });
}

function change(d: EclipseDesk, { to, gives, lasts }: EffectOf<'change'>, doing: Doing): void {
  const bearers = bearersAt(d.state.open, to, doing);
  if (bearers.length === 0) return;
  const changes = bearers.map((bearer) => ({ bearer, gives, lasts }));
  setOpen(d, { changes: [...d.state.open.changes, ...changes] });
  d.tell({ type: 'changed', bearers, gives, lasts });
}

function renew(d: EclipseDesk, stones: readonly Stone[]): void {
  d.tell({ type: 'unmarked', stones: unmark(d, stones) });
}

function raise(d: EclipseDesk, { to }: EffectOf<'raise'>, { player, target }: Doing): void {
  if (target?.at !== 'buried') return;
  const { card } = target;
  exhume(d, player, card);
  if (to === 'play') {
    enterPlay(d, { card, owner: player, side: player, broughtBy: null }, 'raised');
    return;
  }
  toHand(d, player, card);
  d.tell({ type: 'recovered', player, card });
}

function extraDrop(d: EclipseDesk, count: number, player: Player): void {
  const { drops } = d.state.open;
  setOpen(d, { drops: { ...drops, extra: drops.extra + count } });
  d.tell({ type: 'moreDrops', player, count });
}

function onDie(d: EclipseDesk, target: Target | null, turn: (die: number) => number): void {
  if (target?.at === 'die') changeDie(d, target.player, turn);
}

function playersAt(who: 'me' | 'opponent' | 'both', { player }: Doing): readonly Player[] {
  if (who === 'both') return [player, other(player)];
  return [who === 'me' ? player : other(player)];
}

/** The creatures that an effect is done to: the chosen one if it is still there, or a group. */
function creaturesAt(open: Open, to: To, { player, target }: Doing): readonly Creature[] {
  if (to === 'target') return target?.at === 'creature' ? found(creatureOf(open, target.id)) : [];
  if (typeof to === 'string' || to.all !== 'creatures') return [];
  return open.creatures.filter(
    (one) => isWhose(to.of, one.side, player) && isCreatureLike(open, one, to.like),
  );
}

function stonesAt(open: Open, to: To, { player, target }: Doing): readonly Stone[] {
  if (to === 'target') return target?.at === 'stone' ? found(stoneOf(open, target.id)) : [];
  if (typeof to === 'string' || to.all !== 'stones') return [];
  return open.stones.filter(
    (one) => isWhose(to.of, one.side, player) && isStoneLike(open, one, to.like),
  );
}

function enchantmentsAt(open: Open, to: To, { player, target }: Doing): readonly Enchantment[] {
  if (to === 'target') {
    return target?.at === 'enchantment' ? found(enchantmentOf(open, target.id)) : [];
  }
  if (typeof to === 'string' || to.all !== 'enchantments') return [];
  return open.enchantments.filter(({ side }) => isWhose(to.of, side, player));
}

function bearersAt(open: Open, to: To, doing: Doing): readonly Bearer[] {
  if (to === 'me') return [{ on: 'player', player: doing.player }];
  if (to === 'opponent') return [{ on: 'player', player: other(doing.player) }];
  if (to === 'target' && doing.target?.at === 'player') return found(bearerOf(doing.target));
  return [
    ...creaturesAt(open, to, doing).map(({ id }): Bearer => ({ on: 'creature', id })),
    ...stonesAt(open, to, doing).map(({ id }): Bearer => ({ on: 'stone', id })),
  ];
}

function found<X>(one: X | null | undefined): readonly X[] {
  return one === null || one === undefined ? [] : [one];
}
