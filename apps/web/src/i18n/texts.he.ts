/** The words of the house in Hebrew: plural imperative for instructions, nouns for the log, no guessed gender. */
import { CAST, LEVELS, PHRASES, REFUSALS } from './codes.he.ts';
import { END, SERIES } from './end.he.ts';
import { LEARN } from './learn.he.ts';
import { plural } from './numbers.ts';
import { PACES } from './paces.ts';
import { ENDING, PEOPLE } from './people.he.ts';
import { TABLE } from './table.he.ts';
import type { Texts } from './texts.en.ts';
import { VIEW } from './view.he.ts';

export const he: Texts = {
  brand: 'קסם',
  wordmark: 'קסם, לדף הבית',
  skip: 'דילוג לתוכן',
  close: 'סגירה',
  cancel: 'ביטול',
  save: 'שמירה',
  again: 'לנסות שוב',
  home: 'לדף הבית',
  loading: 'רגע…',
  levels: LEVELS,
  phrases: PHRASES,
  refusals: REFUSALS,
  mine: {
    link: 'המשחקים והאנשים שלי',
    gone: 'מי שעזבו',
    invitation: (name, game) => `הזמנה ל${game} מאת ${name}`,
    accept: 'להצטרף',
    decline: 'לא עכשיו',
  },
  table: TABLE,
  people: PEOPLE,
  ending: ENDING,
  end: END,
  series: SERIES,
  learn: LEARN,
  view: VIEW,
  you: 'אתם',
  bot: 'בוט',
  cast: CAST,
  somebody: 'מישהו',
  gone: 'מי שכבר לא כאן',
  players: (n) => `${n} שחקנים`,
  minutes: (n) => `${n} דק׳`,

  tools: {
    label: 'הגדרות',
    toLight: 'צבעי יום',
    toDark: 'צבעי לילה',
    sound: {
      all: 'צליל: הכול. לעבור לנקישה בתור שלכם בלבד',
      turn: 'צליל: רק בתור שלכם. להשתיק',
      off: 'צליל: כבוי. להפעיל',
    },
    otherLang: 'English',
    otherLangShort: 'EN',
  },

  profile: {
    title: 'ככה רואים אתכם',
    open: 'לשנות שם וסמל',
    name: 'שם',
    nameHint: 'השם שהחברים רואים',
    emblem: 'סמל',
    emblems: {
      1: 'רימון',
      2: 'דג',
      3: 'שמש',
      4: 'עלה',
      5: 'ירח',
      6: 'מפתח',
      7: 'סירה',
      8: 'בית',
      9: 'פעמון',
      10: 'פטרייה',
    },
    confirmMove: 'לאשר כל מהלך במגע',
    motion: 'פחות תנועה',
  },

  front: {
    title: 'קסם: שולחן לחברים',
    promiseTop: 'חמישה משחקי שולחן.',
    promiseRest: 'קישור אחד. בלי הרשמה.',
    promiseShort: 'קישור אחד.',
    shelf: 'משחקים',
    friends: 'שחקו עם חברים',
    bots: 'נגד המחשב',
    botLevel: (level) => `נגד המחשב, ${level}`,
    code: 'קיבלתם קוד?',
    enter: 'להיכנס',
    lastTables: 'השולחנות האחרונים',
    lastAgain: 'לפתוח',
    resume: 'להמשיך',
    yourTurn: 'תורכם',
    theirTurn: 'התור של הצד השני',
    waitingRoom: 'בחדר ההמתנה',
    against: (game, names) => `${game} עם ${names}`,
    alone: (game) => `${game}, מחכים לחברים`,
    credits: 'קרדיטים',
    device: 'להעביר לכאן את המקום שלי',
    opening: 'פותחים חדר…',
  },

  room: {
    title: (host) => `החדר של ${host}`,
    seats: 'מקומות',
    seat: (n) => `מקום ${n}`,
    host: 'אירוח',
    left: 'קם מהשולחן',
    isYou: 'אתם',
    chosen: 'כבר בחרו',
    invite: 'להזמין',
    addBot: 'בוט',
    fill: 'למלא בבוטים',
    addBotTitle: 'בוט באיזו רמה?',
    manage: (name) => `המקום של ${name}`,
    moveUp: 'מקום אחד קדימה',
    moveDown: 'מקום אחד אחורה',
    swap: 'להחליף צדדים',
    drawSides: 'להגריל צדדים',
    draw: 'להגריל את המקומות',
    draws: 'המקומות יוגרלו כשהמשחק יתחיל',
    makeHost: 'להעביר את האירוח',
    removeBot: 'להוציא את הבוט',
    options: 'אפשרויות',
    optionsTitle: 'איך משחקים?',
    lock: 'לנעול את החדר',
    unlock: 'לפתוח את החדר',
    locked: 'נעול',
    changeGame: 'להחליף משחק',
    otherGame: 'משחק אחר?',
    wants: (n, game) =>
      plural('he', n, { one: `אחד בעד ${game}`, two: `שניים בעד ${game}`, other: `# בעד ${game}` }),
    moved: (game) => `השולחן עבר אל ${game}, ואתם צופים`,
    inLine: (n) =>
      n === 1
        ? 'יש בו פחות מקומות. במשחק הבא אתם ראשונים בתור.'
        : `יש בו פחות מקומות. במשחק הבא אתם במקום ${n} בתור.`,
    leave: 'לקום מהשולחן',
    watch: 'רק לצפות',
    takeSeat: 'לשבת',
    menu: 'תפריט החדר',
    goesOn: (step) => `ממשיכים מצעד ${step} של משחק קודם`,
    onward: {
      redealt:
        'הידיים והקופות יעורבבו מחדש, מהקלפים שבאמת נמצאים שם: ידוע מה יש בכל חפיסה, אבל לא מה נמצא איפה. על שאלה פתוחה עונים שוב.',
      known:
        'לבד מול בוטים זה לימוד פתוח: הידיים והקופות נשארות כמו שהיו, וכל אחד יכול לקרוא אותן. כשיש עוד אדם ליד השולחן, מערבבים אותן מחדש.',
    },
  },

  start: {
    go: 'להתחיל',
    seated: (n) =>
      plural('he', n, {
        one: 'אחד ליד השולחן',
        two: 'שניים ליד השולחן',
        other: '# ליד השולחן',
      }),
    free: (n) =>
      plural('he', n, {
        one: 'עוד מקום אחד פנוי',
        two: 'עוד שני מקומות פנויים',
        other: 'עוד # מקומות פנויים',
      }),
    complete: 'כולם כאן',
    awaits: (names) => `לא כאן כרגע: ${names}`,
    missing: (n) =>
      plural('he', n, { one: 'חסר שחקן אחד', two: 'חסרים שני שחקנים', other: 'חסרים # שחקנים' }),
    missingHint: 'הזמינו מישהו, או הוסיפו בוט',
    startWith: (n) => `להתחיל עם ${n}`,
    waitHost: (host) => `ממתינים שהמשחק יתחיל. האירוח: ${host}`,
    starting: (n) => `מתחילים בעוד ${n}`,
    stop: 'רגע',
    awayTitle: (names) => `להתחיל בלי ${names}?`,
    awayText: 'המקום נשמר: אפשר לחזור גם באמצע.',
    awayGo: 'להתחיל עכשיו',
  },

  invite: {
    title: 'הזמנה לשולחן',
    share: 'לשתף קישור',
    shareText: (game) => `בואו לשחק ${game}`,
    copy: 'להעתיק קישור',
    copied: 'הועתק ✓',
    copyFailed: 'העתיקו את הקישור ביד',
    qr: 'להציג קוד QR',
    qrHint: 'לסריקה מעבר לשולחן',
    code: 'קוד',
    codeLong: 'קוד להכתבה',
    codeHint: (site) => `מקלידים אותו ב־${site}`,
    link: 'קישור',
    newLink: 'להחליף את הקישור',
    newLinkDone: 'יש קישור חדש. הקישור הישן כבר לא מכניס חדשים.',
    newLinkConfirm: 'הקישור הישן לא יכניס עוד חדשים. להחליף?',
  },

  join: {
    title: (host) => `הזמנה לשחק מ${host}`,
    sit: 'להצטרף',
    watch: 'רק לצפות',
    full: 'השולחן מלא. אפשר לצפות.',
    lockedHint: 'החדר נעול. אפשר לצפות.',
    at: (names) => `ליד השולחן: ${names}`,
  },

  chat: {
    title: 'צ׳אט',
    placeholder: 'כתבו משהו…',
    send: 'לשלוח',
    empty: 'עוד לא נאמר כלום.',
    phrases: 'משפטים מהירים',
    unread: (n) =>
      plural('he', n, { one: 'הודעה חדשה', two: 'שתי הודעות חדשות', other: '# הודעות חדשות' }),
    watchers: 'ערוץ הצופים: השחקנים קוראים אותו אחרי המשחק',
    line: (name, text) => `${name}: ${text}`,
  },

  link: {
    connecting: 'מתחברים…',
    lost: 'מתחברים שוב…',
    retry: 'לנסות עכשיו',
    back: 'חזרתם',
    missed: (n) =>
      plural('he', n, {
        one: 'החמצתם אירוע אחד',
        two: 'החמצתם שני אירועים',
        other: 'החמצתם # אירועים',
      }),
    restart: 'השרת עולה מחדש. חוזרים עוד רגע.',
    old: 'יש גרסה חדשה של השולחן. רעננו את הדף.',
    refresh: 'לרענן',
    closed: 'החיבור נסגר.',
    unsaved:
      'השרת לא יכול לשמור כרגע. שום דבר לא אבד: השאירו את הדף פתוח, והפעולה תישלח שוב מעצמה. השרת שלכם? בדקו אם הדיסק מלא.',
    tooFast: 'יותר מדי הודעות בבת אחת. ננסה שוב בעוד דקה.',
    held: (name, time) => `החיבור של ${name} נותק · מחזיקים מקום ${time}`,
    heldOver: (name) => `${name}: אין חיבור כבר זמן מה`,
    botPlays: 'שבוט ימשיך',
    takeHost: 'לקחת את האירוח',
  },

  here: {
    title: 'במכשיר הזה',
    friend: 'שניים במכשיר אחד',
    noHouse: 'אין חיבור: השולחן הזה רק במכשיר הזה.',
    needsNet: 'כדי לשחק עם חברים מרחוק צריך חיבור.',
  },

  version: {
    fresh: 'יש גרסה חדשה.',
    take: 'לרענן',
  },

  bad: {
    title: 'החדר הזה נסגר',
    text: 'אולי הקישור ישן, ואולי החדר פונה אחרי זמן בלי שחקנים.',
    open: (game) => `לפתוח חדר חדש של ${game}`,
    notFound: 'אין כלום בדף הזה',
    notFoundText: 'אולי נכנסה לכתובת אות מיותרת.',
    crashed: 'משהו נשבר בדף הזה',
    crashedText: 'המקום שלכם והמשחק שמורים בשרת.',
    reload: 'לטעון שוב',
  },

  events: {
    sat: (name) => `הצטרפות: ${name}`,
    left: (name) => `קימה מהשולחן: ${name}`,
    kicked: (name, by) =>
      by === null ? `העברה לצופים: ${name}` : `${by} העבירו לצופים את ${name}`,
    removed: (name, by) => (by === null ? `יציאה מהחדר: ${name}` : `${by} הוציאו מהחדר את ${name}`),
    allowed: (name, by) =>
      by === null ? `התפנה מקום, ואפשר לשבת שוב: ${name}` : `${by} החזירו את ${name}`,
    wantsEnd: (name) => `${name} מציעים לסיים את המשחק`,
    goesOn: (name) => `${name} רוצים להמשיך לשחק`,
    away: (name) => `ניתוק: ${name}`,
    back: (name) => `חזרה: ${name}`,
    hosts: (name) => `האירוח עבר אל ${name}`,
    tookOver: (name, seat, bot) => `${name} במקום ${bot} (${seat})`,
    youHost: 'עכשיו האירוח אצלכם',
    switched: (game) => `השולחן עבר אל ${game}`,
    watchNow: (names) => `צופים עכשיו: ${names}`,
    playNow: (names) => `ליד השולחן עכשיו: ${names}`,
    moreTime: (name) => `תוספת זמן: ${name}`,
    wantsBack: (name) => `${name} מבקשים לקחת מהלך חזרה`,
    wantsPace: (name, days) => `${name} מציעים קצב אחר: ${PACES.he(days)}`,
    keepsPace: (name) => `${name} רוצים להישאר בקצב הזה`,
    paced: (days) => `הקצב מעכשיו: ${PACES.he(days)}`,
    showsHands: (name) => `${name} מסכימים שהצופים יראו ידיים`,
    hidesHands: (name) => `${name} לא רוצים שהצופים יראו ידיים`,
    handsShown: 'הצופים רואים ידיים של לפני שני סיבובים',
    handsHidden: 'הצופים לא רואים עוד ידיים',
    keepsOn: (name) => `${name} רוצים להמשיך מכאן`,
    tookBack: (name, taught) =>
      `המהלך של ${name} נלקח חזרה${taught ? ', אחרי שכבר התגלה משהו' : ''}`,
    standIn: (name) => `בוט ממשיך במקום ${name}`,
    started: 'המשחק התחיל',
    redealt: 'כל מה שהיה נסתר חולק מחדש',
    known: 'לימוד פתוח: מה שהיה נסתר נשאר כמו שהיה, וכל אחד יכול לקרוא אותו במשחק הקודם',
    drawn: (seats) => `הוגרלו המקומות: ${seats}`,
    drawnYou: (seat) => `הוגרלו המקומות. המקום שלכם: ${seat}`,
    woke: 'השרת עלה מחדש. בינתיים אף שעון לא רץ.',
  },

  device: {
    title: 'להעביר לכאן את המקום שלי',
    text: 'הקלידו את שמונה הספרות שמופיעות בתפריט השולחן במכשיר השני.',
    code: 'שמונה ספרות',
    go: 'לקחת את המקום',
    done: 'זהו. המקומות שלכם נמצאים גם במכשיר הזה.',
  },
};
