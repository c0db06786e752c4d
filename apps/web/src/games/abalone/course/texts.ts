/** What is asked in each lesson and said when it is done, in both languages. */
import type { Lang } from '../../../i18n/lang.ts';
import type { LessonTexts } from '../../../i18n/lesson.ts';

const en = {
  one: {
    title: 'One marble',
    task: 'You are Black, and win with six white marbles pushed off the board. First a step: choose one of your marbles, then an arrow beside it.',
    praise: 'That is a whole turn: one move.',
  },
  line: {
    title: 'Three in a line',
    task: 'Choose three black marbles that stand in a line, first and last, and move them along it.',
    praise: 'Three go as easily as one, and never more than three.',
  },
  side: {
    title: 'Side-step',
    task: 'Two or three in a line can also step aside together. Take the row in front, and choose an arrow that leaves the line.',
    praise: 'Each of them needs an empty space for that.',
  },
  push: {
    title: 'Sumito: two push one',
    task: 'Your two face a single white marble. Choose both and push with the red arrow.',
    praise: 'Two are stronger than one. That is a sumito.',
  },
  strong: {
    title: 'Three push two',
    task: 'Now with all your strength: let three black marbles push two white ones.',
    praise: 'Three against two is the strongest push there is.',
  },
  which: {
    title: 'What cannot be pushed',
    task: 'Three rows press upon White, and only one of them can push. Which? A wrong try tells you why.',
    praise: 'Found. Equal strength, or a marble right behind, holds a push up.',
  },
  off: {
    title: 'Over the edge',
    task: 'Five white marbles are off, and the sixth wins. Push it over the edge!',
    praise: 'Six marbles off: the match is yours!',
  },
} as const satisfies Readonly<Record<string, LessonTexts>>;

export type LessonId = keyof typeof en;

const he: Readonly<Record<LessonId, LessonTexts>> = {
  one: {
    title: 'כדור אחד',
    task: 'אתם בשחור, ומנצחים כששישה כדורים לבנים נהדפו מהלוח. קודם צעד: בחרו כדור משלכם, ואז חץ שלידו.',
    praise: 'זה כל התור: מהלך אחד.',
  },
  line: {
    title: 'שלושה בשורה',
    task: 'בחרו שלושה כדורים שחורים בשורה, את הראשון ואת האחרון, והזיזו אותם לאורכה.',
    praise: 'שלושה זזים בקלות כמו אחד, ואף פעם לא יותר משלושה.',
  },
  side: {
    title: 'תנועה הצידה',
    task: 'שניים או שלושה בשורה יכולים גם לצעוד יחד הצידה. קחו את השורה הקדמית, ובחרו חץ שיוצא מהשורה.',
    praise: 'כל אחד מהם צריך לשם כך מקום פנוי.',
  },
  push: {
    title: 'סומיטו: שניים הודפים אחד',
    task: 'שני הכדורים שלכם עומדים מול לבן אחד. בחרו את שניהם והדפו עם החץ האדום.',
    praise: 'שניים חזקים מאחד. זה סומיטו.',
  },
  strong: {
    title: 'שלושה הודפים שניים',
    task: 'עכשיו בכל הכוח: הדפו שני כדורים לבנים בעזרת שלושה שחורים.',
    praise: 'שלושה נגד שניים: אין הדיפה חזקה מזו.',
  },
  which: {
    title: 'מה אי אפשר להדוף',
    task: 'שלוש שורות לוחצות על הלבן, ורק אחת יכולה להדוף. איזו? ניסיון שלא מצליח יסביר למה.',
    praise: 'מצאתם. שוויון כוחות, או כדור צמוד מאחור, עוצרים הדיפה.',
  },
  off: {
    title: 'מעבר לקצה',
    task: 'חמישה כדורים לבנים כבר בחוץ, והשישי מכריע. הדפו אותו מעבר לקצה!',
    praise: 'שישה כדורים בחוץ: ניצחתם!',
  },
};

export const TEXTS: Readonly<Record<Lang, Readonly<Record<LessonId, LessonTexts>>>> = { en, he };
