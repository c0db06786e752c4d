/** Every Hebrew sentence of this table. Instructions are in the plural imperative, the log in nouns, so that no gender is guessed. */

import type { Mode, WindowKind } from '@kesem/engine/games/eclipse/chapters/preferences';
import type { Reason } from '@kesem/engine/games/eclipse/event';
import type { Refusal, Unfit } from '@kesem/engine/games/eclipse/refusal';
import { ltr, unbroken } from '../../i18n/isolate.ts';
import { either, plural } from '../../i18n/numbers.ts';
import type { Texts } from './texts.en.ts';
import { EVENTS, stones, THREAT } from './words/events.he.ts';

const energies = (light: number, dark: number, any: string): readonly string[] => [
  ...(light > 0 ? [`${light} אור`] : []),
  ...(dark > 0 ? [`${dark} אופל`] : []),
  ...(any === '' ? [] : [any]),
];

const WINDOWS: Readonly<Record<WindowKind, string>> = {
  attack: 'הכרזת התקפה',
  guards: 'אחרי ההגנה',
  roll: 'אחרי קוביות',
  harm: 'לפני פגיעה',
  saves: 'לפני גלגולי הצלה',
  end: 'סוף תור',
};

const MODES: Readonly<Record<Mode, { readonly name: string; readonly does: string }>> = {
  smart: {
    name: 'חכם',
    does: 'שואל רק כשתגובה יכולה לשנות משהו לטובתכם, ומראה איזו. לכן חלון שמתארך רומז שיש לכם תגובה; מצב מלא מסתיר את זה.',
  },
  full: { name: 'מלא', does: 'שואל בכל חלון, וכך שום חלון לא רומז מה ביד שלכם' },
  quiet: { name: 'שקט', does: 'שואל רק על הגנה, ועל הצלת יצור שלכם מפגיעה' },
};

const REFUSALS: Readonly<Record<Exclude<Refusal['code'], 'target'>, string>> = {
  noRedraw: 'אפשר להחליף רק יד עם אבן אחת לכל היותר, או שש לפחות',
  noSuchCard: 'הקלף כבר לא ביד שלכם',
  wrongKind: 'אבנים מניחים, קלפים אחרים מטילים',
  noDropLeft: 'אי אפשר להניח עוד אבנים בתור הזה',
  notNow: 'אי אפשר לשחק את זה ברגע הזה',
  payment: 'האבנים האלה לא משלמות את המחיר',
  notYours: 'היצור כבר לא בצד שלכם',
  unable: 'היצור משותק או כבול',
  noSuchAbility: 'ליצור הזה אין יכולת כזאת',
  used: 'היכולת כבר נוצלה בתור הזה',
  fought: 'קרב אחד בתור, והוא כבר נוצל',
  flying: 'מעופף: רק יצור מעופף יכול לתקוף אותו',
  twice: 'כל יצור פועל פעם אחת, ולכל מטרה תוקף אחד',
  noSuchEnemy: 'אין כבר אויב כזה',
  attacked: 'היצור עצמו מותקף ולא יכול להגן',
  notOnStone: 'אפשר להגן רק מפני התקפה על אבן',
  wrongOrder: 'הסדר צריך לכלול כל קרב פעם אחת',
  wrongCount: 'זה לא המספר הנכון של קלפים',
};

const UNFIT: Readonly<Record<Unfit, string>> = {
  gone: 'המטרה כבר לא שם',
  kind: 'הקלף צריך מטרה אחרת',
  side: 'המטרה בצד הלא נכון',
  immune: 'חסינות לקסם: היריב לא יכול לבחור בו',
  unlike: 'המטרה לא כמו שהקלף דורש',
  itself: 'היצור לא יכול לבחור בעצמו',
  unhurt: 'היצור לא פגע בו בתור הזה',
};

const REASONS: Readonly<Record<Reason, (loser: string | null) => string>> = {
  lead: () => 'יתרון של שבע אבני עוצמה',
  time: () => 'הזמן נגמר: יותר אבני עוצמה במשחק',
  suddenDeath: () => 'מוות פתאומי: יתרון של שתי אבנים',
  exhausted: () => 'שתי החפיסות ריקות ושום דבר לא זז',
  longest: (loser) =>
    loser === null
      ? 'תור 200 הסתיים: מספר שווה של אבני עוצמה'
      : 'תור 200 הסתיים: יותר אבני עוצמה במשחק',
  conceded: (loser) => `כניעה של ${loser}`,
};

const HOPES: Texts['hope'] = {
  stone: (card) => `${card}: אבן על הכף`,
  creature: (card) => `${card}: יצור על הכף`,
  damage: (card) => `${card}: נזק על הכף`,
};

export const he: Texts = {
  window: WINDOWS,
  hope: HOPES,
  mode: MODES,
  refusal: REFUSALS,
  unfit: UNFIT,
  reason: REASONS,
  seat: (n) => `קוסם ${n}`,
  concede: 'להיכנע',
  concedeSure: 'להיכנע במשחק הזה?',
  noTarget: 'אין כרגע מטרה',
  aCard: 'קלף',
  aCreature: 'יצור',
  aStone: 'אבן עוצמה',
  energy: { light: 'קריסטל', dark: 'אבן אופל' },
  stones,

  board: {
    label: 'השולחן של אקליפס',
    hand: 'היד שלכם',
    handOf: (name) => `היד של ${name}`,
    openStones: (name) => `לבחור מאבני העוצמה של ${name}`,
    creaturesOf: (name) => `היצורים של ${name}`,
    stonesOf: (name) => `אבני העוצמה של ${name}`,
    enchantmentsOf: (name) => `הכישופים של ${name}`,
    noCreatures: 'אין יצורים',
    energy: (light, dark) => `אור ${light} · אופל ${dark}`,
    deck: (n) => `חפיסה ${n}`,
    inHand: (n) => `יד ${n}`,
    discard: (n) => `הושלכו ${n}`,
    discardOf: (name) => `ערמת ההשלכה של ${name}`,
    noDiscard: 'עוד לא הושלך דבר',
    ownDeck: 'מה שנשאר בחפיסה שלכם',
    ownDeckSub: 'הסדר שלהם אינו ידוע לאיש.',
    emptyDeck: 'החפיסה נגמרה: אין עוד מה לשלוף.',
    turn: (n) => `תור ${n}`,
    onItsWay: 'בדרך אליכם',
    onlyAfterRoll: 'רק אחרי הטלת קובייה',
    onlyMain: 'רק בשלב העיקרי',
    notOnDice: 'לא אחרי קוביות',
    notSaving: 'לא מציל',
    yours: 'שלכם',
    theirs: (name) => `של ${name}`,
    phase: { renewal: 'התחדשות', main: 'עיקרי', end: 'סיום' },
    fight: 'קרב',
    active: 'בתור',
    marked: 'בשימוש',
    unmarked: 'זמינה',
    paralysed: 'משותק',
    untilTurn: (n) => `עד תור ${n}`,
    damaged: (n) => `נזק ${n}`,
    stats: (skill, life) => `מיומנות ${skill}, חיים ${life}`,
    shielded: 'יינצל פעם אחת',
    brought: (owner) => `שייך אל ${owner}`,
    on: (names) => `נושא: ${names}`,
    missing: (light, dark, any) =>
      `חסר ${energies(light, dark, any > 0 ? `${any} אנרגיה` : '').join(', ')}`,
    cost: (light, dark, any) =>
      `מחיר: ${energies(light, dark, any > 0 ? `${any} מכל סוג` : '').join(', ') || 'חינם'}`,
    slot: (n, of, name) => `קלף ${n} מתוך ${of}: ${name}`,
    gauge: (mine, theirs, lead, goal) =>
      `${mine} אבנים מול ${theirs}: ${lead === 0 ? 'שוויון' : lead > 0 ? `יתרון ${lead}` : `פיגור ${-lead}`}, יתרון של ${goal} מנצח`,
    goal: (n) => `ניצחון ב־\u2066+${n}\u2069`,
    suddenDeath: 'מוות פתאומי',
    table: 'השולחן',
    details: 'פרטים',
    close: 'סגירה',
    abilities: 'יכולות',
    now: 'עכשיו',
    inPlay: 'נושא',
    everyCreature: 'על השולחן',
    help: 'מספרים בוחרים קלף, חצים עוברים בין דברים, Enter משחק, Escape חוזר.',
  },

  first: {
    youBegin: 'אתם פותחים',
    begins: (name) => `${name} בתור הראשון`,
    keep: 'יד עם שתיים עד חמש אבנים נשארת. נגיעה בקלף מגדילה אותו.',
    mayRedraw: 'יד עם אבן אחת לכל היותר, או שש לפחות, אפשר להחליף. פעם אחת.',
  },

  windows: {
    open: 'מתי לשאול אותי',
    title: 'מתי שואלים אותי אם להגיב?',
    intro: 'בחלונות שני הצדדים יכולים להגיב. מי שדילגו עליו לא נחשף לעולם.',
    each: 'אחד אחד',
    help: 'עזרה בקרב',
    odds: 'להציג את סיכויי ההתקפה',
    ask: 'תמיד',
    auto: 'כמו למעלה',
    never: 'אף פעם',
    pip: (name, how) => `${name}: ${how}`,
    wait: 'רגע!',
    waiting: 'ייעצר',
    waitLong: 'לעצור בחלון הבא',
    hurry: 'להאיץ',
    hurryLong: 'תמונות קצרות יותר עד סוף התור. הזמן להגיב לא משתנה.',
  },

  bar: {
    redraw: 'שבעה קלפים: לשמור אותם?',
    redrawSub: (n) => (n === 0 ? 'בלי אבנים' : `${stones(n)} ביניהם`),
    keep: 'לשמור',
    begin: 'להתחיל',
    firstHand: 'היד הראשונה שלכם',
    again: 'להחליף',
    redrawWait: (name) => `ממתינים אל ${name}`,
    redrawWatch: 'שני הצדדים מביטים ביד הראשונה',
    main: (drops) =>
      drops === null ? 'תורכם' : `תורכם · ${unbroken(`אבן ${ltr(drops.join('/'))}`)}`,
    mainSub: (able) =>
      either('he', [
        ...(able.lay ? ['הניחו אבן'] : []),
        ...(able.cast ? ['שחקו קלפים'] : able.use ? ['הפעילו יכולת'] : []),
        able.fight ? 'צאו לקרב' : 'סיימו את התור',
      ]),
    end: 'סיום תור',
    endAnyway: 'נשארה אבן שלא הונחה. לסיים בכל זאת?',
    fight: 'לקרב',
    theirs: (name) => `התור של ${name}`,
    theirsSub: 'גם עכשיו אפשר להטיל לחשים',
    their: {
      main: (name) => `התור של ${name}`,
      defend: (name) => `הצבת הגנה: ${name}`,
      discard: (name) => `השלכת קלפים: ${name}`,
      draw: (name) => `שליפת קלף? ${name}`,
      claim: (name) => `לקיחת יצור? ${name}`,
    },
    window: (name) => `רגע לתגובה: ${name}`,
    windowSub: 'ממשיכים מיד',
    passed: 'ממתינים לצד השני',
    respond: (what) => `${what.replace(/\.$/, '')}. להגיב?`,
    canRespond: (n) =>
      plural('he', n, {
        one: 'יש לכם תגובה אחת',
        two: 'יש לכם שתי תגובות',
        other: 'יש לכם # תגובות',
      }),
    noAnswer: 'אין לכם תגובה',
    spaceGoesOn: 'רווח ממשיך.',
    goOn: 'להמשיך',
    goOnAll: 'להמשיך הכול',
    passedAll: 'בקרב הזה ממשיכים הכול',
    does: {
      stone: 'להניח',
      creature: 'לזמן',
      enchantment: 'להטיל',
      spell: 'להטיל',
      ability: 'להפעיל',
    },
    ask: (does, card) => `${does}: ${card}?`,
    castOn: (card, target) => `${card} על ${target}?`,
    pays: (names) => `תשלום: ${names}`,
    free: 'בלי תשלום',
    pick: (card) => `${card}: בחרו מטרה`,
    pickSub: 'המטרות מסומנות',
    uses: (name) => `${name}: איזו יכולת?`,
    useOn: (ability, target) => `${ability} על ${target}?`,
    cancel: 'ביטול',
    zoom: 'פרטים',
    wrongPay: (n) => `בחרו ${stones(n)} לתשלום`,
    draw: (card) => `${card}: לשלוף קלף?`,
    drawYes: 'לשלוף',
    no: 'לא',
    claim: (card) => `להעביר אליכם: ${card}?`,
    claimYes: 'להעביר',
    discard: (have, less) => `יש לכם ${have} קלפים: השליכו ${less}`,
    discardGo: (n, of) => unbroken(`להשליך ${ltr(`${n}/${of}`)}`),
    saving: 'שומרים…',
    over: 'המשחק נגמר',
    clock: 'שעון המשחק',
    timeUp: 'הזמן נגמר',
    late: 'זמן הרזרבה רץ',
  },

  target: {
    creature: (name, owner) => `${name} (${owner})`,
    player: (name) => name,
    die: (name) => `הקובייה של ${name}`,
    buried: (name) => `${name} מערמת ההשלכה`,
  },

  threat: THREAT,
  event: EVENTS,

  text: {
    title: 'אקליפס במילים',
    standing: 'המצב',
    side: 'צד',
    stones: 'אבנים (זמינות)',
    hand: 'יד',
    deck: 'חפיסה',
    creatures: 'יצורים במשחק',
    enchantments: 'כישופים במשחק',
    creature: 'יצור',
    skill: 'מיומנות',
    life: 'חיים',
    damage: 'נזק',
    abilities: 'יכולות',
    state: 'מצב',
    whose: 'של מי',
    bearer: 'על',
    none: 'אין',
    actions: 'מה אפשר לעשות',
    choose: 'בחירה',
    handList: 'היד שלכם',
    windows: 'מתי שואלים אתכם',
    mode: 'אופן',
    waitNext: 'לעצור בחלון הבא',
  },

  keys: {
    numbers: 'בחירת קלף מהיד',
    arrows: 'מעבר בתוך שורה; למעלה ולמטה בין שורות',
    enter: 'לשחק את מה שנבחר; להמשיך',
    space: 'להמשיך; להשהות את מה שמוצג',
    back: 'צעד אחד אחורה; לדלג על מה שמוצג',
    fight: 'לצאת לקרב',
    end: 'לסיים את התור',
    hurry: 'תמונות קצרות יותר עד סוף התור',
    all: 'להמשיך הכול עד סוף הקרב',
    wait: '"רגע!": החלון הבא נעצר בשבילכם',
    zoom: 'לקרוא את הקלף שבמוקד',
    read: 'להקריא את השולחן',
    step: 'התמונה הבאה במה שמוצג',
  },
};
