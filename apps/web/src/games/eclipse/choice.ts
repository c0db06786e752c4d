/** What is being put together, as a value: every press makes another one, or a play to be sent. */
import type { AbilityId, Cost } from '@kesem/engine/games/eclipse/cards/card';
import { cardOf } from '@kesem/engine/games/eclipse/cards/set';
import { pays } from '@kesem/engine/games/eclipse/chapters/energy';
import type { EclipseMove, Id, Target } from '@kesem/engine/games/eclipse/move';
import type { EclipseView } from '@kesem/engine/games/eclipse/state';
import type { Lang } from '../../i18n/lang.ts';
import { askedIn, type Play, playerIn, playsOf, tooMany, usesOf } from './table/asked.ts';
import { isSameThing, type Thing } from './table/thing.ts';
import { whyNotCard, whyNotCreature, whyNotTarget, whyNotUse } from './words/whyNot.ts';

export type Picked =
  | { readonly kind: 'card'; readonly slot: number }
  /** It has several abilities that could be used. */
  | { readonly kind: 'creature'; readonly id: Id }
  | { readonly kind: 'ability'; readonly id: Id; readonly ability: AbilityId };

/** What is chosen so far. */
export interface Draft {
  readonly picked: Picked | null;
  readonly target: Target | null;
  /** Chosen stones; null: those that are proposed. */
  readonly pay: readonly Id[] | null;
  /** Cards for the discard pile. */
  readonly slots: readonly number[];
  /** Why the last press did nothing. */
  readonly note: string | null;
}

export const NO_DRAFT: Draft = { picked: null, target: null, pay: null, slots: [], note: null };

/** The table at which something is put together; with `confirm` a target is not yet a play. */
export interface PlayContext {
  readonly view: EclipseView;
  readonly moves: readonly EclipseMove[];
  readonly lang: Lang;
  readonly confirm: boolean;
}

/** What comes of a press. */
export type Outcome =
  | { readonly is: 'draft'; readonly draft: Draft }
  | { readonly is: 'play'; readonly play: Play };

const drafted = (draft: Draft): Outcome => ({ is: 'draft', draft });
const noted = (draft: Draft, note: string | null): Outcome => drafted({ ...draft, note });
const picking = (picked: Picked | null, target: Target | null = null): Outcome =>
  drafted({ ...NO_DRAFT, picked, target });

/** What follows from a draft. */
export interface Solved {
  /** Everything it could still become. */
  readonly plays: readonly Play[];
  readonly targets: readonly Target[];
  /** The stones that would pay. */
  readonly pay: readonly Id[];
  /** What would be sent; null: something is missing. */
  readonly play: Play | null;
}

/** The plays that a draft could become, their targets and the payment. */
export function solved({ picked, target, pay }: Draft, { view, moves }: PlayContext): Solved {
  const plays = playsAt(picked, view, moves);
  const chosen = target ? at(plays, target) : plays.find(isUntargeted);
  const proposed = chosen ?? plays[0];
  const paid = pay ?? (proposed?.do === 'cast' ? proposed.pay : []);
  const whole = chosen?.do === 'cast' ? { ...chosen, pay: paid } : chosen;
  const play = whole && isPaid(whole, view) ? whole : null;
  return { plays, targets: targetsOf(plays), pay: paid, play };
}

/** A press on anything of the table or the hand. */
export function pressed(draft: Draft, thing: Thing, context: PlayContext): Outcome {
  return thing.at === 'card'
    ? pressedCard(draft, thing.slot, context)
    : pressedThing(draft, thing, context);
}

function pressedCard(draft: Draft, slot: number, context: PlayContext): Outcome {
  const { view, moves, lang } = context;
  if (askedIn(view) === 'discard') {
    return drafted({ ...NO_DRAFT, slots: toggled(draft.slots, slot, tooMany(view)) });
  }
  if (draft.picked?.kind === 'card' && draft.picked.slot === slot) {
    const { play } = solved(draft, context);
    return play ? { is: 'play', play } : picking(null);
  }
  if (playsOf(moves, view, slot).length > 0) return picking({ kind: 'card', slot });
  return noted(NO_DRAFT, whyNotCard(view, slot, lang));
}

function pressedThing(draft: Draft, thing: Thing, context: PlayContext): Outcome {
  const now = solved(draft, context);
  const target = now.targets.find((one) => isSameThing(one, thing));
  if (target) return aimed(draft, target, now, context);
  const price = priceOf(costOf(draft.picked, context.view));
  if (thing.at === 'stone' && price > 0 && canPay(context.view, thing.id)) {
    return drafted({ ...draft, note: null, pay: toggled(now.pay, thing.id, price) });
  }
  if (now.targets.length > 0) return noted(draft, whyNotAimed(draft.picked, thing, context));
  if (thing.at === 'field' && now.play) return { is: 'play', play: now.play };
  return thing.at === 'creature' ? pressedCreature(thing.id, context) : drafted(draft);
}

function pressedCreature(id: Id, { view, moves, lang }: PlayContext): Outcome {
  const abilities = abilitiesFor(moves, id);
  const [first] = abilities;
  if (first === undefined) return noted(NO_DRAFT, whyNotCreature(view, id, lang));
  return picking(
    abilities.length > 1 ? { kind: 'creature', id } : { kind: 'ability', id, ability: first },
  );
}

/** A second press on the target, or a first one where nothing is confirmed, plays. */
function aimed(
  draft: Draft,
  target: Target,
  { plays, pay }: Solved,
  context: PlayContext,
): Outcome {
  const play = at(plays, target);
  const isSecond = draft.target !== null && isSameThing(draft.target, target);
  if (!play || (context.confirm && !isSecond)) return drafted({ ...draft, note: null, target });
  const whole = play.do === 'cast' ? { ...play, pay } : play;
  return isPaid(whole, context.view)
    ? { is: 'play', play: whole }
    : drafted({ ...draft, note: null, target });
}

/** A card is let go over something, or above the hand. */
export function thrown(slot: number, thing: Thing | null, context: PlayContext): Outcome {
  const { view, moves, lang, confirm } = context;
  const plays = playsOf(moves, view, slot);
  const target = thing && targetsOf(plays).find((one) => isSameThing(one, thing));
  const play = target ? at(plays, target) : plays.find(isUntargeted);
  if (play && !(confirm && target)) return { is: 'play', play };
  if (plays.length > 0) return picking({ kind: 'card', slot }, target ?? null);
  return noted(NO_DRAFT, whyNotCard(view, slot, lang));
}

/** The thing that is taken up. */
export function thingOf(picked: Picked): Thing {
  return picked.kind === 'card'
    ? { at: 'card', slot: picked.slot }
    : { at: 'creature', id: picked.id };
}

/** The abilities of a creature that could be used now. */
export function abilitiesFor(moves: readonly EclipseMove[], id: Id): readonly AbilityId[] {
  return [...new Set(usesOf(moves, id).map(({ ability }) => ability))];
}

/** What the picked card costs; null: nothing is to be paid. */
export function costOf(picked: Picked | null, view: EclipseView): Cost | null {
  return picked?.kind === 'card' ? costAt(view, picked.slot) : null;
}

function costAt(view: EclipseView, slot: number): Cost | null {
  const id = view.mine?.hand[slot];
  const card = id === undefined ? null : cardOf(id);
  return card && card.kind !== 'stone' ? card.cost : null;
}

function priceOf(cost: Cost | null): number {
  return cost ? cost.light + cost.dark + cost.any : 0;
}

function playsAt(
  picked: Picked | null,
  view: EclipseView,
  moves: readonly EclipseMove[],
): readonly Play[] {
  if (picked?.kind === 'card') return playsOf(moves, view, picked.slot);
  if (picked?.kind !== 'ability') return [];
  return usesOf(moves, picked.id).filter(({ ability }) => ability === picked.ability);
}

function targetsOf(plays: readonly Play[]): readonly Target[] {
  return plays.flatMap((play) => ('target' in play && play.target ? [play.target] : []));
}

function at(plays: readonly Play[], target: Target): Play | undefined {
  return plays.find((one) => 'target' in one && one.target && isSameThing(one.target, target));
}

const isUntargeted = (play: Play): boolean => !('target' in play) || play.target === null;

function isPaid(play: Play, view: EclipseView): boolean {
  const me = playerIn(view);
  if (play.do !== 'cast') return true;
  const cost = costAt(view, play.slot);
  return me !== null && cost !== null && pays(view, me, cost, play.pay);
}

function canPay(view: EclipseView, id: Id): boolean {
  return view.stones.some((one) => one.id === id && one.side === view.me && !one.marked);
}

/** The list with one more, or without it; when it is full the oldest goes. */
function toggled(list: readonly number[], one: number, most: number): readonly number[] {
  if (list.includes(one)) return list.filter((other) => other !== one);
  return [...list, one].slice(-most);
}

function whyNotAimed(
  picked: Picked | null,
  thing: Thing,
  { view, lang }: PlayContext,
): string | null {
  if (!('id' in thing)) return null;
  if (picked?.kind === 'card') return whyNotTarget(view, picked.slot, thing, lang);
  if (picked?.kind !== 'ability') return null;
  return whyNotUse(view, { creature: picked.id, ability: picked.ability }, thing, lang);
}
