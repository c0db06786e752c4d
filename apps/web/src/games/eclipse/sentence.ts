/** The one sentence of the action bar: what to do, whom the table waits for, or what is being shown. */
import { cardOf } from '@kesem/engine/games/eclipse/cards/set';
import { mayRedraw } from '@kesem/engine/games/eclipse/chapters/hands';
import { isQuestion } from '@kesem/engine/games/eclipse/chapters/tasks';
import type { EclipseEvent } from '@kesem/engine/games/eclipse/event';
import type { Refusal } from '@kesem/engine/games/eclipse/refusal';
import type { EclipseView } from '@kesem/engine/games/eclipse/state';
import { other } from '@kesem/engine/games/eclipse/state';
import type { Words } from '../contract.ts';
import { cardName } from './cards/text.ts';
import { describe, ending, refusal as refusalWords } from './describe.ts';
import { type Able, stonesToLay, tooMany } from './table/asked.ts';
import { textsOf } from './texts.ts';
import type { EclipseFrame } from './timeline.ts';
import type { Choice } from './useChoice.ts';
import { cardAt, cardsNamed, nameOf } from './words/naming.ts';
import { askOf } from './words/sayPicked.ts';
import { threatWords } from './words/threat.ts';

/** All that the sentence depends on. */
export interface Situation {
  readonly view: EclipseView;
  readonly words: Words;
  readonly choice: Choice;
  readonly frame: EclipseFrame | null;
  readonly pending: boolean;
  readonly refusal: Refusal | null;
  /** What was told last, for whoever is to respond to it. */
  readonly last: string;
  readonly able: Able;
  /** How many cards and creatures could answer. */
  readonly answers: number;
  /** The end of the turn must be said twice: a stone is left to lay. */
  readonly warned: boolean;
}

export interface Said {
  readonly say: string;
  readonly sub?: string;
}

/** The sentence, and a second smaller one where there is more to say. */
export function sentenceOf(now: Situation): Said {
  const { view, words, frame, choice } = now;
  const t = textsOf(words.lang).bar;
  if (frame) return { say: showing(frame, words) };
  if (view.ended) return { say: t.over };
  if (now.refusal) return { say: refusalWords(now.refusal, words.lang) };
  if (now.pending) return { say: t.saving };
  if (choice.note !== null) return { say: choice.note };
  if (choice.picked) return picking(now);
  return SAYING[choice.asked](now);
}

/** What a frame tells first; of a blow, what came of it; where it tells nothing, what came before it. */
function showing({ events, earlier, view }: EclipseFrame, words: Words): string {
  if (view.ended && events.length === 0) return ending(view.ended.reason, words, view);
  const told = (some: readonly EclipseEvent[]): readonly string[] =>
    some.flatMap((event) => describe(event, words, view)?.text ?? []);
  const lines = told(events);
  const line = events[0]?.type === 'damaged' ? lines.at(-1) : lines[0];
  return line ?? told(earlier).at(-1) ?? textsOf(words.lang).board.turn(view.turn);
}

function picking({ view, words, choice }: Situation): Said {
  const t = textsOf(words.lang).bar;
  const say = askOf(choice, view, words);
  if (choice.picked?.kind === 'creature') return { say };
  if (choice.cost === null) return { say, ...(choice.open.length > 0 ? { sub: t.pickSub } : {}) };
  const price = choice.cost.light + choice.cost.dark + choice.cost.any;
  if (choice.play === null && choice.pay.length !== price) return { say, sub: t.wrongPay(price) };
  return { say, sub: price === 0 ? t.free : paidBy(view, choice, words) };
}

function paidBy(view: EclipseView, { pay }: Choice, { lang }: Words): string {
  const cards = pay.flatMap((id) => cardAt(view, id) ?? []);
  return textsOf(lang).bar.pays(cardsNamed(cards, lang));
}

const SAYING: Readonly<Record<Choice['asked'], (now: Situation) => Said>> = {
  nothing: watching,
  redraw: ({ view, words }) => {
    const t = textsOf(words.lang).bar;
    const hand = view.mine?.hand ?? [];
    const stones = hand.filter((id) => cardOf(id).kind === 'stone');
    return {
      say: mayRedraw(hand) ? t.redraw : t.firstHand,
      sub: t.redrawSub(stones.length),
    };
  },
  main: ({ view, words, warned, able }) => {
    const t = textsOf(words.lang).bar;
    if (warned) return { say: t.endAnyway };
    return { say: t.main(stonesToLay(view)), sub: view.late ? t.late : t.mainSub(able) };
  },
  free: ({ view, words, answers }) => {
    const t = textsOf(words.lang).bar;
    const say = t.theirs(words.name(view.active));
    return answers > 0 ? { say, sub: t.theirsSub } : { say };
  },
  window: (now) => {
    const { view, words, last } = now;
    const t = textsOf(words.lang).bar;
    const [task] = view.agenda;
    const kind = task?.do === 'window' ? textsOf(words.lang).window[task.kind] : '';
    const sub = answerWords(now);
    const threat = threatWords(view, words);
    if (threat !== null) return { say: t.respond(threat), sub };
    if (last === '') return { say: t.window(kind), sub };
    return { say: t.respond(last), sub: `${kind} · ${sub}` };
  },
  discard: ({ view, words }) => ({
    say: textsOf(words.lang).bar.discard(view.mine?.hand.length ?? 0, tooMany(view)),
  }),
  answer: ({ view, words }) => {
    const t = textsOf(words.lang).bar;
    const [task] = view.agenda;
    if (task?.do === 'claim') return { say: t.claim(cardName(task.card, words.lang).name) };
    return { say: task?.do === 'draw' ? t.draw(nameOf(view, task.creature, words.lang)) : '' };
  },
  defend: watching,
};

/** For which card the window asks, and how many there are besides. */
function answerWords({ view, words, answers }: Situation): string {
  const t = textsOf(words.lang).bar;
  const hope = hopeWords(view, words);
  if (hope === null) return answers > 0 ? t.canRespond(answers) : t.noAnswer;
  return answers > 1 ? `${hope}. ${t.canRespond(answers)}` : hope;
}

/** For which card a smart stop asks, and what is at stake; null: it asks for none. */
function hopeWords(view: EclipseView, { lang }: Words): string | null {
  const { hope, hand = [] } = view.mine ?? {};
  if (!hope) return null;
  const { play, gain } = hope;
  const card = play.do === 'cast' ? hand[play.slot] : cardAt(view, play.creature);
  return card ? textsOf(lang).hope[gain](cardName(card, lang).name) : null;
}

/** Whom the table waits for; of a window it is never said whom. */
function watching({ view, words }: Situation): Said {
  const t = textsOf(words.lang);
  const [task] = view.agenda;
  if (!task || !isQuestion(task)) return { say: t.bar.their.main(words.name(view.active)) };
  if (task.do === 'redraw') return { say: redrawWords(view, words) };
  if (task.do === 'window') {
    if (view.mine?.passedAll) return { say: t.bar.passedAll, sub: t.window[task.kind] };
    return { say: t.bar.window(t.window[task.kind]), sub: t.bar.windowSub };
  }
  const defender = task.do === 'defend' ? other(view.active) : view.active;
  return { say: t.bar.their[task.do](words.name('player' in task ? task.player : defender)) };
}

function redrawWords({ ready }: EclipseView, words: Words): string {
  const t = textsOf(words.lang).bar;
  const late = ready.findIndex((one) => !one);
  return ready.some((one) => one) ? t.redrawWait(words.name(late)) : t.redrawWatch;
}
