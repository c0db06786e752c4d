/** The one sentence of the action bar: what is to be done, for whom one waits, or what is being shown. */

import { type Effect, isRune } from '@kesem/engine/games/spell-a-spell/chapters/cards';
import { leftOf } from '@kesem/engine/games/spell-a-spell/chapters/hands';
import { isVoteOpen, lettersNeeded } from '@kesem/engine/games/spell-a-spell/chapters/judge';
import type { Refusal } from '@kesem/engine/games/spell-a-spell/refusal';
import type { Question, SpellView } from '@kesem/engine/games/spell-a-spell/state';
import type { Words } from '../contract.ts';
import { describe } from './describe.ts';
import { heb } from './table/heb.ts';
import { isCastable, type Status } from './table/status.ts';
import type { Texts } from './texts.en.ts';
import { textsOf } from './texts.ts';
import { isTold, type SpellFrame } from './timeline.ts';

/** What the player is about to do, before it is confirmed: play an effect card, or give up. */
export type Plan = { readonly do: 'play'; readonly effect: Effect } | { readonly do: 'fail' };

/** All that the sentence depends on. */
export interface Situation {
  readonly view: SpellView;
  readonly words: Words;
  /** What is being played back; null: the table stands as it is. */
  readonly frame: SpellFrame | null;
  readonly status: Status;
  readonly plan: Plan | null;
  readonly pending: boolean;
  readonly refusal: Refusal | null;
  /** Why nothing came of a tap or a key. */
  readonly note: string | null;
}

/** A sentence, and a second smaller one where there is more to say. */
export interface Said {
  readonly say: string;
  readonly sub?: string;
}

/** The sentence. */
export function sentenceOf(now: Situation): Said {
  const { view, words, frame, refusal, note, pending } = now;
  const t = textsOf(words.lang);
  if (frame) return { say: shownWords(frame, now, t) };
  const { question } = view;
  if (question === null) return { say: t.bar.over };
  if (pending) return { say: t.bar.saving };
  const plain = question.do === 'turn' ? turnWords(now, t) : QUESTIONS[question.do](now, t);
  const why = note ?? (refusal && refusalWords(refusal, t));
  return why === null ? plain : { say: why, sub: plain.say };
}

/** What is being shown; how a vote comes out is not said before its paddles are turned. */
function shownWords(frame: SpellFrame, { words, view }: Situation, t: Texts): string {
  const { shows } = frame;
  if (shows.type === 'counted' && !isTold(frame)) return t.bar.voting(heb(shows.word));
  return describe(shows, words, view)?.text ?? t.bar.over;
}

/** A refusal as a sentence. */
export function refusalWords(why: Refusal, t: Texts): string {
  return why.code === 'tooShort' ? t.refusal.tooShort(t.letters(why.need)) : t.refusal[why.code];
}

function turnWords(now: Situation, t: Texts): Said {
  const { view, plan, status } = now;
  const { turn, me } = view;
  if (turn.seat !== me) return waitWords(now, t);
  if (plan?.do === 'play') {
    return { say: t.bar.effectAsk(t.effect[plan.effect]), sub: t.bar.does[plan.effect] };
  }
  if (plan?.do === 'fail') return failWords(view, t);
  if (isCastable(status)) return readyWords(now, t);
  return askWords(now, t);
}

function askWords({ view, words }: Situation, t: Texts): Said {
  const { pending } = view;
  const onlyListed = isVoteOpen(view) ? null : t.bar.onlyListed;
  if (pending === null) return beginWords(view, onlyListed, t);
  const say = t.bar.answer(words.name(pending.seat), heb(pending.word));
  return { say, sub: onlyListed ?? t.bar.answerSub(t.letters(lettersNeeded(view))) };
}

function beginWords({ spells, turn, hands }: SpellView, rule: string | null, t: Texts): Said {
  const last = spells.at(-1);
  const again = last?.how === 'special' && last.seat === turn.seat;
  const say = again ? t.bar.again : t.bar.begin;
  const holdsEffects = hands[turn.seat]?.some((card) => !isRune(card)) ?? false;
  const sub = rule ?? (holdsEffects ? t.bar.beginSub : null);
  return sub === null ? { say } : { say, sub };
}

function failWords({ pending, pile, full, counts, turn }: SpellView, t: Texts): Said {
  const say = pending ? t.bar.failAsk(heb(pending.word)) : t.bar.failAskFree;
  const short = Math.max(0, (full[turn.seat] ?? 0) - (counts[turn.seat] ?? 0));
  return pile > short ? { say, sub: t.bar.failSub } : { say };
}

function readyWords({ view, words, status }: Situation, t: Texts): Said {
  if (status.is === 'special') return { say: t.bar.special(heb(status.word)) };
  const word = 'word' in status ? heb(status.word) : '';
  return { say: t.bar.ready(word), sub: t.bar.readySub(words.name(leftOf(view, view.turn.seat))) };
}

function waitWords({ view, words }: Situation, t: Texts): Said {
  const { turn, pending, me } = view;
  const name = words.name(turn.seat);
  const about = pending && t.bar.turnSub(name, heb(pending.word), t.letters(pending.word.length));
  const build = typeof me === 'number' ? t.bar.build : undefined;
  const sub = about ?? build;
  return sub === undefined ? { say: t.bar.turn(name) } : { say: t.bar.turn(name), sub };
}

type Asked = Exclude<Question['do'], 'turn'>;

const QUESTIONS: Readonly<Record<Asked, (now: Situation, t: Texts) => Said>> = {
  vote: ({ view }, t) => {
    const { question, me, turn } = view;
    if (question?.do !== 'vote') return { say: t.bar.over };
    const { formed, answered } = question;
    const asked = typeof me === 'number' && me !== turn.seat && answered[me] === false;
    const sub = t.bar.votingSub(answered.filter(Boolean).length, answered.length - 1);
    return { say: (asked ? t.bar.vote : t.bar.voting)(heb(formed.word)), sub };
  },
  insist: ({ view, words }, t) => ({
    say: view.turn.seat === view.me ? t.bar.insistMine : t.bar.insist(words.name(view.turn.seat)),
  }),
  answer: ({ view, words }, t) => {
    if (view.question?.do !== 'answer') return { say: t.bar.over };
    const { target } = view.question;
    return { say: target === view.me ? t.bar.answerMine : t.bar.answering(words.name(target)) };
  },
};
