/** EC-9.4 Enchantments come into play and leave it. */
import type { CardId } from '../cards/set.ts';
import type { Bearer, Player, Target } from '../move.ts';
import type { EclipseDesk, Enchantment } from '../state.ts';
import { toHand } from './hands.ts';
import { bury, nextId, setOpen } from './pieces.ts';

/** Lays an enchantment on its bearer; the caster controls it. */
export function enchant(d: EclipseDesk, player: Player, card: CardId, bearer: Bearer): void {
  const id = nextId(d, card);
  const one: Enchantment = { id, card, owner: player, side: player, bearer };
  setOpen(d, { enchantments: [...d.state.open.enchantments, one] });
  d.tell({ type: 'enchanted', player, piece: { id, card }, bearer });
}

/** Returns the bearer that a target can be; null for what can bear nothing. */
export function bearerOf(target: Target): Bearer | null {
  if (target.at === 'player') return { on: 'player', player: target.player };
  if (target.at === 'creature' || target.at === 'stone') return { on: target.at, id: target.id };
  return null;
}

/** These leave play: to their owners' discard piles or hands. */
export function lift(
  d: EclipseDesk,
  enchantments: readonly Enchantment[],
  how: 'destroyed' | 'returned',
): void {
  const rest = d.state.open.enchantments.filter((one) => !enchantments.includes(one));
  setOpen(d, { enchantments: rest });
  for (const { id, card, owner } of enchantments) {
    if (how === 'destroyed') bury(d, owner, card);
    else toHand(d, owner, card);
    d.tell({ type: how, kind: 'enchantment', piece: { id, card }, owner });
  }
}
