import type { Card } from '@kesem/engine/games/spell-a-spell/chapters/cards';
import type { SpellEvent } from '@kesem/engine/games/spell-a-spell/event';
import type { SpellState } from '@kesem/engine/games/spell-a-spell/state';
import {
  expire,
  game,
  only,
  play,
  table,
  votes,
} from '@kesem/engine/games/spell-a-spell/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { LANGS, type Lang } from '../../i18n/lang.ts';
import { wordsIn } from '../testing/words.ts';
import { describe as line } from './describe.ts';
import { facts } from './ending/facts.ts';
import { type Situation, sentenceOf } from './sentence.ts';
import { sounds } from './sounds.ts';
import { curseOf, glossOf } from './table/curse.ts';
import { pictureOf } from './table/picture.ts';
import { matchSeenBy } from './testing/matches.ts';
import { he } from './texts.he.ts';
import { framesOf } from './timeline.ts';

const START = table({ hands: ['כלבקוף', 'סוסנטר', 'דחליל'], pending: 'דג' });

const at = (
  state: SpellState,
  me: number | 'public',
  more: Partial<Situation> = {},
): Situation => ({
  view: game.view(state, me),
  words: wordsIn('en', typeof me === 'number' ? me : null),
  frame: null,
  status: { is: 'empty' },
  plan: null,
  pending: false,
  refusal: null,
  note: null,
  ...more,
});
const say = (...args: Parameters<typeof at>): string =>
  sentenceOf(at(...args)).say.replaceAll(/[\u2066-\u2069]/gu, '');
/** A table where words are translated. */
const LEARNING = game.view(table({ hands: ['כלב', 'סוס'], options: { gloss: true } }), 0);
const plain = (text: string): string => text.replaceAll(/[\u2066-\u2069]/gu, '');
const told = (event: SpellEvent | undefined, lang: Lang = 'en'): string =>
  plain((event && line(event, wordsIn(lang), LEARNING)?.text) ?? '');
const inHebrew = (event: SpellEvent | undefined): string => told(event, 'he');
/** A hand that lacks one card to be full, and a word to answer. */
const SHORT = { hands: ['כלבקו', 'סוסנטר'], pending: 'דג', whole: true };

describe.each(LANGS)('in %s', (lang) => {
  const words = wordsIn(lang);
  const steps = ['x', 'y'].flatMap((seed) => [...matchSeenBy(0, seed, 3)]);

  it('there is always a sentence, and something on the sheet, whatever happens', () => {
    for (const { before, after, events } of steps) {
      const now = { ...at(START, 0), view: after, words };
      expect(sentenceOf(now).say).not.toBe('');
      for (const frame of framesOf({ before, events, after }, 0)) {
        expect(sentenceOf({ ...now, frame }).say).not.toBe('');
        const { big, above, below } = curseOf(after, frame, frame.view, words);
        expect(big + above + below).not.toBe('');
      }
      expect(curseOf(after, null, pictureOf(after), words).mood).toBeTruthy();
    }
  });

  it('every event is told, but what others draw', () => {
    const events = steps.flatMap((step) => step.events);
    const untold = events.filter((event) => line(event, words, LEARNING) === null);
    expect(untold.every(({ type }) => type === 'drew')).toBe(true);
    expect(new Set(events.map(({ type }) => type)).size).toBeGreaterThan(9);
    expect(events.flatMap((event) => sounds(event, 0)).length).toBeGreaterThan(10);
  });

  it('there is something to tell of every match', () => {
    const events = steps.flatMap((step) => step.events);
    expect(facts(events, words).length).toBeGreaterThanOrEqual(2);
  });
});

describe('the sentence', () => {
  it('says what was cast and how long an answer must be', () => {
    expect(say(START, 0)).toBe('Noa turned you into דג');
    expect(sentenceOf(at(START, 0)).sub).toBe('2 letters or more, or a magic word');
  });

  it('names what giving up means before it is done', () => {
    expect(say(START, 0, { plan: { do: 'fail' } })).toBe('Turn into דג until your next turn?');
  });

  it('names whom one waits for', () => {
    expect(say(START, 1)).toBe('Dana is spelling');
    expect(say(START, 'public')).toBe('Dana is spelling');
  });

  it('tells of the vote who has answered, without how', () => {
    const asked = play(table({ hands: ['דחליל', 'סוס', 'קוף'] }), 'דחליל').state;
    const once = votes(asked, [1, 'refuse']).state;
    const { say: mine, sub } = sentenceOf(at(once, 2));
    expect(mine).toContain('דחליל');
    expect(sub).toBe('1 of 2 have answered');
    expect(say(once, 0)).toContain('The table decides');
  });

  it('puts a refusal before everything', () => {
    expect(say(START, 0, { refusal: { code: 'tooShort', need: 3 } })).toBe(
      'Too short: 3 letters or more',
    );
  });
});

describe('the log', () => {
  it('tells a cast with its length, its aim, and what the fogs stand for', () => {
    const { events } = play(table({ hands: ['חת*ל', 'סוס'] }), 'חתול');
    expect(told(only(events, 'cast')[0])).toBe(
      'Dana: חתול (4) on Amir. The fog is ו. That is: cat.',
    );
  });

  it('tells the meaning only where the host wants it', () => {
    const { events, state } = play(table({ hands: ['קוף', 'סוס'] }), 'קוף');
    const [cast] = only(events, 'cast');
    expect(cast && line(cast, wordsIn('en'), game.view(state, 0))?.text).not.toContain('monkey');
    expect(told(cast)).toContain('monkey');
  });

  it('tells totals of a vote and no names', () => {
    const asked = play(table({ hands: ['דחליל', 'סוס', 'קוף'] }), 'דחליל').state;
    const { events } = votes(asked, [1, 'refuse'], [2, 'accept']);
    const [counted] = only(events, 'counted');
    expect(told(counted)).toBe('The vote on דחליל: 1\u00a0for, 1\u00a0against.');
  });

  it('tells of a word that nobody voted on that it was not refused', () => {
    const { events } = expire(play(table({ hands: ['דחליל', 'סוס', 'קוף'] }), 'דחליל').state);
    expect(told(only(events, 'refused')[0])).toBe(
      'Nobody voted on דחליל, and the cards go back to the hand.',
    );
  });

  it('tells what a snowball took only to those who may know', () => {
    const took: SpellEvent = { type: 'took', from: 1, to: 0, cards: ['ש'] };
    expect(told(took)).toBe('Snowball: ש goes from Amir to Dana.');
    expect(told({ ...took, cards: [null] })).toBe('Snowball: one card goes from Amir to Dana.');
  });

  it('tells what somebody has become', () => {
    const { events } = play(START, 'fail');
    expect(told(only(events, 'failed')[0])).toBe('Dana is now דג, with one card more.');
  });

  it('S7: tells of one card more only where the pile had one', () => {
    const [poor] = only(play(table({ ...SHORT, pile: 'א' }), 'fail').events, 'failed');
    expect(told(poor)).toBe('Dana is now דג.');
    expect(inHebrew(poor)).toBe('Dana, מעכשיו: דג.');
    const [rich] = only(play(table({ ...SHORT, pile: 'אב' }), 'fail').events, 'failed');
    expect(inHebrew(rich)).toBe('Dana, מעכשיו: דג. נשלף עוד קלף.');
  });

  it('S7: the bar promises one card more only where the pile has one', () => {
    const plan = { do: 'fail' } as const;
    expect(sentenceOf(at(table({ ...SHORT, pile: 'א' }), 0, { plan })).sub).toBeUndefined();
    expect(sentenceOf(at(table({ ...SHORT, pile: 'אב' }), 0, { plan })).sub).toBeDefined();
  });

  it.each<readonly [string, SpellEvent, string, string]>([
    ['S16', { type: 'drew', seat: 0, cards: ['ת', 'ו'] }, 'נשלפו: ת, ו.', 'נשלפו: תו, וו.'],
    [
      'S17',
      { type: 'took', from: 1, to: 0, cards: ['א'] },
      'כדור שלג: א עוברת מAmir אל Dana.',
      'כדור שלג: אלף עוברת מAmir אל Dana.',
    ],
  ])(
    '%s: writes letters as letters, and says their names to a screen reader',
    (_, event, ...both) => {
      const { text, spoken } = line(event, wordsIn('he'), LEARNING) ?? {};
      expect([text, spoken].map((said) => plain(said ?? ''))).toEqual(both);
    },
  );

  it('S17: says which letter the fog is', () => {
    const { events } = play(table({ hands: ['חת*ל', 'סוס'] }), 'חתול');
    expect(inHebrew(only(events, 'cast')[0])).toContain('הערפל הוא ו.');
  });

  it('S17: agrees with what was taken', () => {
    const took = (...cards: readonly Card[]) => inHebrew({ type: 'took', from: 1, to: 0, cards });
    expect(took('fog')).toBe('כדור שלג: הקלף ערפל עובר מAmir אל Dana.');
    expect(took('א', 'ב')).toBe('כדור שלג: הקלפים א, ב עוברים מAmir אל Dana.');
  });
});

describe('the words of the box', () => {
  it('S4, S14, S15: are those of its rulebook, on the table, in the course and in the rules', async () => {
    const { sectionsIn } = await import('./rules/rules.tsx');
    const { TEXTS } = await import('./course/texts.ts');
    const said = JSON.stringify([he, TEXTS.he, sectionsIn('he')]);
    expect(said).not.toMatch(/השפעה|קללה|קללות|נחשבת/);
    expect(he.board.shelf).toBe('קלפי פעלולים');
    expect(he.curse.noneSub).toBe('אין כישוף באוויר: מספיקות שתי אותיות');
  });

  it('S19, S20: name the turn and ask for the word', () => {
    const asked = play(table({ hands: ['דחליל', 'סוס', 'קוף'] }), 'דחליל').state;
    const words = wordsIn('he', 1);
    expect(plain(sentenceOf({ ...at(asked, 1), words }).say)).toBe('לקבל את המילה „דחליל”?');
    expect(plain(sentenceOf({ ...at(START, 1), words }).say)).toBe('התור של Dana');
  });
});

describe('the sheet', () => {
  it('shows the word with its final form, and its meaning only where the host wants it', () => {
    const glossy = (gloss: boolean) => {
      const start = table({ hands: ['קוף', 'סוסנטר'], options: { gloss } });
      const view = game.view(play(start, 'קוף').state, 0);
      const curse = curseOf(view, null, pictureOf(view), wordsIn('en'));
      return [curse.big, glossOf(view, curse)];
    };
    expect(glossy(true)).toEqual(['קוף', 'monkey']);
    expect(glossy(false)).toEqual(['קוף', null]);
  });
});

describe('what is worth telling', () => {
  it('is the longest word, and the strangest that was voted in', () => {
    const asked = play(table({ hands: ['גגגקוף', 'סוסנטר', 'כלב'] }), 'גגג');
    const voted = votes(asked.state, [1, 'accept'], [2, 'abstain']);
    const after = play(voted.state, 'סוס');
    const lines = facts([...asked.events, ...voted.events, ...after.events], wordsIn('en'));
    const said = lines.map(({ title, text }) => `${title}: ${text}`).join(' ');
    expect(said.replaceAll(/[\u2066-\u2069]/gu, '')).toContain(
      'The strangest word that passed: גגג (Dana)',
    );
  });
});
