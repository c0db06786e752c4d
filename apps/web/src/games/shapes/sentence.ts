/** The one sentence of the action bar: what is to be done, or what is being shown. */
import type { Seat } from '@kesem/engine/core/game';
import type { Refusal } from '@kesem/engine/games/shapes/refusal';
import type { ShapesView } from '@kesem/engine/games/shapes/state';
import { kindOf } from '@kesem/engine/games/shapes/state';
import type { Words } from '../contract.ts';
import { countNow, isAsked, jokerMatters, missingOf } from './table/asked.ts';
import { shortWords } from './table/cardWords.ts';
import { frameWords, type Said } from './table/frameWords.ts';
import type { Texts } from './texts.en.ts';
import { textsOf } from './texts.ts';
import type { ShapesFrame } from './timeline.ts';
import { handOf } from './timeline.ts';

/** All that the sentence depends on. */
export interface Situation {
  readonly view: ShapesView;
  readonly words: Words;
  /** What is being played back; null: the table stands as it is. */
  readonly frame: ShapesFrame | null;
  /** The place in hand that is chosen and not locked. */
  readonly chosen: number | null;
  readonly pending: boolean;
  readonly refusal: Refusal | null;
  /** Why nothing came of a tap. */
  readonly note: string | null;
  /** Whether it is said what a card would match. */
  readonly hints: boolean;
}

/** The sentence, and a second smaller one where there is more to say. */
export function sentenceOf(now: Situation): Said {
  const { view, words, frame, refusal, note } = now;
  const t = textsOf(words.lang);
  if (frame) return frameWords(frame, words);
  if (view.ended) return { say: t.bar.over };
  if (refusal) return { say: t.refusal[refusal.code] };
  const plain = isAsked(view) ? toPick(now, t) : toWait(now, t);
  return note === null ? plain : { say: note, sub: plain.say };
}

function toPick(now: Situation, t: Texts): Said {
  const { view, chosen, pending } = now;
  if (pending) return { say: t.bar.saving };
  if (chosen !== null) return { say: t.bar.chosen(cardAt(view, chosen, t)), ...about(now, t) };
  const locked = view.mine?.pick ?? null;
  if (locked === null) {
    const sub = hint(now, t);
    return { say: t.bar.pick[view.part], ...(sub !== undefined && { sub }) };
  }
  return {
    say: t.bar.locked(cardAt(view, locked, t)),
    sub: `${waitsFor(now, t)} · ${t.bar.canChange}`,
  };
}

function toWait(now: Situation, t: Texts): Said {
  const { view, words } = now;
  const say =
    view.part === 'tie' ? t.bar.tie(view.tied.map(words.name)) : t.bar.all[kindOf(view.part)];
  return { say, sub: waitsFor(now, t) };
}

/** Returns the second line about the card that is chosen. */
function about({ view, chosen, hints }: Situation, t: Texts): { readonly sub?: string } {
  const hand = view.mine;
  if (hand === null || chosen === null) return {};
  const kind = kindOf(view.part);
  if (kind === 'full' && !hints) return {};
  if (kind === 'full') return subOf(countNow(hand, kind, chosen, view.row), t);
  return hand.base[chosen] === 'joker' ? { sub: t.bar.jokerPlain } : {};
}

function subOf(count: ReturnType<typeof countNow>, t: Texts): { readonly sub?: string } {
  return count === null ? {} : { sub: t.of(count) };
}

function hint({ view, words, hints }: Situation, t: Texts): string | undefined {
  const { part, tied, mine, counts } = view;
  if (part === 'full' && !hints) return undefined;
  if (part !== 'tie') return t.bar.pickSub[part];
  if (mine !== null && jokerMatters(view, mine)) return t.bar.jokerKeep;
  const count = counts[tied[0] ?? 0] ?? { match: 0, of: 0 };
  return t.bar.tieSub(tied.map(words.name), count);
}

function waitsFor({ view, words }: Situation, t: Texts): string {
  const others = missingOf(view).filter((seat: Seat) => seat !== view.me);
  return t.bar.waitFor(others.map(words.name));
}

/** A card of one's own hand, of the kind that is asked for. */
function cardAt(view: ShapesView, slot: number, t: Texts): string {
  const hand = typeof view.me === 'number' ? handOf(view, view.me) : null;
  const card = hand?.[kindOf(view.part)][slot];
  return card === undefined ? '' : shortWords(card, t);
}
