/** What is in play and in whose hands: looking it up, and writing it anew. */
import type { CardId } from '../cards/set.ts';
import type { Bearer, Id, Player } from '../move.ts';
import {
  type Creature,
  type EclipseDesk,
  type Enchantment,
  each,
  type Hidden,
  type Open,
  type Pair,
  type Stone,
  withOne,
} from '../state.ts';
import { type Harm, type Task } from './tasks.ts';

/** Replaces the named parts of what everybody sees. */
export function setOpen(d: EclipseDesk, parts: Partial<Open>): void {
  d.set({ open: { ...d.state.open, ...parts } });
}

/** Replaces the named parts of what one player alone knows. */
export function setHidden(d: EclipseDesk, player: Player, parts: Partial<Hidden>): void {
  const { secret } = d.state;
  d.set({ secret: withOne(secret, player, { ...secret[player], ...parts }) });
}

/** Puts tasks in front of everything that is left to do. */
export function soon(d: EclipseDesk, ...tasks: readonly Task[]): void {
  setOpen(d, { agenda: [...tasks, ...d.state.open.agenda] });
}

/** The front of the agenda is dealt with. */
export function done(d: EclipseDesk): void {
  setOpen(d, { agenda: d.state.open.agenda.slice(1) });
}

/** The creature of an id, if it is in play. */
export function creatureOf(open: Open, id: Id): Creature | undefined {
  return open.creatures.find((one) => one.id === id);
}

/** The stone of an id, if it is in play. */
export function stoneOf(open: Open, id: Id): Stone | undefined {
  return open.stones.find((one) => one.id === id);
}

/** The enchantment of an id, if it is in play. */
export function enchantmentOf(open: Open, id: Id): Enchantment | undefined {
  return open.enchantments.find((one) => one.id === id);
}

/** All creatures that a player controls. */
export function creaturesOf({ creatures }: Open, player: Player): readonly Creature[] {
  return creatures.filter(({ side }) => side === player);
}

/** All stones that a player controls. */
export function stonesOf({ stones }: Open, player: Player): readonly Stone[] {
  return stones.filter(({ side }) => side === player);
}

/** How many stones each controls. */
export function stoneCounts(open: Open): Pair<number> {
  return each((player) => stonesOf(open, player).length);
}

/** The harm that is about to come; none outside harm windows. */
export function comingHarms({ agenda }: Open): readonly Harm[] {
  const task = agenda.find((one) => one.do === 'harm');
  return task?.do === 'harm' ? task.harms : [];
}

/** Changes one creature in play; nothing when it is gone. */
export function setCreature(d: EclipseDesk, id: Id, parts: Partial<Creature>): void {
  const { creatures } = d.state.open;
  setOpen(d, { creatures: creatures.map((one) => (one.id === id ? { ...one, ...parts } : one)) });
}

/** The id for a card that enters play now. */
export function nextId(d: EclipseDesk, card: CardId): Id {
  const { next, cards } = d.state.open;
  setOpen(d, { next: next + 1, cards: [...cards, card] });
  return next;
}

/** Lays a card on its owner's discard pile. */
export function bury(d: EclipseDesk, owner: Player, card: CardId): void {
  const { discards } = d.state.open;
  setOpen(d, { discards: withOne(discards, owner, [...discards[owner], card]) });
}

/**
 * Takes the latest card of a name out of a discard pile.
 * @throws where it does not lie there: a bug of ours.
 */
export function exhume(d: EclipseDesk, owner: Player, card: CardId): void {
  const { discards } = d.state.open;
  const pile = discards[owner];
  const at = pile.lastIndexOf(card);
  if (at < 0) throw new Error(`no ${card} lies on the discard pile of player ${owner}`);
  setOpen(d, { discards: withOne(discards, owner, pile.toSpliced(at, 1)) });
}

/** Whether an enchantment or change lies on this creature or stone. */
function liesOn(bearer: Bearer, id: Id): boolean {
  return (bearer.on === 'creature' || bearer.on === 'stone') && bearer.id === id;
}

/** Takes every change and enchantment off what has left play; enchantments go to their owners' piles. */
export function shed(d: EclipseDesk, id: Id): void {
  const { enchantments, changes } = d.state.open;
  const falling = enchantments.filter(({ bearer }) => liesOn(bearer, id));
  setOpen(d, {
    enchantments: enchantments.filter((one) => !falling.includes(one)),
    changes: changes.filter(({ bearer }) => !liesOn(bearer, id)),
  });
  for (const { id: faded, card, owner } of falling) {
    bury(d, owner, card);
    d.tell({ type: 'faded', piece: { id: faded, card }, owner });
  }
}
