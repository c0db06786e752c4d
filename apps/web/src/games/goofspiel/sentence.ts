/** The one sentence of the action bar: what is to be done, or what is being shown. */

import { type Card } from '@kesem/engine/games/goofspiel/event';
import { type Refusal } from '@kesem/engine/games/goofspiel/refusal';
import { type GoofspielView, worth } from '@kesem/engine/games/goofspiel/state';
import type { Words } from '../contract.ts';
import { describe } from './describe.ts';
import type { Texts } from './texts.en.ts';
import { textsOf } from './texts.ts';
import type { GoofspielFrame } from './timeline.ts';

/** All that the sentence depends on. */
export interface Situation {
  readonly view: GoofspielView;
  readonly words: Words;
  /** What is being played back; null: the table stands as it is. */
  readonly frame: GoofspielFrame | null;
  /** The card that is chosen and not played. */
  readonly chosen: Card | null;
  readonly pending: boolean;
  readonly refusal: Refusal | null;
}

/** The sentence, and a second smaller one where there is more to say. */
export interface Said {
  readonly say: string;
  readonly sub?: string;
}

export function sentenceOf({ view, words, frame, chosen, pending, refusal }: Situation): Said {
  const t = textsOf(words.lang);
  if (frame) return { say: describe(frame.shows, words).text };
  if (view.ended) return { say: t.bar.over };
  if (refusal) return { say: t.refusal[refusal.code] };
  if (pending) return { say: t.bar.saving };
  const sub = t.bar.stake(worth(view.stake));
  if (chosen !== null) return { say: t.bar.chosen(chosen), sub };
  if (isAsked(view)) return { say: t.bar.pick, sub };
  return {
    say: view.pick === null ? t.bar.all : t.bar.picked(view.pick),
    sub: waitsFor(view, words, t),
  };
}

/** Whether whoever looks is asked for a card. */
export function isAsked({ me, picked, ended }: GoofspielView): boolean {
  return typeof me === 'number' && !ended && picked[me] === false;
}

function waitsFor({ picked }: GoofspielView, { name }: Words, t: Texts): string {
  return t.bar.waitFor(picked.flatMap((has, seat) => (has ? [] : [name(seat)])));
}
