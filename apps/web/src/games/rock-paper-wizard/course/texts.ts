/** What is asked in each lesson and said when it is done, in both languages. */
import type { Lang } from '../../../i18n/lang.ts';
import type { LessonTexts } from '../../../i18n/lesson.ts';

const en = {
  point: {
    title: 'A spell and a target',
    task: 'Bramble stands nearest to the hoard. Choose Fireball, then Bramble, then ready.',
    praise: 'On three all hands appear, and then each spell is done in turn.',
  },
  nearest: {
    title: 'Nearest to the hoard',
    task: 'The nearest take 5 gold. Get past Bramble: one of the blue spells goes far enough.',
    praise: 'First place: 5 gold. Then the edges of the cave empty again.',
  },
  order: {
    title: 'Before they cast',
    task: 'The candle is yours, so you cast first. Bramble has a Fireball for you: cancel it.',
    praise: 'Cancelled. After Bramble’s own turn it would have been too late.',
  },
  wild: {
    title: 'Wild surge',
    task: 'Thimble always throws a Fireball at you. Throw the same at Thimble, and see what magic does.',
    praise: 'The same spell at each other: both held a card face down that nobody knew.',
  },
  charm: {
    title: 'Charmed',
    task: 'Bramble has charmed you. You must give 2 gold to one of the poorer wizards: not to Bramble, who wins too easily.',
    praise: 'Well given. Poorer always means poorer than whoever gives.',
  },
  win: {
    title: 'The last round',
    task: 'You have 20 gold, and 25 win. Be the nearest once more, and mind who casts after you.',
    praise: '25 gold and nobody has more: the match is yours!',
  },
} as const satisfies Readonly<Record<string, LessonTexts>>;

export type LessonId = keyof typeof en;

const he: Readonly<Record<LessonId, LessonTexts>> = {
  point: {
    title: 'קסם ומטרה',
    task: 'ערפול הכי קרוב לאוצר. בחרו כדור אש, אחר כך ערפול, ואז „מוכנים”.',
    praise: 'בשלוש כל הידיים נחשפות, ואז כל קסם מבוצע בתורו.',
  },
  nearest: {
    title: 'הכי קרוב לאוצר',
    task: 'הקרובים לאוצר לוקחים 5 מטבעות. עקפו את ערפול: אחד הקסמים הכחולים מספיק לזה.',
    praise: 'מקום ראשון: 5 מטבעות. אחר כך קצות המערה מתפנים.',
  },
  order: {
    title: 'לפני שהם מטילים',
    task: 'הנר אצלכם, ואתם מטילים ראשונים. כדור אש של ערפול מכוון אליכם: בטלו אותו.',
    praise: 'בוטל. אחרי התור של ערפול זה כבר היה מאוחר.',
  },
  wild: {
    title: 'קסם פראי',
    task: 'גלגול תמיד זורק עליכם כדור אש. הטילו גם אתם כדור אש על גלגול, וראו מה הקסם עושה.',
    praise: 'אותו קסם זה על זה: בשתי הידיים היה קלף הפוך שאיש לא הכיר.',
  },
  charm: {
    title: 'הוקסמתם',
    task: 'ערפול הקסים אתכם. תנו 2 מטבעות למי שיש לו פחות, אבל לא לערפול, הקרוב מדי לניצחון.',
    praise: 'יפה נתתם. „פחות” הוא תמיד פחות ממי שנותן.',
  },
  win: {
    title: 'הסיבוב האחרון',
    task: 'יש לכם 20 מטבעות, ו־25 מנצחים. היו הכי קרובים עוד פעם, ושימו לב מי מטיל אחריכם.',
    praise: '25 מטבעות, ולאף אחד אין יותר: ניצחתם!',
  },
};

export const TEXTS: Readonly<Record<Lang, Readonly<Record<LessonId, LessonTexts>>>> = { en, he };
