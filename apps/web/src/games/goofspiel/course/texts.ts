/** What is asked in each lesson and said when it is done, in both languages. */
import type { Lang } from '../../../i18n/lang.ts';
import type { LessonTexts } from '../../../i18n/lesson.ts';

const en = {
  enough: {
    title: 'Just enough',
    task: 'The prize is worth 7, and your rival holds 1, 2 and 4. Win it for sure, and keep your 6.',
    praise: 'The 5 beats all they have, and the 6 is still yours.',
  },
  cheap: {
    title: 'A cheap prize',
    task: 'The prize is worth 1. Let it go: spend your lowest card.',
    praise: 'Your rival paid a 6 for one point. Your 7 waits for better prizes.',
  },
  stake: {
    title: 'What a tie left',
    task: 'Equal cards left a 3 lying, and a 6 has come to it. Win them both for sure.',
    praise: '9 points at once.',
  },
} as const satisfies Readonly<Record<string, LessonTexts>>;

export type LessonId = keyof typeof en;

const he: Readonly<Record<LessonId, LessonTexts>> = {
  enough: {
    title: 'בדיוק מספיק',
    task: 'הפרס שווה 7, וביד של היריב 1, 2 ו-4. זכו בו בוודאות, ושמרו את ה-6.',
    praise: 'ה-5 מנצח כל קלף שיש שם, וה-6 עדיין שלכם.',
  },
  cheap: {
    title: 'פרס קטן',
    task: 'הפרס שווה 1. ותרו עליו: שחקו את הקלף הנמוך שלכם.',
    praise: 'היריב שילם 6 על נקודה אחת. ה-7 שלכם מחכה לפרסים טובים יותר.',
  },
  stake: {
    title: 'מה שנשאר מהשוויון',
    task: 'קלפים שווים השאירו בקופה 3, ועכשיו הצטרף 6. זכו בשניהם בוודאות.',
    praise: '9 נקודות בבת אחת.',
  },
};

export const TEXTS: Readonly<Record<Lang, Readonly<Record<LessonId, LessonTexts>>>> = { en, he };
