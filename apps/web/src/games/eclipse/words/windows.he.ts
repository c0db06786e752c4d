/** Hebrew: windows, when one is asked in them, and what for. */
import type { Mode, WindowKind } from '@kesem/engine/games/eclipse/chapters/preferences';
import type { Texts } from '../texts.en.ts';

export const WINDOWS: Readonly<Record<WindowKind, string>> = {
  attack: 'הכרזת התקפה',
  guards: 'אחרי ההגנה',
  roll: 'אחרי קוביות',
  harm: 'לפני פגיעה',
  saves: 'לפני גלגולי הצלה',
  end: 'סוף תור',
};

export const MODES: Readonly<Record<Mode, { readonly name: string; readonly does: string }>> = {
  smart: {
    name: 'חכם',
    does: 'שואל רק כשתגובה יכולה לשנות משהו לטובתכם, ומראה איזו. לכן חלון שמתארך רומז שיש לכם תגובה; מצב מלא מסתיר את זה.',
  },
  full: { name: 'מלא', does: 'שואל בכל חלון, וכך שום חלון לא רומז מה ביד שלכם' },
  quiet: { name: 'שקט', does: 'שואל רק על הגנה, ועל הצלת יצור שלכם מפגיעה' },
};

export const HOPES: Texts['hope'] = {
  stone: (card) => `${card}: אבן על הכף`,
  creature: (card) => `${card}: יצור על הכף`,
  damage: (card) => `${card}: נזק על הכף`,
};

/** When one is asked. */
export const ASKING: Texts['windows'] = {
  open: 'מתי לשאול אותי',
  short: 'תגובות:',
  own: (mode) => `${mode}, אישי`,
  title: 'מתי שואלים אותי אם להגיב?',
  intro: 'ברגעים קבועים אפשר להגיב בלחש או ביכולת. כאן בוחרים מתי המשחק עוצר ושואל אתכם.',
  each: 'אחד אחד',
  help: 'עזרה בקרב',
  odds: 'להציג את סיכויי ההתקפה',
  ask: 'תמיד',
  auto: 'כמו למעלה',
  never: 'אף פעם',
  wait: 'רגע!',
  waiting: 'ייעצר',
  waitLong: 'לעצור בחלון הבא',
  hurry: 'להאיץ',
  hurryLong: 'תמונות קצרות יותר עד סוף התור. הזמן להגיב לא משתנה.',
};
