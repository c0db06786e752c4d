/** The one sentence of the action bar: what to do, whom the table waits for, or what is being shown. */
import type { Seat } from '@kesem/engine/core/game';
import type { Refusal } from '@kesem/engine/games/rock-paper-wizard/refusal';
import type { WizardView } from '@kesem/engine/games/rock-paper-wizard/state';
import type { Words } from '../contract.ts';
import { describe, namesOf, refusal as refusalWords } from './describe.ts';
import { charmOf } from './table/circle.ts';
import { textsOf } from './texts.ts';
import type { Fight, WizardFrame } from './timeline.ts';
import type { Choice } from './useChoice.ts';

/** All that the sentence depends on. */
export interface Situation {
  readonly view: WizardView;
  readonly words: Words;
  readonly choice: Pick<Choice, 'asked' | 'spell' | 'target' | 'isNew'>;
  readonly frame: WizardFrame | null;
  readonly pending: boolean;
  readonly refusal: Refusal | null;
  /** All have seen the last beat, and are still waited for: nothing is asked before they go on. */
  readonly isLooking: boolean;
}

export interface Said {
  readonly say: string;
  readonly sub?: string;
}

/** The sentence, and a second smaller one where there is more to say. */
export function sentenceOf(now: Situation): Said {
  const { view, words, frame } = now;
  const t = textsOf(words.lang).bar;
  if (frame) return showing(frame, words);
  if (view.ended !== null) return { say: t.over };
  if (now.isLooking) return { say: t.looking };
  if (now.refusal) return { say: refusalWords(now.refusal, words.lang) };
  if (now.pending) return { say: t.saving };
  return charmOf(view) ? charming(now) : choosing(now);
}

function showing(frame: WizardFrame, words: Words): Said {
  const lines = frame.events.flatMap((event) => describe(event, words)?.text ?? []);
  return SHOWING[frame.part](frame, words, lines);
}

type Showing = (frame: WizardFrame, words: Words, lines: readonly string[]) => Said;

const SHOWING: Readonly<Record<WizardFrame['part'], Showing>> = {
  count: ({ count }, { lang }) => {
    const { chant, counting } = textsOf(lang).bar;
    return { say: chant[count] ?? '', sub: counting };
  },
  reveal: ({ events, view }, { lang, name }) => {
    const { wild, opens, inOrder } = textsOf(lang).bar;
    const isWild = events.some(({ type }) => type === 'clashed');
    return { say: isWild ? wild : opens(name(view.first)), sub: inOrder };
  },
  wild: ({ fight, view }, words) => {
    const { bar, spell } = textsOf(words.lang);
    if (!fight?.spell) return { say: bar.wild };
    const say = bar.drawn(words.name(fight.seat), spell[fight.spell].name);
    return { say, sub: nextOf(fight, view, words) };
  },
  fight: ({ fight, view }, words, told) => {
    if (!fight) return { say: told.join(' ') };
    const { step, of, seat } = fight;
    const say = textsOf(words.lang).bar.stepOf(step, of, words.name(seat));
    return { say, sub: nextOf(fight, view, words) };
  },
  score: (_, { lang }) => ({ say: textsOf(lang).bar.scoring }),
  refresh: (_, { lang }, lines) => ({
    say: textsOf(lang).bar.refreshing,
    sub: lines.at(-1) ?? '',
  }),
};

/** Whose spell comes next, and which it is, as all have seen it. */
function nextOf({ seat, step, of }: Fight, { wizards }: WizardView, words: Words): string {
  const { bar, board, spell } = textsOf(words.lang);
  const next = (seat + 1) % wizards.length;
  const hand = wizards[next]?.hand;
  if (step === of || !hand) return bar.lastOne;
  const what =
    hand.state === 'cancelled'
      ? board.cancelled
      : hand.spell === null
        ? board.wild
        : spell[hand.spell].name;
  return `${bar.next(words.name(next))}, ${what}`;
}

function charming({ view, words, choice }: Situation): Said {
  const { bar } = textsOf(words.lang);
  const charm = charmOf(view);
  if (choice.asked !== 'gift') return { say: bar.charmTheirs(words.name(charm?.seat ?? 0)) };
  return choice.target === null
    ? { say: bar.charmMine, sub: bar.charmSub }
    : { say: bar.give(words.name(choice.target)), sub: bar.charmMine };
}

function choosing({ view, words, choice }: Situation): Said {
  const { bar, spell: spells } = textsOf(words.lang);
  const { spell, target } = choice;
  if (choice.asked !== 'spell') return watching(view, words);
  if (spell === null) return { say: bar.pickSpell, sub: bar.pickSpellSub };
  const { name } = spells[spell];
  const { mine } = view;
  const stands = mine && bar.stands(spells[mine.spell].name, words.name(mine.target));
  if (target === null) return { say: bar.pickTarget(name), sub: stands ?? bar.pickTargetSub };
  const chosen = [name, words.name(target)] as const;
  if (choice.isNew) return { say: bar.chosen(...chosen), sub: stands ?? bar.chosenSub };
  return { say: bar.waiting(namesOf(missing(view), words)), sub: bar.yours(...chosen) };
}

/** Whoever looks on hears of whom the table waits for. */
function watching(view: WizardView, words: Words): Said {
  const { bar } = textsOf(words.lang);
  const late = missing(view);
  const all = view.wizards.length;
  return { say: bar.choosing(namesOf(late, words), all - late.length, all) };
}

function missing({ wizards }: WizardView): readonly Seat[] {
  return wizards.flatMap(({ ready }, seat) => (ready ? [] : [seat]));
}
