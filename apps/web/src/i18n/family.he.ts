/** The words of a family's room, in Hebrew: no part of a first visit. */
import type { FAMILY as Shape } from './family.en.ts';

export const FAMILY: typeof Shape = {
  title: 'חדר משפחתי',
  about: 'רק משפטים מוכנים, שמות שקסם נותן ומילים שמתאימות לילדים.',
  open: 'הדלת פתוחה: הקישור עוד מכניס.',
  shut: 'הדלת סגורה: אף אחד חדש לא נכנס.',
  turnOn: 'להפוך לחדר משפחתי',
  turnOff: 'להפוך לחדר רגיל',
  hint: 'משפטים מוכנים במקום כתיבה, שמות שקסם נותן, ודלת שאפשר לסגור.',
  shutDoor: 'לסגור את הדלת',
  openDoor: 'לפתוח את הדלת',
  name: (name) => `כאן קוראים לכם ${name}`,
  another: 'שם אחר',
  closedTitle: 'הדלת סגורה',
  closedText:
    'זה חדר משפחתי, וכרגע אף אחד חדש לא נכנס. בקשו ממי ששלחו לכם את הקישור לפתוח את הדלת.',
  again: 'לנסות שוב',
};
