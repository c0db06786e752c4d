/** What is asked in each lesson and said when it is done, in both languages. */
import type { Lang } from '../../../i18n/lang.ts';
import type { LessonTexts } from '../../../i18n/lesson.ts';

const en = {
  base: {
    title: 'A base card',
    task: 'You and one rival lay a base card each. All your full cards want a star: lay one.',
    praise: 'Both cards lie in one row, and they count for everybody.',
  },
  full: {
    title: 'A full card',
    task: 'A circle and a star lie in the row. Pick the full card with both of them on it.',
    praise: '2 of 2! The round is yours, and its base cards are your prizes.',
  },
  twice: {
    title: 'Twice is two',
    task: 'Two stars and a square. The same shape twice counts twice: find the full card that matches all three.',
    praise: '3 of 3: it does not matter who laid them.',
  },
  tie: {
    title: 'The tie-break',
    task: 'Both of you match 1 of 2. Add a base card that counts for you and not for your rival.',
    praise: 'One more for you, none for the other: you lead alone.',
  },
  joker: {
    title: 'The last joker',
    task: 'A tie again, and you hold a joker. It is no shape, but as your very last card it wins. Do not play it yet!',
    praise: 'Still level, so the last cards were laid by themselves. Your joker took the round.',
  },
  keep: {
    title: 'A joker for the end',
    task: 'The last round, and a tie. A joker in hand at the end is worth a prize for each player: win the tie-break without it.',
    praise: '4 prizes for the round and 2 for the joker: 6 to 5, the match is yours!',
  },
} as const satisfies Readonly<Record<string, LessonTexts>>;

export type LessonId = keyof typeof en;

const he: Readonly<Record<LessonId, LessonTexts>> = {
  base: {
    title: 'קלף בסיס',
    task: 'אתם ועוד יריב מניחים קלף בסיס כל אחד. כל הקלפים השלמים שלכם רוצים כוכב: הניחו אחד.',
    praise: 'שני הקלפים מונחים בשורה אחת, והם נספרים לכולם.',
  },
  full: {
    title: 'קלף שלם',
    task: 'בשורה עיגול וכוכב. בחרו את הקלף השלם ששניהם מודפסים עליו.',
    praise: '2 מתוך 2! הסיבוב שלכם, וקלפי הבסיס שלו הם הפרסים שלכם.',
  },
  twice: {
    title: 'פעמיים זה שניים',
    task: 'שני כוכבים וריבוע. אותה צורה פעמיים נספרת פעמיים: מצאו את הקלף השלם שמתאים לכל השלושה.',
    praise: '3 מתוך 3: לא משנה מי הניח אותם.',
  },
  tie: {
    title: 'שובר שוויון',
    task: 'לשניכם 1 מתוך 2. הוסיפו קלף בסיס שנספר לכם ולא ליריב.',
    praise: 'עוד אחד לכם, כלום לצד השני: אתם מובילים לבד.',
  },
  joker: {
    title: 'ג׳וקר אחרון',
    task: 'שוב שוויון, ויש לכם ג׳וקר. הוא לא תופס צורה, אבל כקלף האחרון ביד הוא מנצח. עוד לא להניח אותו!',
    praise: 'עדיין שוויון, ולכן הקלפים האחרונים הונחו מעצמם. הג׳וקר שלכם לקח את הסיבוב.',
  },
  keep: {
    title: 'ג׳וקר לסוף',
    task: 'הסיבוב האחרון, ושוויון. ג׳וקר ביד בסוף שווה פרס על כל משתתף: נצחו בשובר השוויון בלעדיו.',
    praise: '4 פרסים על הסיבוב ועוד 2 על הג׳וקר: 6 מול 5, ניצחתם במשחק!',
  },
};

export const TEXTS: Readonly<Record<Lang, Readonly<Record<LessonId, LessonTexts>>>> = { en, he };
