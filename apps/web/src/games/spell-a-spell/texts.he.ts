/** Every Hebrew sentence of this table. Digits stand in for numbers, so that nothing takes a gender. */

import type { Tally } from '@kesem/engine/games/spell-a-spell/event';
import { unbroken } from '../../i18n/isolate.ts';
import { listed, plural } from '../../i18n/numbers.ts';
import { FACT } from './ending/texts.he.ts';
import { CLAIM, VOTE } from './table/vote.he.ts';
import type { Texts } from './texts.en.ts';

const list = (words: readonly string[]): string => listed('he', words);
const letters = (n: number): string =>
  plural('he', n, { one: 'אות אחת', two: 'שתי אותיות', other: '# אותיות' });
/** The one card more of a lost turn, where there was one. */
const more = (drawn: boolean): string => (drawn ? ' נשלף עוד קלף.' : '');
const cards = (n: number): string =>
  plural('he', n, { one: 'קלף אחד', two: 'שני קלפים', other: '# קלפים' });
const times = (n: number): string =>
  plural('he', n, { one: 'עוד פעם אחת', two: 'עוד פעמיים', other: 'עוד # פעמים' });
const counts = ({ accept, refuse, abstain, silent }: Tally): string =>
  [
    `בעד ${accept}`,
    `נגד ${refuse}`,
    ...(abstain > 0 ? [`נמנעו ${abstain}`] : []),
    ...(silent > 0 ? [`בלי תשובה ${silent}`] : []),
  ]
    .map(unbroken)
    .join(', ');

export const he: Texts = {
  seat: (number) => `מקום ${number}`,
  largeTiles: 'אותיות גדולות יותר',
  usualTiles: 'אותיות בגודל הרגיל',
  list,
  letters,
  cards,
  tally: counts,
  letter: {
    א: 'אלף',
    ב: 'בית',
    ג: 'גימל',
    ד: 'דלת',
    ה: 'הא',
    ו: 'וו',
    ז: 'זין',
    ח: 'חית',
    ט: 'טית',
    י: 'יוד',
    כ: 'כף',
    ל: 'למד',
    מ: 'מם',
    נ: 'נון',
    ס: 'סמך',
    ע: 'עין',
    פ: 'פא',
    צ: 'צדי',
    ק: 'קוף',
    ר: 'ריש',
    ש: 'שין',
    ת: 'תו',
    fog: 'ערפל',
  },
  effect: { sandstorm: 'סופת חול', firewall: 'חומת אש', snowball: 'כדור שלג' },
  special: { ערפל: 'ערפל', אש: 'אש', חול: 'חול', שלג: 'שלג' },
  category: {
    animal: 'בעלי חיים',
    plant: 'צמחים',
    food: 'אוכל',
    household: 'כלי בית',
    tool: 'כלי עבודה',
    clothing: 'לבוש',
    vehicle: 'כלי תחבורה',
    music: 'מוזיקה',
    person: 'אנשים',
    building: 'מבנים ומקומות',
    body: 'גוף',
    nature: 'טבע',
    play: 'משחק, נייר וכסף',
  },

  bar: {
    begin: 'הטילו מילה בכל אורך',
    answer: (caster, word) => `הפכו אתכם ל${word} (${caster})`,
    answerSub: (need) => `${need} ומעלה, או מילת קסם מיוחדת`,
    again: 'תור נוסף: הטילו מילה בכל אורך',
    beginSub: 'קלפי פעלולים באים לפני המילה',
    onlyListed: 'שתי מילים לא התקבלו: עכשיו רק מילה מהמילון',
    ready: (word) => `להטיל ${word}?`,
    readySub: (to) => `על ${to}`,
    special: (word) => `${word}: מילת קסם מיוחדת, ותור נוסף`,
    cast: 'להטיל',
    fail: 'אין לי מילה',
    failAsk: (word) => `להפוך ל${word} עד התור הבא?`,
    failAskFree: 'לוותר על התור?',
    failSub: 'תקבלו קלף אחד נוסף',
    failYes: 'לוותר',
    back: 'חזרה',
    effectAsk: (effect) => `${effect}: לשחק?`,
    effectYes: 'לשחק',
    does: {
      sandstorm: 'כל אחד מקבל את היד של מי שמשמאל',
      firewall: 'שורפת את המילה שעליכם: מעכשיו כל אורך מתאים',
      snowball: 'לוקח קלף ממי שמשמאלכם, ואפשר לענות עליו',
    },
    turn: (name) => `התור של ${name}`,
    turnSub: (name, word, need) => `${word} על ${name}: ${need} ומעלה`,
    build: 'אפשר כבר להכין את המילה הבאה',
    vote: (word) => `לקבל את המילה „${word}”?`,
    voteOpen: 'להצביע',
    voting: (word) => `החבורה מחליטה על ${word}`,
    votingSub: (done, all) => `ענו ${done} מתוך ${all}`,
    insist: (name) => `המילה האחרונה של ${name}`,
    insistMine: 'המילה האחרונה שלכם',
    answering: (name) => `כדור שלג עף אל ${name}`,
    answerMine: 'כדור שלג עף אליכם!',
    open: 'לענות',
    saving: 'מניחים על השולחן…',
    over: 'המשחק נגמר',
  },

  status: {
    empty: (need) => `${need} ומעלה`,
    open: 'בחרו אות לערפל',
    special: (name) => `מילת קסם מיוחדת: ${name}. תור נוסף`,
    listed: (what) => `במילון: ${what}`,
    known: 'התקבלה כבר בחבורה',
    vote: 'לא ברשימה: אפשר להטיל, והחבורה תחליט',
    blind: 'במילון או לא? הטילו ונראה',
    unsure: 'המילון עוד בדרך: הטילו ונראה',
  },

  curse: {
    from: (caster, to) => `${caster} אל ${to}`,
    quote: 'הפכתי אותך ל…',
    none: 'כל מילה',
    noneSub: 'אין כישוף באוויר: מספיקות שתי אותיות',
    need: (need) => `${need} ומעלה`,
    vote: 'לקבל את המילה?',
    special: 'תור נוסף!',
    burnt: 'נשרפה!',
    melted: 'כדור השלג נמס',
    became: (name) => `${name} עכשיו`,
    passed: 'אין מילה',
    refused: 'לא התקבלה',
    storm: 'סופת חול!',
    spent: 'הקופה ריקה',
    spentSub: 'מתחיל הסיבוב האחרון',
    ended: 'סוף המשחק',
    takes: (n) => `לוקח ${n}`,
    took: (count) => `נלקח: ${count}`,
  },

  board: {
    label: 'השולחן',
    players: 'סביב השולחן',
    rack: 'האותיות שלכם, מימין לשמאל',
    rackOf: (name) => `האותיות של ${name}, מימין לשמאל`,
    word: 'המילה',
    place: (letter, at, of) => `אות ${at} מתוך ${of}: ${letter}`,
    inWord: (letter, at) => `${at}: ${letter}`,
    fogAs: (letter) => `ערפל, משמש כ${letter}`,
    fogOpen: 'ערפל, עוד לא נבחרה לו אות',
    shuffle: 'לערבב את האותיות',
    clear: 'לנקות את המילה',
    shelf: 'קלפי פעלולים',
    held: (effect, n) => `${effect}, ביד שלכם ${n}`,
    pile: (n) => `קופה: ${n}`,
    effects: (n) => `קלפי פעלולים ששוחקו: ${n}`,
    seals: 'מילות קסם מיוחדות',
    seal: (word) => word,
    sealRule:
      'מילת קסם מיוחדת: אפשר להטיל אותה תמיד, בכל אורך. היא מבטלת את הכישוף שעליכם, הקלפים שלה נכנסים לניקוד, ויש תור נוסף.',
    sealWon: (names) => `במשחק הזה הטילו אותה: ${names}.`,
    sealUnwon: 'במשחק הזה עוד לא הטילו אותה.',
    turn: 'בתור',
    bewitched: (word) => `עכשיו ${word}`,
    plate: (name, hand, score) => `${name}: ביד ${hand}, ניקוד ${score}`,
    spellsOf: (name) => `המילים של ${name}`,
    spells: 'כל המילים',
    noSpells: 'עוד אין מילה',
    close: 'לסגור',
    noLetter: (letter) => `אין ביד ${letter}, וגם לא ערפל פנוי`,
    notTurn: 'עוד לא הגיע התור שלכם',
    help: 'הקלידו אותיות, במקלדת עברית או לפי מקום האותיות העבריות. Backspace מחזיר אות, Enter מטיל, רווח מערבב. בזמן שמוצג מה שקרה: רווח עוצר, חץ ימינה צעד קדימה, Escape מדלג.',
    fogTitle: 'לאיזו אות ישמש הערפל?',
    said: (word, spelt) => `${word}: ${spelt}`,
  },

  ask: {
    vote: (word) => `לקבל את המילה „${word}”?`,
    rule: {
      noun: 'שם עצם מוחשי: חיה, אדם או מקצוע, צמח, או דומם שאפשר לראות או לגעת בו.',
      any: 'כל מילה בעברית מתאימה: זו מילה?',
    },
    voteDefault: 'בלי אף „כן” המילה נופלת. כל ההצבעות נחשפות יחד, בסוף.',
    votes: { accept: 'כן!', refuse: 'לא!', abstain: 'נמנעים' },
    snow: (name) => `כדור שלג מאת ${name}!`,
    snowRule: (count) => `הוא לוקח מכם ${count}. בלי תשובה הוא פוגע.`,
    answers: {
      firewall: { name: 'חומת אש', does: 'שיימס' },
      snowball: { name: 'כדור שלג', does: 'להמשיך הלאה' },
      nothing: { name: 'שיפגע', does: '' },
    },
    cry: 'טראח!',
    notHeld: 'אין ביד',
    outvoted: (word) => `${word} בכל זאת?`,
    outvotedRule: (left) => `המילה נדחתה. אפשר להתעקש ${times(left)} במשחק. בלי תשובה היא יורדת.`,
    nobody: (word) => `לקבל את המילה „${word}”?`,
    nobodyRule: (left) =>
      `לא הצביעו, ולכן זה בידיים שלכם. אפשר לערוב למילה ${times(left)} במשחק. בלי תשובה היא יורדת.`,
    yes: 'היא נשארת',
    no: 'לוותר עליה',
    left: (seconds) =>
      plural('he', seconds, { one: 'נשארה שנייה', two: 'נשארו שתי שניות', other: 'נשארו # שניות' }),
  },

  claim: CLAIM,
  vote: VOTE,

  event: {
    drewMine: (drawn) => `נשלפו: ${drawn.join(', ')}.`,
    drew: (name, drawn) => `נשלפו אצל ${name}: ${drawn.join(', ')}.`,
    cast: (name, word, n, to) => `${name}: ${word} (${n}) על ${to}.`,
    special: (name, word) => `${name}: ${word}, מילת קסם מיוחדת. תור נוסף.`,
    gloss: (gloss) => `באנגלית: ${gloss}.`,
    fogs: (stand) =>
      stand.length === 1 ? `הערפל הוא ${stand.join('')}.` : `הערפלים הם ${stand.join(', ')}.`,
    proposed: (name, word) => `${name}: ${word}. החבורה מחליטה.`,
    voted: (name) => `${name}: התשובה ניתנה.`,
    counted: (word, tally) => `ההצבעה על ${word}: ${counts(tally)}.`,
    insisted: (name, word) => `${name}: ${word} נשארת בכל זאת.`,
    yielded: (name, word) => `${name}: ויתור על ${word}.`,
    refused: (word) => `${word} לא התקבלה, והקלפים חוזרים ליד.`,
    unheard: (word) => `איש לא הצביע על ${word}, והקלפים חוזרים ליד.`,
    failed: (name, word, drawn) => `${name}, מעכשיו: ${word}.${more(drawn)}`,
    passed: (name, drawn) => `${name}: ויתור על התור.${more(drawn)}`,
    why: { choice: '', time: 'הזמן נגמר.', empty: 'לא נשאר קלף.' },
    sandstorm: (name) => `${name}: סופת חול. כל יד עוברת ימינה.`,
    firewall: (name, word) => `${name}: חומת אש. ${word} נשרפה.`,
    shield: (name) => `${name}: חומת אש. כדור השלג נמס.`,
    snowball: (name, target, takes) => `${name}: כדור שלג על ${target}, לקיחה של ${cards(takes)}.`,
    took: (to, from, n) =>
      `כדור שלג: ${plural('he', n, { one: 'קלף אחד עובר', two: 'שני קלפים עוברים', other: '# קלפים עוברים' })} מ${from} אל ${to}.`,
    tookLetter: (to, from, letter) => `כדור שלג: ${letter} עוברת מ${from} אל ${to}.`,
    tookWhat: (to, from, taken) =>
      `כדור שלג: ${taken.length === 1 ? 'הקלף' : 'הקלפים'} ${taken.join(', ')} ${taken.length === 1 ? 'עובר' : 'עוברים'} מ${from} אל ${to}.`,
    spent: 'הקופה ריקה: סיבוב אחרון.',
    ended: 'כולם ויתרו: המשחק נגמר.',
  },

  how: {
    special: 'מילת קסם מיוחדת',
    listed: '',
    known: 'התקבלה קודם',
    vote: 'התקבלה בהצבעה',
    insist: 'התעקשות',
  },

  refusal: {
    noSuchCard: 'האותיות האלה לא ביד שלכם',
    tooShort: (need) => `קצר מדי: ${need} ומעלה`,
    sameWord: 'זו המילה שצריך לענות עליה',
    unlisted: 'לא במילון',
    onlyListed: 'שתי מילים לא התקבלו: עכשיו רק מהמילון',
    notHeld: 'אין ביד קלף כזה',
    nothingPending: 'אין מילה לשרוף',
    nothingToTake: 'למי שמשמאלכם אין קלפים',
  },
  reason: { spent: 'הקופה נגמרה, וכולם ויתרו' },

  keys: {
    letters: 'אות, במקלדת עברית או בכל מקלדת',
    back: 'החזרת האות האחרונה',
    cast: 'הטלת המילה',
    shuffle: 'ערבוב האותיות; עצירה והמשך בזמן שמוצג מה שקרה',
    step: 'צעד אחד קדימה',
    escape: 'חזרה, או דילוג על מה שמוצג',
    walk: 'מעבר בין האותיות שעל המדף או במילה',
  },

  fact: FACT,
  scored: (n) => cards(n),

  text: {
    title: 'השולחן במילים',
    player: 'שם',
    hand: 'ביד',
    score: 'ניקוד',
    state: 'עכשיו',
    nothing: '—',
    word: 'המילה שלכם',
    hint: 'אות שחסרה תונח בערפל',
    cast: 'להטיל',
    cannot: (word) => `היד שלכם לא מאייתת ${word}`,
    pending: 'המילה שצריך לענות עליה',
    rack: 'היד שלכם',
  },
};
