/** EC-1.2 Power stones come and go here and nowhere else, and each time the lead is looked at. */
import type { CardId } from '../cards/set.ts';
import type { Id, Player } from '../move.ts';
import { lookAtLead } from '../outcome.ts';
import { type EclipseDesk, other, type Stone } from '../state.ts';
import { toHand } from './hands.ts';
import { bury, nextId, setOpen, shed } from './pieces.ts';

/** A stone from the hand comes into play, unmarked. */
export function layStone(d: EclipseDesk, player: Player, card: CardId): void {
  const id = nextId(d, card);
  const stone: Stone = { id, card, owner: player, side: player, marked: false };
  setOpen(d, { stones: [...d.state.open.stones, stone], stirred: true });
  d.tell({ type: 'dropped', player, piece: { id, card } });
  lookAtLead(d);
}

/** All of these go to their owners' discard piles together. */
export function destroyStones(d: EclipseDesk, stones: readonly Stone[]): void {
  if (stones.length === 0) return;
  remove(d, stones);
  setOpen(d, { stirred: true });
  for (const { id, card, owner } of stones) {
    bury(d, owner, card);
    d.tell({ type: 'destroyed', kind: 'stone', piece: { id, card }, owner });
  }
  lookAtLead(d);
}

/** All of these go to their owners' hands together. */
export function returnStones(d: EclipseDesk, stones: readonly Stone[]): void {
  if (stones.length === 0) return;
  remove(d, stones);
  for (const { id, card, owner } of stones) {
    toHand(d, owner, card);
    d.tell({ type: 'returned', kind: 'stone', piece: { id, card }, owner });
  }
  lookAtLead(d);
}

/** EC-2.5 A player takes these over; a mark stays until the new controller's Renewal. */
export function stealStones(d: EclipseDesk, stones: readonly Stone[], by: Player): void {
  const taken = stones.filter(({ side }) => side === other(by)).map(({ id }) => id);
  if (taken.length === 0) return;
  const { combat } = d.state.open;
  setOpen(d, {
    stones: d.state.open.stones.map((one) => (taken.includes(one.id) ? { ...one, side: by } : one)),
    combat: combat && { ...combat, turned: [...combat.turned, ...taken] },
  });
  for (const { id, card } of stones.filter((one) => taken.includes(one.id)))
    d.tell({ type: 'stolen', kind: 'stone', piece: { id, card }, by });
  lookAtLead(d);
}

/** Unmarks stones; gives those that were marked. */
export function unmark(d: EclipseDesk, stones: readonly Stone[]): readonly Id[] {
  const renewed = stones.filter(({ marked }) => marked).map(({ id }) => id);
  setOpen(d, {
    stones: d.state.open.stones.map((one) =>
      renewed.includes(one.id) ? { ...one, marked: false } : one,
    ),
  });
  return renewed;
}

function remove(d: EclipseDesk, stones: readonly Stone[]): void {
  const gone = stones.map(({ id }) => id);
  setOpen(d, { stones: d.state.open.stones.filter(({ id }) => !gone.includes(id)) });
  for (const id of gone) shed(d, id);
}
