/** The words of the course. */
import type { Lang } from '../../../i18n/lang.ts';
import type { LessonTexts } from '../../../i18n/lesson.ts';

export type LessonId =
  | 'cast'
  | 'answer'
  | 'final'
  | 'fog'
  | 'magic'
  | 'firewall'
  | 'snowball'
  | 'fail';

const en: Readonly<Record<LessonId, LessonTexts>> = {
  cast: {
    title: 'I turned you into…',
    task: 'Lay kaf, lamed and bet, from right to left: that is a dog. Then cast it.',
    praise: 'The player to your left has to answer, and the three cards are your score.',
  },
  answer: {
    title: 'At least as long',
    task: 'You were turned into a fish, of two letters. Answer with an animal of three: samekh, vav, samekh, a horse.',
    praise: 'As long or longer: now it is their turn again.',
  },
  final: {
    title: 'The last letter',
    task: 'Lay qof, vav, pe: a monkey. Watch the last letter change its form.',
    praise: 'Final forms are the same cards, and come by themselves.',
  },
  fog: {
    title: 'Fog',
    task: 'You have het, tav and lamed, and a fog. Spell a cat: het, tav, vav, lamed. The fog stands for vav.',
    praise: 'A fog is any letter, and counts as a card.',
  },
  magic: {
    title: 'Magic words',
    task: 'A word of six letters is on you. Spell fire, with alef and shin: it cancels a word of any length.',
    praise: 'Two cards, the spell is gone, and you have another turn.',
  },
  firewall: {
    title: 'Effect cards',
    task: 'A long word again, and no magic. The firewall lies beside your letters: play it.',
    praise: 'It burnt the spell, and your turn goes on with a word of any length.',
  },
  snowball: {
    title: 'A snowball',
    task: 'The other player throws a snowball at you. You have 10 seconds and three answers: let the firewall melt it.',
    praise: 'Nothing was taken. Without an answer you would have lost a card.',
  },
  fail: {
    title: 'No word',
    task: 'No word fits here. Give up: you are turned into what was cast, until your next turn.',
    praise: 'You drew a card more than a full hand, and nothing is cast on the next player.',
  },
};

const he: Readonly<Record<LessonId, LessonTexts>> = {
  cast: {
    title: 'הפכתי אותך ל…',
    task: 'הניחו כ, ל, ב: כלב. ואז הטילו.',
    praise: 'עכשיו צריך לענות לכם, ושלושת הקלפים הם הניקוד שלכם.',
  },
  answer: {
    title: 'לפחות אותו אורך',
    task: 'הפכו אתכם לדג, שתי אותיות. ענו בחיה של שלוש: סוס.',
    praise: 'אותו אורך או יותר: התור עבר.',
  },
  final: {
    title: 'האות האחרונה',
    task: 'הניחו ק, ו, פ: קוף. האות האחרונה תחליף צורה.',
    praise: 'אות סופית היא אותו קלף, והצורה באה מעצמה.',
  },
  fog: {
    title: 'ערפל',
    task: 'יש לכם ח, ת, ל וערפל. הרכיבו חתול: הערפל ישמש כ־ו.',
    praise: 'ערפל הוא כל אות, ונספר כקלף.',
  },
  magic: {
    title: 'מילות קסם מיוחדות',
    task: 'מעליכם מילה של שש אותיות. הרכיבו אש: היא מבטלת מילה בכל אורך.',
    praise: 'שני קלפים, הכישוף בוטל, ויש לכם תור נוסף.',
  },
  firewall: {
    title: 'קלפי פעלולים',
    task: 'שוב מילה ארוכה, ובלי מילת קסם מיוחדת. חומת האש מחכה ליד האותיות: שחקו אותה.',
    praise: 'היא שרפה את הכישוף, והתור שלכם נמשך במילה בכל אורך.',
  },
  snowball: {
    title: 'כדור שלג',
    task: 'כדור שלג עף אליכם. יש 10 שניות ושלוש תשובות: תנו לחומת האש להמיס אותו.',
    praise: 'לא נלקח דבר. בלי תשובה הייתם מאבדים קלף.',
  },
  fail: {
    title: 'אין לי מילה',
    task: 'כאן אף מילה לא מתאימה. ותרו: תהפכו למה שהוטל, עד התור הבא.',
    praise: 'קיבלתם קלף אחד יותר מיד מלאה, ועל הבאים בתור אין כלום.',
  },
};

export const TEXTS: Readonly<Record<Lang, Readonly<Record<LessonId, LessonTexts>>>> = { en, he };
