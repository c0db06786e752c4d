/** The one sentence of the action bar: whose move it is and what to do, or why something cannot be. */

import { nameOf } from '@kesem/engine/games/abalone/chapters/geometry';
import { writeStep } from '@kesem/engine/games/abalone/chapters/notation';
import type { Player } from '@kesem/engine/games/abalone/chapters/players';
import { rival, sideOf } from '@kesem/engine/games/abalone/chapters/players';
import { opposing } from '@kesem/engine/games/abalone/chapters/position';
import type { Refusal } from '@kesem/engine/games/abalone/refusal';
import type { AbaloneView } from '@kesem/engine/games/abalone/state';
import type { Words } from '../contract.ts';
import type { Selection } from './choice.ts';
import { noteWords, refusal as refusalWords } from './describe.ts';
import type { Bottom } from './table/layout.ts';
import { seen } from './table/layout.ts';
import { DROPPED } from './table/plan.ts';
import type { Trial } from './table/steps.ts';
import { isMyTurn, mySeat, offerWaits } from './table/steps.ts';
import type { Planned } from './table/usePlan.ts';
import type { Texts } from './texts.en.ts';
import { textsOf } from './texts.ts';

/** All that the sentence depends on. */
export interface Situation {
  readonly view: AbaloneView;
  readonly words: Words;
  readonly selection: Selection;
  readonly trial: Trial | null;
  readonly plan: Pick<Planned, 'step' | 'fate'>;
  /** How many directions are open to the chosen marbles. */
  readonly ways: number;
  readonly bottom: Bottom;
  /** Whether moves are written here, and not made by hand. */
  readonly written: boolean;
  /** Whether cells have names where they are seen: elsewhere none is named. */
  readonly named: boolean;
  /** Whose marble still falls, of those that end a match; null: none does. */
  readonly falling: Player | null;
  readonly pending: boolean;
  readonly refusal: Refusal | null;
}

export interface Said {
  readonly say: string;
  readonly sub?: string;
}

/** The sentence, and a second smaller one where there is more to say. */
export function sentenceOf(now: Situation): Said {
  const { view, words, selection } = now;
  const t = textsOf(words.lang);
  if (now.falling !== null) return { say: t.bar.falls(sideOf(now.falling)) };
  if (view.turn === null) return { say: t.bar.over };
  if (now.refusal) return { say: refusalWords(now.refusal, words.lang) };
  const plain = isMyTurn(view) ? toMove(now, t) : toWait(now, t, view.turn);
  const seat = mySeat(view);
  const note = selection.note ?? (now.plan.fate === 'dropped' ? DROPPED : null);
  if (!note || seat === null) return plain;
  return { say: noteWords(note, seat, words.lang), sub: plain.say };
}

/** A step in words, as a question. */
export function trialWords({ step, effect }: Trial, bottom: Bottom, t: Texts): string {
  return effect.kind === 'sumito'
    ? t.bar.confirmSumito(step.marbles.length, effect.pushed.length)
    : t.bar.confirmMove(seen(step.dir, bottom));
}

function toMove(now: Situation, t: Texts): Said {
  const { view, words, selection, trial, bottom } = now;
  const seat = mySeat(view) ?? 0;
  if (trial) return { say: trialWords(trial, bottom, t), sub: trialSub(now, trial, t) };
  if (now.pending) return { say: t.bar.saving };
  if (selection.marbles.length > 0) return toAim(now, t);
  if (offerWaits(view)) return { say: t.bar.offer(words.name(rival(seat))), sub: t.bar.offerSub };
  const say = now.written ? t.bar.write : t.bar.pick;
  return { say, sub: standing(view, seat, t) ?? t.bar.pickSub(sideOf(seat)) };
}

function toAim({ selection, ways, named }: Situation, t: Texts): Said {
  if (ways === 0) return { say: t.bar.noWay, sub: t.bar.pickOther };
  const cells = named ? selection.marbles.map(nameOf).join(' ') : null;
  return { say: t.bar.pickWay, sub: t.bar.chosen(selection.marbles.length, cells) };
}

function toWait(now: Situation, t: Texts, turn: Player): Said {
  const { view, words } = now;
  if (offerWaits(view)) return { say: t.bar.offer(words.name(turn)) };
  const seat = mySeat(view);
  const waits =
    seat === null ? null : (planning(now, t) ?? standing(view, seat, t) ?? t.bar.planHint);
  return { say: t.bar.theirs(words.name(turn), sideOf(turn)), ...sub(waits) };
}

/** Returns the sentence on the plan while the other side thinks, or on how to go on planning. */
function planning(now: Situation, t: Texts): string | null {
  const { selection, trial, plan, ways, bottom, named } = now;
  if (plan.step) {
    return t.bar.planned(named ? writeStep(plan.step) : t.way[seen(plan.step.dir, bottom)]);
  }
  if (trial) return trialWords(trial, bottom, t);
  if (selection.marbles.length === 0) return null;
  return ways === 0 ? t.bar.noWay : t.bar.planWay;
}

/** Returns what a step would do besides moving, its cost first. */
function trialSub({ view, pending }: Situation, { effect, step }: Trial, t: Texts): string {
  if (pending) return t.bar.saving;
  if (offerWaits(view)) return t.bar.endsOffer;
  const theirs = opposing(sideOf(mySeat(view) ?? 0));
  if (effect.lost !== null) return t.bar.falls(theirs);
  if (effect.kind === 'sumito') return t.bar.pushed(effect.pushed.length, theirs);
  return effect.kind === 'sideStep' ? t.bar.sidewards : t.bar.moving(step.marbles.length);
}

function standing({ offers }: AbaloneView, seat: Player, t: Texts): string | null {
  return offers.by === seat ? t.bar.offerStands : null;
}

function sub(text: string | null): { readonly sub?: string } {
  return text === null ? {} : { sub: text };
}
