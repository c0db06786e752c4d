/** EC-2: energy. A cost is paid by marking stones; nothing floats, nothing is given back. */
import type { Cost } from '../cards/card.ts';
import type { Id, Player } from '../move.ts';
import type { EclipseDesk, Open } from '../state.ts';
import { setOpen, stonesOf } from './pieces.ts';
import { energyOf } from './stats.ts';

/** The stones that a player could pay with, by the energy they give. */
export function freeStones(
  open: Open,
  player: Player,
): { readonly light: readonly Id[]; readonly dark: readonly Id[] } {
  const free = stonesOf(open, player).filter(({ marked }) => !marked);
  const light = free.filter((stone) => energyOf(open, stone) === 'light');
  const dark = free.filter((stone) => !light.includes(stone));
  return { light: light.map(({ id }) => id), dark: dark.map(({ id }) => id) };
}

/**
 * EC-2.4 The payment that leaves the most choice: what must be of one kind is of it, the rest comes
 * from the kind of which more would be left. Null: the player cannot pay.
 */
export function payment(open: Open, player: Player, cost: Cost): readonly Id[] | null {
  const { light, dark } = freeStones(open, player);
  const spare = [light.length - cost.light, dark.length - cost.dark] as const;
  if (spare[0] < 0 || spare[1] < 0 || spare[0] + spare[1] < cost.any) return null;
  // of `any`, so many are light that what is left of both kinds differs least
  const evenly = Math.ceil((cost.any + spare[0] - spare[1]) / 2);
  const anyLight = Math.min(spare[0], cost.any, Math.max(0, cost.any - spare[1], evenly));
  const anyDark = cost.any - anyLight;
  return [...light.slice(0, cost.light + anyLight), ...dark.slice(0, cost.dark + anyDark)];
}

/** EC-2.1 Whether these stones pay exactly: own, unmarked, distinct, enough of each kind. */
export function pays(open: Open, player: Player, cost: Cost, stones: readonly Id[]): boolean {
  const { light, dark } = freeStones(open, player);
  const lights = stones.filter((id) => light.includes(id)).length;
  const darks = stones.filter((id) => dark.includes(id)).length;
  return (
    new Set(stones).size === stones.length &&
    stones.length === cost.light + cost.dark + cost.any &&
    lights + darks === stones.length &&
    lights >= cost.light &&
    darks >= cost.dark
  );
}

/** EC-2.3 Marks the stones that pay; they still count, save and fall like others. */
export function mark(d: EclipseDesk, paid: readonly Id[]): void {
  const { stones } = d.state.open;
  setOpen(d, {
    stones: stones.map((one) => (paid.includes(one.id) ? { ...one, marked: true } : one)),
  });
}
