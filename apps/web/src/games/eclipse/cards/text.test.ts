import { CARD_IDS, type CardId, cardOf } from '@kesem/engine/games/eclipse/cards/set';
import { describe, expect, it } from 'vitest';
import { ltr } from '../../../i18n/isolate.ts';
import { LANGS, type Lang } from '../../../i18n/lang.ts';
import { abilityName, abilityRule, cardName, cardText, kindName } from './text.ts';

const LEFT_OVER = /undefined|null|NaN|\[object|\{|\}|\$|#| {2}|^\s|\s$/;
const LATIN = /[a-z]/i;
const HEBREW = /[א-ת]/;

const everything = (id: CardId, lang: Lang): readonly string[] => {
  const card = cardOf(id);
  const abilities = card.kind === 'creature' ? card.abilities : [];
  const { name, flavour } = cardName(id, lang);
  return [
    name,
    flavour,
    kindName(card.kind, lang),
    cardText(id, lang),
    ...abilities.flatMap((one) => [abilityName(one, lang), abilityRule(one, lang)]),
  ];
};

describe('the words of the cards', () => {
  it.each(CARD_IDS)('%s has words in both languages, each in its own letters', (id) => {
    const [he, en] = [everything(id, 'he').join('\n'), everything(id, 'en').join('\n')];
    for (const words of [he, en]) {
      expect(words.split('\n').filter((line) => LEFT_OVER.test(line))).toEqual([]);
    }
    expect(he).not.toMatch(LATIN);
    expect(en).not.toMatch(HEBREW);
  });

  it.each(CARD_IDS)('%s says what it does, but for creatures without abilities', (id) => {
    const card = cardOf(id);
    const plain = card.kind === 'creature' && card.abilities.length === 0;
    for (const lang of LANGS) expect(cardText(id, lang) === '').toBe(plain);
  });

  it('gives every card a name of its own', () => {
    for (const lang of LANGS) {
      const names = CARD_IDS.map((id) => cardName(id, lang).name);
      expect(new Set(names).size).toBe(CARD_IDS.length);
    }
  });

  it.each([
    ['crystal', 'Gives one light energy', 'נותן אנרגיית אור אחת'],
    ['eclipseDragon', 'Flying · Deathblow 1', 'מעופף · מכת מוות 1'],
    [
      'dawnBoon',
      'Your creature: +1 skill, +1 life',
      `יצור שלכם: ${ltr('+1')} מיומנות, ${ltr('+1')} חיים`,
    ],
    [
      'circleOfStones',
      'All your stones: +1 to saving rolls',
      `כל אבני העוצמה שלכם: ${ltr('+1')} לגלגולי הצלה`,
    ],
    ['bloodMoon', 'All creatures: deathblow 1', 'כל היצורים: מכת מוות 1'],
    ['nightChains', 'Enemy creature: paralysed', 'יצור של היריב: משותק'],
    ['moonSpring', 'For you: one more card each Renewal', 'לכם: קלף נוסף בכל התחדשות'],
    ['burnAway', 'Destroy a creature of skill 2 or less', 'השמידו יצור שמיומנותו עד 2'],
    ['balm', 'Heal a damaged creature fully. Draw a card', 'רפאו לגמרי יצור פגוע. שלפו קלף'],
    [
      'tremor',
      'Deal 2 damage to all creatures without flying',
      'גרמו נזק של 2 לכל היצורים בלי תעופה',
    ],
    ['ringingCrystal', 'Renew all your crystals', 'חדשו את כל הקריסטלים שלכם'],
    [
      'frailty',
      'Give a creature −2 skill, −1 life this turn',
      `תנו ליצור ${ltr('−2')} מיומנות, ${ltr('−1')} חיים בתור זה`,
    ],
    [
      'riseAgain',
      'Put a creature from your discard pile into play',
      'העלו למשחק יצור מערמת המשומשים שלכם',
    ],
    ['illOmen', 'Take 2 off an enemy die', 'הורידו 2 מקובייה של היריב'],
  ] as const)('%s reads as it should', (id, en, he) => {
    const read = (lang: Lang): string => cardText(id, lang).replaceAll('\u00a0', ' ');
    expect(read('en')).toBe(en);
    expect(read('he')).toBe(he);
  });

  it('keeps a signed number from turning in a Hebrew line', () => {
    expect(abilityRule({ ability: 'charge', x: 2 }, 'he')).toContain(ltr('+2'));
  });
});
