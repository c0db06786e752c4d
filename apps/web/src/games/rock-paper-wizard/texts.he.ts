/** Every Hebrew sentence of this table. */

import type { Color } from '@kesem/engine/games/rock-paper-wizard/chapters/spells';
import type { Idle, Reason } from '@kesem/engine/games/rock-paper-wizard/event';
import type { Refusal } from '@kesem/engine/games/rock-paper-wizard/refusal';
import { plural } from '../../i18n/numbers.ts';
import { SPELLS } from './table/spells.he.ts';
import type { CastWords, Texts } from './texts.en.ts';

const steps = (n: number): string =>
  plural('he', n, { one: 'צעד אחד', two: 'שני צעדים', other: '# צעדים' });
const times = (n: number): string =>
  plural('he', n, { one: 'פעם אחת', two: 'פעמיים', other: '# פעמים' });
const gold = (n: number): string =>
  plural('he', n, { one: 'מטבע אחד', two: 'שני מטבעות', other: '# מטבעות' });
const on = ({ spell, target }: CastWords): string => `${spell} על ${target}`;

const COLORS: Readonly<Record<Color, string>> = { blue: 'הכחול', red: 'האדום', green: 'הירוק' };

const REFUSALS: Readonly<Record<Refusal['code'], string>> = {
  notInBook: 'הקסם הזה לא בספר',
  yourself: 'אי אפשר לבחור בעצמכם',
  noSuchWizard: 'אין כאן קוסם כזה',
  notPoorer: 'רק מי שיש לו פחות מטבעות יכול לקבל',
};

const IDLES: Readonly<Record<Idle, (name: string) => string>> = {
  acted: (name) => `${name}: ההטלה כבר בוצעה והיד ירדה, אין שינוי.`,
  cancelled: (name) => `${name}: הקסם כבר בוטל, אין שינוי.`,
  itself: (name) => `${name}: הטלה עצמית, אין השפעה.`,
  surging: (name) => `${name}: ביד כבר קלף פראי, אין שינוי.`,
  sameGold: (name) => `${name}: אותו מספר מטבעות, הפרש 0.`,
  sameSpace: (name) => `${name}: כבר במשבצת הזאת.`,
  alreadyShared: (name) => `${name}: המטבעות כבר חלוקים שווה בשווה.`,
  nobodyPoorer: (name) => `${name}: לאף אחד אין פחות מטבעות, אין השפעה.`,
  nobodyNearer: (name) => `${name}: אף אחד לא מקדימה, אין צעד נוסף.`,
};

const REASONS: Readonly<Record<Reason, (goal: number) => string>> = {
  goal: (goal) => `לפחות ${goal} מטבעות, ויותר מכולם`,
  rounds: () => 'עברו שלושים סיבובים, והעשירים מנצחים',
};

export const he: Texts = {
  spell: SPELLS,
  color: COLORS,
  refusal: REFUSALS,
  idle: IDLES,
  reason: REASONS,

  bar: {
    pickSpell: 'בחרו קסם',
    pickSpellSub: 'כולם נחשפים יחד',
    pickTarget: (spell) => `${spell}: על מי?`,
    pickTargetSub: 'בחרו קוסם',
    chosen: (spell, target) => `${spell} על ${target}`,
    chosenSub: 'מוכנים?',
    stands: (spell, target) => `עד אז: ${spell} על ${target}`,
    ready: 'מוכנים',
    change: 'לשנות',
    saving: 'הבחירה נשמרת…',
    waiting: (names) => `מוכנים! ממתינים ל${names}`,
    yours: (spell, target) => `שלכם: ${spell} על ${target}. עוד אפשר לשנות`,
    choosing: (names, ready, of) => `בחירת קסם: ${names} · ${ready} מתוך ${of} מוכנים`,
    charmMine: 'הוקסמתם: מי יקבל 2 מטבעות?',
    charmSub: 'הקישו על מי שיש לו פחות מכם',
    charmTheirs: (name) => `הקסמה: ${name} בבחירה מי יקבל 2 מטבעות`,
    give: (name) => `לתת ל${name}`,
    giveNobody: 'לתת',
    over: 'המשחק נגמר',
    again: 'לבחור מחדש',
    counting: 'קוסם, נייר ומספריים, מכות ברק עד לשמיים…',
    chant: ['אחת…', 'שתיים…', 'שלוש!'],
    wild: 'קסם פראי!',
    opens: (name) => `שלוש! הפתיחה: ${name}`,
    inOrder: 'קסם אחר קסם, בכיוון השעון',
    drawn: (name, spell) => `קלף פראי של ${name}: ${spell}`,
    looking: 'עוד רגע: מסתכלים יחד',
    scoring: 'ניקוד',
    refreshing: 'סיבוב חדש',
    stepOf: (step, of, name) => `שלב ${step} מתוך ${of}: ${name}`,
    next: (name) => `הבא בתור: ${name}`,
    lastOne: 'הקסם האחרון בסיבוב',
  },

  board: {
    label: 'שולחן הקוסמים',
    track: 'המערה',
    zones: { exit: 'היציאה', treasure: 'האוצר' },
    book: 'ספר הקסמים, מהחדש אל הוותיק',
    mats: 'הקוסמים, בכיוון השעון',
    order: 'סדר הביצוע',
    choosing: 'בחירה…',
    ready: 'מוכנים',
    first: 'פותחים את הסיבוב',
    wild: 'קלף פראי',
    done: 'בוצע',
    now: 'עכשיו',
    cancelled: 'בוטל',
    oldest: 'יוצא בסוף הסיבוב',
    deck: (cards) => `ערמה · ${cards}`,
    slot: (slot, of) => `קלף ${slot} מתוך ${of} מהערמה`,
    place: (space) =>
      space === 10
        ? 'על האוצר'
        : space === 0
          ? 'ביציאה'
          : space < 5
            ? `${steps(space)} מהיציאה`
            : `${steps(10 - space)} מהאוצר`,
    gold,
    goldOf: (n, goal) => `${n} מתוך ${goal} מטבעות`,
    points: (spell, target) => `${spell} על ${target}`,
    wildHand: 'קלף הפוך',
    round: (round, goal) => `סיבוב ${round} · ניצחון ב־${goal}`,
    meteor: (back) => `עכשיו: נסיגה ${back}`,
  },

  event: {
    round: (round, first) => `סיבוב ${round}. פותחים: ${first}.`,
    chose: (cast) => `הבחירה שלכם: ${on(cast)}.`,
    ready: (name) => `${name}: מוכנים.`,
    timedOut: (names) => `נגמר הזמן של ${names}: הגורל מחליט.`,
    cast: (casts) => `${casts.map((cast) => `${cast.name}: ${on(cast)}`).join('; ')}.`,
    clashed: (one, other, spell) =>
      `קסם פראי! ${one} ו${other}: ${spell} זה על זה. במקומו, קלף הפוך בכל יד.`,
    turn: (turn) =>
      `שלב ${turn.step} מתוך ${turn.of}: ${turn.name}, ${turn.self ? `${turn.spell} בהטלה עצמית` : on(turn)}${turn.surge ? ' (פראי)' : ''}.`,
    skipped: (name, step, of) => `שלב ${step} מתוך ${of}: הקסם של ${name} בוטל.`,
    advanced: (name, n) => `${name}: ${steps(n)} קדימה.`,
    pushed: (name, n) => `${name}: ${steps(n)} אחורה.`,
    advancedShort: (name, wanted, n) =>
      n === 0
        ? `${name}: התקדמות ${wanted}, אבל כבר על האוצר.`
        : `${name}: התקדמות ${wanted}, רק ${steps(n)} עד האוצר.`,
    pushedShort: (name, wanted, n) =>
      n === 0
        ? `${name}: דחיפה ${wanted}, אבל כבר ביציאה.`
        : `${name}: דחיפה ${wanted}, רק ${steps(n)} עד היציאה.`,
    jumped: (name, to) => `${name}: קפיצה למשבצת ${to}.`,
    returned: (name, to) => `${name}: חזרה למשבצת ${to}.`,
    lost: (name, n) => `${name}: אובדן של ${gold(n)}.`,
    lostShort: (name, wanted, n) => `${name}: אובדן של ${gold(wanted)}, אבל יש רק ${n}.`,
    paid: (name, to, n) => `תשלום מ${name} אל ${to}: ${gold(n)}.`,
    paidShort: (name, to, wanted, n) => `תשלום מ${name} אל ${to}: ${gold(wanted)}, אבל יש רק ${n}.`,
    aimed: (name, to) => `${name}: היד פונה עכשיו אל ${to}.`,
    aimedSelf: (name) => `${name}: היד פונה עכשיו פנימה, הטלה עצמית.`,
    surged: (name, spell) => `${name}: במקום ${spell}, קלף פראי הפוך.`,
    cancelled: (name) => `הקסם של ${name} בוטל.`,
    charmed: (name, among) => `${name}: בחירה מי יקבל 2 מטבעות: ${among}.`,
    nearest: (names) => `הקרובים לאוצר: ${names}, 5 מטבעות לכל אחד.`,
    nearestOne: (name) => `הכי קרוב לאוצר: ${name}, 5 מטבעות.`,
    second: (names) => `במקום השני: ${names}, 3 מטבעות לכל אחד.`,
    secondOne: (name) => `במקום השני: ${name}, 3 מטבעות.`,
    tied: (names, n) => `תיקו בראש: ${names}, ${gold(n)} לכל אחד. ממשיכים.`,
    retired: (spell) => `יצא מהספר: ${spell}.`,
    bounced: (spell, color) => `לא נוסף לספר: ${spell} (הקלף ${color} השלישי).`,
    learned: (spell) => `נוסף לספר: ${spell}.`,
    reshuffled: (cards) => `הקלפים שבשימוש הם ערמה חדשה של ${cards}.`,
    won: (names, n) => `ניצחון: ${names}, ${gold(n)}.`,
    wonTogether: (names, n) => `ניצחון משותף: ${names}, ${gold(n)} לכל אחד.`,
  },

  // nobody's friend is called that
  seat: ['מלמול', 'ערפול', 'גלגול', 'צלצול', 'בלבול', 'טלטול'],

  fact: {
    rounds: (rounds, clashes) => ({
      title: 'אורך המשחק',
      text: `${plural('he', rounds, { one: 'סיבוב אחד', two: 'שני סיבובים', other: '# סיבובים' })}, ${plural('he', clashes, { one: 'קסם פראי אחד', two: 'שני קסמים פראיים', other: '# קסמים פראיים' })}`,
    }),
    push: (by, name, n, spell) => ({
      title: 'המכה של המשחק',
      text: `${spell} של ${by} על ${name}: ${steps(n)} לאחור`,
    }),
    nearest: (name, n) => ({ title: 'הכי הרבה בראש', text: `${name}, ${times(n)}` }),
    attacked: (name, n) => ({ title: 'המטרה של כולם', text: `${name}, ${times(n)}` }),
    itself: (name, n) => ({
      title: 'הקסם חזר הביתה',
      text: `${name}: ${times(n)} על עצמם`,
    }),
  },
  scored: gold,

  keys: {
    spell: 'בחירת קסם מהספר, בספירה מהערמה',
    target: 'אחר כך: בחירת קוסם, בספירה מכם בכיוון השעון',
    arrows: 'מעבר בין הקסמים או בין הקוסמים',
    confirm: 'מוכנים; בזמן ההצגה: דילוג',
    back: 'לבחור מחדש',
    pause: 'עצירה או המשך בזמן ההצגה',
    step: 'הצעד הבא בזמן ההצגה',
  },

  text: {
    title: 'השולחן במילים',
    wizards: 'הקוסמים, בכיוון השעון',
    wizard: 'קוסם',
    place: 'מקום',
    gold: 'מטבעות',
    hand: 'יד',
    book: 'ספר הקסמים, מהערמה',
    choose: 'הבחירה שלכם',
    spell: 'קסם',
    target: 'על',
    none: '—',
    last: 'החשיפה האחרונה',
  },
};
