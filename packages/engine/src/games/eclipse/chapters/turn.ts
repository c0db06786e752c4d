/** EC-4: a turn, from its Renewal to its End; and the start that comes before the first one. */
import { refuse } from '../../../core/ruling.ts';
import type { Player } from '../move.ts';
import { judgeTurn } from '../outcome.ts';
import { type Creature, type EclipseDesk, FRESH_TURN, other, PLAYERS, withOne } from '../state.ts';
import { discard, draw, HAND, mayRedraw, redraw } from './hands.ts';
import { setHidden, setOpen, soon, stonesOf } from './pieces.ts';
import { insightOf } from './stats.ts';
import { unmark } from './stones.ts';

/** EC-3.2 One of the two says whether to redraw; it can be said anew until both have. */
export function choose(d: EclipseDesk, player: Player, what: 'keep' | 'redraw'): void {
  if (what === 'redraw' && !mayRedraw(d.state.secret[player].hand)) refuse(d, { code: 'noRedraw' });
  setHidden(d, player, { redraw: what });
  d.tellOnly([player], { type: 'chose', player, what });
  const { ready } = d.state.open;
  if (ready[player]) return;
  setOpen(d, { ready: withOne(ready, player, true) });
  d.tell({ type: 'ready', player });
}

/** EC-3.3 When both have answered, hands are redrawn together and the first turn begins; whether so. */
export function closeRedraw(d: EclipseDesk): boolean {
  const { ready, agenda } = d.state.open;
  if (!ready.every((one) => one)) return false;
  const players = PLAYERS.filter((player) => d.state.secret[player].redraw === 'redraw');
  d.tell({ type: 'redrew', players });
  for (const player of players) redraw(d, player);
  for (const player of PLAYERS) setHidden(d, player, { redraw: null });
  setOpen(d, { agenda: agenda.slice(1), redrew: players });
  return true;
}

/** EC-4.1 Renewal, in its order; nobody may respond. */
export function renew(d: EclipseDesk): void {
  const { open } = d.state;
  const turn = open.turn + 1;
  const active = turn === 1 ? open.first : other(open.active);
  setOpen(d, { turn, active });
  d.tell({ type: 'turn', turn, player: active });
  endParalysis(d);
  refresh(d);
  draw(d, active, 1 + insightOf(d.state.open, active), 'renewal');
  for (const player of PLAYERS) forgive(d, player);
  soon(d, { do: 'main', main: 0, free: 0 });
}

/** EC-6.2 */
function endParalysis(d: EclipseDesk): void {
  const { creatures, turn } = d.state.open;
  const freed = creatures.filter(({ freeAt }) => freeAt !== null && freeAt <= turn);
  if (freed.length === 0) return;
  setOpen(d, {
    creatures: creatures.map((one) => (freed.includes(one) ? { ...one, freeAt: null } : one)),
  });
  d.tell({ type: 'freed', creatures: freed.map(({ id }) => id) });
}

/** EC-4.2 What held for a turn ends, and every creature of both sides heals, together. */
function refresh(d: EclipseDesk): void {
  const { creatures, changes, active } = d.state.open;
  const healed = creatures.filter(({ damage }) => damage > 0).map(({ id }) => id);
  setOpen(d, {
    creatures: creatures.map(rested),
    changes: changes.filter(({ lasts }) => lasts === 'ever'),
    ...FRESH_TURN,
  });
  const stones = unmark(d, stonesOf(d.state.open, active));
  d.tell({ type: 'renewed', creatures: healed, stones });
}

function rested(creature: Creature): Creature {
  const { damage, used, hurtBy, shields } = creature;
  const fresh = damage === 0 && used.length === 0 && hurtBy.length === 0 && shields === 0;
  return fresh ? creature : { ...creature, damage: 0, used: [], hurtBy: [], shields: 0 };
}

/** EC-8.7 Windows missed in one turn are counted for that turn, unless they were too many. */
function forgive(d: EclipseDesk, player: Player): void {
  if (d.state.secret[player].missed === 1) setHidden(d, player, { missed: 0 });
}

/** EC-4.8 The main phase is over, by choice or because no time is left. */
export function endMain(d: EclipseDesk, late: 'late' | 'chosen'): void {
  const { agenda, active } = d.state.open;
  setOpen(d, { agenda: agenda.slice(1) });
  d.tell({ type: 'ending', player: active, late: late === 'late' });
  soon(
    d,
    { do: 'window', kind: 'end', n: 0 },
    { do: 'discard', n: 0, player: active },
    { do: 'close' },
  );
}

/** EC-4.9 How many cards a hand has too many. */
export function surplus(hand: number): number {
  return Math.max(0, hand - HAND);
}

/** EC-4.9 The turn's player discards down to seven cards of their own choice. */
export function discardDown(d: EclipseDesk, player: Player, slots: readonly number[]): void {
  const { hand } = d.state.secret[player];
  if (slots.some((slot) => slot >= hand.length)) refuse(d, { code: 'noSuchCard' });
  const exact = slots.length === surplus(hand.length) && new Set(slots).size === slots.length;
  if (!exact) refuse(d, { code: 'wrongCount' });
  discard(d, player, slots);
}

/** EC-11.5 The cards that were drawn last. */
export function lastDrawn(hand: number): readonly number[] {
  return Array.from({ length: surplus(hand) }, (_, at) => HAND + at);
}

/** The turn is over; unless that ends the match, the next one begins. */
export function closeTurn(d: EclipseDesk): void {
  judgeTurn(d);
  soon(d, { do: 'renewal' });
}
