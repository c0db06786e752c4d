/** What is put together, as it is spoken. */
import type { AbilityId } from '@kesem/engine/games/eclipse/cards/card';
import { cardOf } from '@kesem/engine/games/eclipse/cards/set';
import type { Target } from '@kesem/engine/games/eclipse/move';
import type { EclipseView } from '@kesem/engine/games/eclipse/state';
import type { Words } from '../../contract.ts';
import { cardName, cardText } from '../cards/text.ts';
import { stonesToLay, tooMany } from '../table/asked.ts';
import { textsOf } from '../texts.ts';
import { abilityOn, cardAt, nameOf, ownerOf, targetName } from './naming.ts';

/** What is picked, its target, and the cards that are to go. */
export interface Put {
  readonly picked:
    | { readonly kind: 'card'; readonly slot: number }
    | { readonly kind: 'creature'; readonly id: number }
    | { readonly kind: 'ability'; readonly id: number; readonly ability: AbilityId }
    | null;
  readonly target: Target | null;
  readonly slots: readonly number[];
}

/** What is picked and aimed at, as a question; what a card does is read when it is taken up. */
export function sayPicked({ picked, target, slots }: Put, view: EclipseView, words: Words): string {
  const t = textsOf(words.lang).bar;
  if (picked === null) {
    if (slots.length > 0) return t.discardGo(slots.length, tooMany(view));
    return view.active === view.me ? t.main(stonesToLay(view)) : '';
  }
  if (picked.kind === 'creature') return t.uses(nameOf(view, picked.id, words.lang));
  if (picked.kind === 'card')
    return `${askOf({ picked, target, slots }, view, words)} ${readOf(view, picked.slot, words)}`;
  return askOf({ picked, target, slots }, view, words);
}

/** The question that is open for what is picked: at whom, or whether. */
export function askOf({ picked, target }: Put, view: EclipseView, words: Words): string {
  const t = textsOf(words.lang).bar;
  if (picked === null || picked.kind === 'creature') {
    return picked === null ? '' : t.uses(nameOf(view, picked.id, words.lang));
  }
  const what = pickedName(picked, view, words);
  if (picked.kind === 'ability') {
    return target ? t.useOn(what, aimedAt(view, target, words)) : t.pick(what);
  }
  if (target) return t.castOn(what, aimedAt(view, target, words));
  if (isAimed(view, picked.slot)) return t.pick(what);
  return t.ask(doesWords(picked, view, words), what);
}

/** Returns the verb for playing what is picked, by its kind: laid, summoned, cast, used. */
export function doesWords(
  picked: NonNullable<Put['picked']>,
  view: EclipseView,
  { lang }: Words,
): string {
  const { does } = textsOf(lang).bar;
  const id = picked.kind === 'card' ? view.mine?.hand[picked.slot] : undefined;
  return does[id === undefined ? 'ability' : cardOf(id).kind];
}

/** Whether a card of the hand needs a target. */
function isAimed(view: EclipseView, slot: number): boolean {
  const id = view.mine?.hand[slot];
  const card = id === undefined ? null : cardOf(id);
  return card !== null && 'target' in card && card.target !== null;
}

function pickedName(
  picked: Exclude<Put['picked'], null | { readonly kind: 'creature' }>,
  view: EclipseView,
  { lang }: Words,
): string {
  if (picked.kind === 'card') {
    const card = view.mine?.hand[picked.slot];
    return card === undefined ? textsOf(lang).aCard : cardName(card, lang).name;
  }
  const card = cardAt(view, picked.id);
  return card === null ? '' : abilityOn(card, picked.ability, lang);
}

/** A target with whose it is, for two of one name look the same. */
function aimedAt(view: EclipseView, target: Target, words: Words): string {
  const owner = ownerOf(view, target);
  const name = targetName(view, target, words);
  return owner === null ? name : textsOf(words.lang).target.creature(name, words.name(owner));
}

function readOf(view: EclipseView, slot: number, { lang }: Words): string {
  const card = view.mine?.hand[slot];
  return card === undefined ? '' : cardText(card, lang);
}
