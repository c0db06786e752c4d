/** What is asked in each lesson and said when it is done, in both languages. */
import type { CardId } from '@kesem/engine/games/eclipse/cards/set';
import type { Lang } from '../../../i18n/lang.ts';

interface LessonTexts {
  readonly title: string;
  /** `card` is what a card is called. */
  readonly task: (card: (id: CardId) => string) => string;
  readonly praise: string;
}

const en = {
  stone: {
    title: 'A power stone',
    task: () =>
      'Seven more stones in play than your rival, and you win. One may be laid each turn: lay yours.',
    praise: 'The gauge moves by one. Stones pay for everything else, too.',
  },
  summon: {
    title: 'A creature',
    task: (card) =>
      `Summon the ${card('dawnStag')}. It costs one light and one of any kind; the stones that pay are marked until your next turn.`,
    praise: 'Marked stones still count for the win. The creature may fight at once.',
  },
  attack: {
    title: 'An attack',
    task: (card) =>
      `To battle! Let the ${card('noonLion')} attack the ${card('goblin')}. Both roll a die and add their skill; charge adds 2.`,
    praise: 'The higher total hits for the difference, and one life was all it had.',
  },
  saves: {
    title: 'Saving rolls',
    task: () =>
      'Two creatures, and nobody guards. Attack two stones: of seven, the first must roll 7, the next 6.',
    praise: 'The more stones they have, the harder each is to hold. No die shows 7.',
  },
  guard: {
    title: 'A guard',
    task: (card) =>
      `${card('orc')} attacks one of your seven stones, which would surely fall. Let the ${card('stoneGolem')} stop it.`,
    praise: 'They fought each other, and the stone needed no roll.',
  },
  respond: {
    title: 'An answer',
    task: (card) =>
      `It is your rival’s turn, and ${card('sunSpear')} is about to destroy your creature. Cast ${card('halo')} on it.`,
    praise: 'You are asked where an answer could help, and it is named. To say nothing, go on.',
  },
  win: {
    title: 'The seventh',
    task: (card) =>
      `Eight stones against two: a lead of six. Cast ${card('shatter')} on one of theirs.`,
    praise: 'Eight against one is seven more: the match is yours!',
  },
} as const satisfies Readonly<Record<string, LessonTexts>>;

export type LessonId = keyof typeof en;

const he: Readonly<Record<LessonId, LessonTexts>> = {
  stone: {
    title: 'אבן עוצמה',
    task: () => 'שבע אבנים במשחק יותר משל היריב, וניצחתם. בכל תור אפשר להניח אחת: הניחו את שלכם.',
    praise: 'המד זז באחת. גם על כל השאר משלמים באבנים.',
  },
  summon: {
    title: 'יצור',
    task: (card) =>
      `זמנו יצור: ${card('dawnStag')}. המחיר: אור אחד ועוד אבן מכל סוג; האבנים המשלמות מסומנות עד התור הבא שלכם.`,
    praise: 'אבן מסומנת עדיין נספרת לניצחון. היצור יכול להילחם כבר עכשיו.',
  },
  attack: {
    title: 'התקפה',
    task: (card) =>
      `לקרב! ${card('noonLion')} תוקף, ${card('goblin')} מותקף. שניהם מטילים קובייה ומוסיפים מיומנות; הסתערות מוסיפה 2.`,
    praise: 'הסכום הגבוה פוגע לפי ההפרש, וכאן הספיקה נקודת חיים אחת.',
  },
  saves: {
    title: 'גלגולי הצלה',
    task: () => 'שני יצורים, ואין מי שיגן. תקפו שתי אבנים: מתוך שבע, הראשונה צריכה 7 והבאה 6.',
    praise: 'ככל שיש יותר אבנים, קשה יותר להציל אותן. אין 7 על קובייה.',
  },
  guard: {
    title: 'הגנה',
    task: (card) =>
      `${card('orc')} תוקף אחת משבע האבנים שלכם, ובלי הגנה היא תיפול. הגנו עם ${card('stoneGolem')}.`,
    praise: 'הם נלחמו זה בזה, והאבן לא הייתה צריכה גלגול.',
  },
  respond: {
    title: 'תגובה',
    task: (card) =>
      `זה התור של היריב, והיצור שלכם עומד להיפגע: ${card('sunSpear')}. הטילו עליו לחש: ${card('halo')}.`,
    praise: 'שואלים אתכם כשתגובה יכולה לעזור, ומראים איזו. אם לא רוצים, ממשיכים.',
  },
  win: {
    title: 'השביעית',
    task: (card) => `שמונה אבנים מול שתיים: יתרון של שש. הטילו ${card('shatter')} על אבן של היריב.`,
    praise: 'שמונה מול אחת הן שבע יותר: ניצחתם!',
  },
};

export const TEXTS: Readonly<Record<Lang, Readonly<Record<LessonId, LessonTexts>>>> = { en, he };
