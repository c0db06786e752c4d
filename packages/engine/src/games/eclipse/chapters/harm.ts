/** EC-7: harm. What is about to happen to creatures, what becomes of it, and destruction. */

import type { EclipseEvent } from '../event.ts';
import type { Id, Player } from '../move.ts';
import { type Claim, type Creature, type EclipseDesk, other } from '../state.ts';
import { regenerationOf } from './abilities.ts';
import { toHand } from './hands.ts';
import {
  bury,
  comingHarms,
  creatureOf,
  exhume,
  nextId,
  setCreature,
  setOpen,
  shed,
  soon,
} from './pieces.ts';
import { lifeOf } from './stats.ts';
import { type Harm, type Question } from './tasks.ts';

const NO_HARM: Omit<Harm, 'creature'> = { damage: 0, destroyed: false, prevented: 0, by: null };

/** EC-7.1 One window for the whole effect, before anything of it happens. */
export function threaten(
  d: EclipseDesk,
  creatures: readonly Creature[],
  what: Partial<Pick<Harm, 'damage' | 'destroyed' | 'by'>>,
): void {
  if (creatures.length === 0) return;
  const harms = creatures.map(({ id }): Harm => ({ ...NO_HARM, ...what, creature: id }));
  d.tell({
    type: 'threatened',
    harms: harms.map(({ creature, damage, destroyed }) => ({ creature, damage, destroyed })),
  });
  soon(d, { do: 'window', kind: 'harm', n: 0 }, { do: 'harm', harms });
}

/** EC-7.6 Whoever's life has fallen to the damage it bears is threatened at once; whether anybody is. */
export function threatenMortals(d: EclipseDesk): boolean {
  const { open } = d.state;
  if (comingHarms(open).length > 0) return false;
  const mortals = open.creatures.filter((one) => one.damage >= lifeOf(open, one));
  threaten(d, mortals, {});
  return mortals.length > 0;
}

/** EC-7.4 Takes so much off coming damage, or, when none is coming, off the damage that lies on it. */
export function prevent(d: EclipseDesk, creature: Creature, amount: number): void {
  const { id } = creature;
  if (!comingHarms(d.state.open).some((harm) => harm.creature === id && harm.damage > 0)) {
    return heal(d, creature, amount);
  }
  const spare = (harm: Harm): Harm =>
    harm.creature === id ? { ...harm, prevented: harm.prevented + amount } : harm;
  setOpen(d, {
    agenda: d.state.open.agenda.map((task) =>
      task.do === 'harm' ? { ...task, harms: task.harms.map(spare) } : task,
    ),
  });
  d.tell({ type: 'prevented', creature: id, amount });
}

/** Takes up to `amount` off the damage that lies on a creature. */
export function heal(d: EclipseDesk, { id, damage }: Creature, amount: number): void {
  const healed = Math.min(damage, amount);
  if (healed === 0) return;
  setCreature(d, id, { damage: damage - healed });
  d.tell({ type: 'healed', creature: id, amount: healed });
}

/** EC-7.2 All damage at once, then all destruction at once. */
export function harm(d: EclipseDesk, harms: readonly Harm[]): void {
  for (const one of harms) hurt(d, one);
  const { open } = d.state;
  const doomed = harms.flatMap(({ creature: id, destroyed }) => {
    const creature = creatureOf(open, id);
    const falls = creature && (destroyed || creature.damage >= lifeOf(open, creature));
    return falls ? [creature] : [];
  });
  destroy(
    d,
    doomed.filter((creature) => !isSaved(d, creature)),
  );
}

/** EC-7.2 Protective touch first, then regeneration. */
function hurt(d: EclipseDesk, { creature: id, damage, prevented, by }: Harm): void {
  const creature = creatureOf(d.state.open, id);
  if (!creature || damage === 0) return;
  const coming = Math.max(0, damage - prevented);
  const regenerated = Math.min(coming, regenerationOf(d.state.open, creature));
  const amount = coming - regenerated;
  const hurtBy = by !== null && coming > 0 ? [...creature.hurtBy, by] : creature.hurtBy;
  setCreature(d, id, { damage: creature.damage + amount, hurtBy });
  d.tell({ type: 'damaged', creature: id, amount, regenerated });
}

/** EC-6.5 A shield is spent by the destruction it stops; a life of 0 or less cannot be saved. */
function isSaved(d: EclipseDesk, creature: Creature): boolean {
  const life = lifeOf(d.state.open, creature);
  if (creature.shields === 0 || life <= 0) return false;
  setCreature(d, creature.id, { shields: creature.shields - 1, damage: life - 1 });
  d.tell({ type: 'saved', creature: creature.id });
  return true;
}

/** All of these go to their owners' discard piles together. */
function destroy(d: EclipseDesk, doomed: readonly Creature[]): void {
  if (doomed.length === 0) return;
  for (const { id, card, owner } of doomed) {
    leavePlay(d, id);
    bury(d, owner, card);
    d.tell({ type: 'destroyed', kind: 'creature', piece: { id, card }, owner });
  }
  setOpen(d, { stirred: true });
  const { creatures, claims } = d.state.open;
  const orphans = creatures.filter(({ broughtBy, side }) =>
    doomed.some((reviver) => reviver.id === broughtBy && reviver.side === side),
  );
  threaten(d, orphans, { destroyed: true });
  soon(d, ...doomed.flatMap((creature) => claims.flatMap((claim) => claimed(d, creature, claim))));
}

/** EC-6.12 The question whether a dark reviver that is still there takes what was destroyed. */
function claimed(
  d: EclipseDesk,
  { id, card, owner, side }: Creature,
  { player, reviver, creature }: Claim,
): readonly Question[] {
  const taker = creatureOf(d.state.open, reviver);
  if (creature !== id || taker?.side !== player || side === player) return [];
  return [{ do: 'claim', n: 0, player, reviver, card, owner }];
}

/** EC-6.12 The answer: it arrives as new, on the reviver's side, or stays on the pile. */
export function settleClaim(
  d: EclipseDesk,
  { player, reviver, card, owner }: Extract<Question, { readonly do: 'claim' }>,
  answer: 'taken' | 'left',
): void {
  if (answer === 'left') return d.tell({ type: 'declined', player, what: 'claim' });
  exhume(d, owner, card);
  enterPlay(d, { card, owner, side: player, broughtBy: reviver }, 'revived');
}

/** A creature comes into play, undamaged and with all its abilities unused. */
export function enterPlay(
  d: EclipseDesk,
  what: Pick<Creature, 'card' | 'owner' | 'side' | 'broughtBy'>,
  how: Extract<EclipseEvent, { readonly type: 'entered' }>['how'],
): Creature {
  const id = nextId(d, what.card);
  const fresh = { damage: 0, used: [], freeAt: null, hurtBy: [], shields: 0 };
  const creature: Creature = { id, ...what, ...fresh };
  setOpen(d, { creatures: [...d.state.open.creatures, creature], stirred: true });
  d.tell({ type: 'entered', player: what.side, piece: { id, card: what.card }, how });
  return creature;
}

/** A creature goes back to its owner's hand; that is no destruction. */
export function returnCreature(d: EclipseDesk, { id, card, owner }: Creature): void {
  leavePlay(d, id);
  toHand(d, owner, card);
  d.tell({ type: 'returned', kind: 'creature', piece: { id, card }, owner });
}

/** EC-9.6 A player takes a creature over, with all that lies on it. */
export function stealCreature(d: EclipseDesk, { id, card, side }: Creature, by: Player): void {
  if (side !== other(by)) return;
  const { combat } = d.state.open;
  setCreature(d, id, { side: by });
  setOpen(d, { combat: combat && { ...combat, turned: [...combat.turned, id] } });
  d.tell({ type: 'stolen', kind: 'creature', piece: { id, card }, by });
}

function leavePlay(d: EclipseDesk, id: Id): void {
  setOpen(d, { creatures: d.state.open.creatures.filter((one) => one.id !== id) });
  shed(d, id);
}
