/** What cards do, in Hebrew. */
import type { AbilityId, Energy, Kind } from '@kesem/engine/games/eclipse/cards/card';
import { ltr } from '../../../i18n/isolate.ts';
import { plural } from '../../../i18n/numbers.ts';
import type { Ones } from './meant.ts';
import type { CardTexts } from './text.en.ts';

/** One, and all of them after "כל". */
const NOUNS: Readonly<
  Record<Exclude<Ones['what'], 'player' | 'stone'>, readonly [string, string]>
> = {
  creature: ['יצור', 'היצורים'],
  enchantment: ['כישוף', 'הכישופים'],
  die: ['קובייה', 'הקוביות'],
  buried: ['קלף', 'הקלפים'],
};
const STONES: Readonly<Record<Energy | 'any', readonly [string, string]>> = {
  light: ['קריסטל', 'הקריסטלים'],
  dark: ['אבן אופל', 'אבני האופל'],
  any: ['אבן עוצמה', 'אבני העוצמה'],
};
const OF: Readonly<Record<Ones['of'], string>> = {
  own: ' שלכם',
  enemy: ' של היריב',
  any: '',
  chosen: ' של השחקן הנבחר',
};
const PLAYERS: Readonly<Record<Ones['of'], string>> = {
  own: 'לכם',
  enemy: 'ליריב',
  any: 'לשני השחקנים',
  chosen: 'לשחקן הנבחר',
};
const KINDS: Readonly<Record<Kind, string>> = {
  stone: 'אבן עוצמה',
  creature: 'יצור',
  enchantment: 'כישוף',
  spell: 'לחש',
};

const signed = (n: number): string => ltr(n < 0 ? `−${-n}` : `+${n}`);

/** Where the name of an ability is no noun, the noun. */
const nounOf = (ability: AbilityId): string =>
  ability === 'flying' ? 'תעופה' : he.ability[ability].name;

const suffix = ({ like, every }: Ones): string =>
  [
    like.having === undefined ? '' : ` עם ${nounOf(like.having)}`,
    like.lacking === undefined ? '' : ` בלי ${nounOf(like.lacking)}`,
    like.skillUpTo === undefined
      ? ''
      : ` ${every ? 'שמיומנותם' : 'שמיומנותו'} עד ${like.skillUpTo}`,
  ].join('');

const damaged = ({ like, every }: Ones): string => {
  if (!like.damaged) return '';
  return every ? ' הפגועים' : ' פגוע';
};

const named = (ones: Ones): string => {
  const { what, of, every, like, kinds } = ones;
  if (what === 'player') return 'שחקן';
  if (what === 'buried')
    return `${kinds.map((kind) => KINDS[kind]).join(' או ')} מערמת המשומשים שלכם`;
  const [one, all] = what === 'stone' ? STONES[like.energy ?? 'any'] : NOUNS[what];
  return `${every ? `כל ${all}` : one}${damaged(ones)}${OF[of]}${suffix(ones)}`;
};

/** As the object of a verb: what is definite takes its particle. */
const object = (ones: Ones): string => (ones.every ? `את ${named(ones)}` : named(ones));

const to = (ones: Ones): string => (ones.what === 'player' ? PLAYERS[ones.of] : `ל${named(ones)}`);

const cards = (n: number): string =>
  plural('he', n, { one: 'קלף', two: 'שני קלפים', other: '# קלפים' });

const DRAWS = { me: 'שלפו', opponent: 'היריב שולף', both: 'כל שחקן שולף' } as const;
const DISCARDS = { me: 'מידכם', opponent: 'מיד היריב', both: 'מכל יד' } as const;

export const he: CardTexts = {
  kind: { stone: 'אבן עוצמה', creature: 'יצור', enchantment: 'כישוף', spell: 'לחש' },
  ability: {
    flying: { name: 'מעופף', rule: () => 'יצורים שאינם מעופפים לא יכולים לתקוף אותו' },
    paralysis: {
      name: 'שיתוק',
      rule: () => 'מי שנלחם בו משותק עד סוף התור הבא: לא תוקף, לא מגן ולא מפעיל יכולות',
    },
    magicImmunity: {
      name: 'חסינות לקסם',
      rule: () => 'היריב לא יכול לבחור בו ללחשים, לכישופים וליכולות',
    },
    draw: { name: 'שליפת קלף', rule: () => 'כשמזמנים אותו מהיד אפשר לשלוף קלף' },
    revive: {
      name: 'החייאה',
      rule: () => 'פעם בכל תור בחרו יצור אחר: אם הוא אמור להיות מושמד בתור זה, הוא ניצל',
    },
    deathblow: { name: 'מכת מוות', rule: (x) => `כשהוא פוגע בקרב: נזק נוסף של ${x}` },
    charge: { name: 'מסתער', rule: (x) => `${signed(x)} לגלגול כשהוא תוקף יצור` },
    regeneration: {
      name: 'התחדשות',
      rule: (x) => `בכל פעם שנגרם לו נזק, ${x} ממנו נרפא מיד`,
    },
    protectiveTouch: {
      name: 'מגע מגן',
      rule: (x) => `פעם בכל תור בחרו יצור שנגרם לו נזק: ${x} ממנו נמנע`,
    },
    darkTouch: {
      name: 'מגע האופל',
      rule: (x) => `פעם בתורכם בחרו יצור: נגרם לו נזק של ${x}`,
    },
    demonicDestruction: {
      name: 'השמדה דמונית',
      rule: () => 'פעם בתורכם בחרו יצור: הוא מושמד',
    },
    darkRevival: {
      name: 'החייאה אפלה',
      rule: () =>
        'פעם בתורכם בחרו יצור של היריב שזה פגע בו בתור זה: אם יושמד, אפשר להעביר אותו אליכם',
    },
    ghost: {
      name: 'דמות רפאים',
      rule: () => 'לפני נזק בקרב מטילים קובייה: 4 ומעלה, והוא לא נפגע',
    },
  },
  stone: { light: 'נותן אנרגיית אור אחת', dark: 'נותנת אנרגיית אופל אחת' },
  bearer: (ones) => (ones.what === 'player' ? PLAYERS[ones.of] : named(ones)),
  gift: {
    skill: ({ by }) => `${signed(by)}\u00a0מיומנות`,
    life: ({ by }) => `${signed(by)}\u00a0חיים`,
    able: (_, ability) => ability,
    bound: () => 'משותק',
    ward: ({ by }) => `${signed(by)}\u00a0לגלגולי הצלה`,
    swapped: () => 'אנרגיה הפוכה',
    insight: ({ by }) =>
      `${plural('he', by, { one: 'קלף נוסף', two: 'שני קלפים נוספים', other: '# קלפים נוספים' })} בכל התחדשות`,
  },
  effect: {
    damage: ({ amount }, ones) => `גרמו נזק של ${amount} ${to(ones)}`,
    destroy: (_, ones) => `השמידו ${object(ones)}`,
    return: (_, ones) => `החזירו ${object(ones)} אל יד הבעלים`,
    steal: (_, ones) => `השתלטו על ${named(ones)}`,
    heal: ({ amount }, ones) =>
      amount === 'all' ? `רפאו לגמרי ${object(ones)}` : `רפאו ${amount} מהנזק שנגרם ${to(ones)}`,
    prevent: ({ amount }, ones) => `מנעו ${amount} מהנזק ${to(ones)}`,
    shield: (_, ones) =>
      ones.every
        ? `הצילו ${object(ones)}: מי שאמור להיות מושמד בתור זה ניצל`
        : `הצילו ${object(ones)}: אם הוא אמור להיות מושמד בתור זה, הוא ניצל`,
    paralyse: (_, ones) => `הטילו שיתוק על ${named(ones)}`,
    renew: (_, ones) => `חדשו ${object(ones)}`,
    draw: ({ who, count }) => `${DRAWS[who]} ${cards(count)}`,
    discard: ({ who, count }) => `השליכו באקראי ${cards(count)} ${DISCARDS[who]}`,
    raise: (effect, ones) =>
      effect.to === 'hand' ? `קחו ליד ${named(ones)}` : `העלו למשחק ${named(ones)}`,
    extraDrop: ({ count }) =>
      `אפשר להניח ${plural('he', count, { one: 'עוד אבן עוצמה', two: 'עוד שתי אבני עוצמה', other: 'עוד # אבני עוצמה' })} בתור זה`,
    reroll: (_, ones) => `הטילו מחדש ${object(ones)}`,
    turnDie: ({ by }, ones) =>
      by < 0 ? `הורידו ${-by} מ${named(ones)}` : `הוסיפו ${by} ${to(ones)}`,
  },
  change: (ones, gifts, lasts) =>
    `תנו ${to(ones)} ${gifts} ${lasts === 'turn' ? 'בתור זה' : 'לתמיד'}`,
};
