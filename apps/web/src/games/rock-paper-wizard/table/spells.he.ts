/** The cards in Hebrew. */
import type { SpellId } from '@kesem/engine/games/rock-paper-wizard/chapters/spells';
import type { SpellWords } from './spells.en.ts';

/** By spell. */
export const SPELLS: Readonly<Record<SpellId, SpellWords>> = {
  antimagicField: {
    name: 'שדה אנטי־קסם',
    gesture: 'אגרוף עם אגודל למטה',
    effect: 'התקדמו 2. היד של המטרה הופכת לקלף פראי',
  },
  confusion: {
    name: 'בלבול',
    gesture: 'גב היד, אגודל למטה וזרת שלופה למעלה',
    effect: 'התקדמו 2. המטרה מצביעה על הבא בכיוון השעון',
  },
  counterspell: {
    name: 'לחש־נגד',
    gesture: 'כף יד זקופה, אצבעות צמודות: עצור',
    effect: 'התקדמו 2. הקסם של המטרה מתבטל',
  },
  mistyStep: {
    name: 'צעד ערפילי',
    gesture: 'שלוש אצבעות צמודות קדימה, האגודל מחזיק את הזרת',
    effect: 'קפצו למשבצת של המטרה',
  },
  passwall: {
    name: 'מעבר־קיר',
    gesture: 'יד שטוחה קדימה, אצבעות צמודות, אגודל למעלה',
    effect: 'התקדמו 3. המטרה מתקדמת 2',
  },
  teleportationCircle: {
    name: 'מעגל שיגור',
    gesture: 'כל קצות האצבעות נוגעות באגודל: טבעת',
    effect: 'התקדמו כהפרש בין המטבעות שלכם ושל המטרה',
  },
  wallOfForce: {
    name: 'קיר כוח',
    gesture: 'אגודל ואצבע נפגשים למטה, שלוש אצבעות פרושות קדימה',
    effect: 'התקדמו 2. המטרה מצביעה מעתה על עצמה',
  },
  chainLightning: {
    name: 'שרשרת ברקים',
    gesture: 'אגודל, אצבע ואמה פרושות, שתיים מקופלות',
    effect: 'המטרה נסוגה 3. מי שהיא מצביעה עליו נסוג 2',
  },
  dimensionDoor: {
    name: 'דלת בין־מימדית',
    gesture: 'אצבע ואמה מוצלבות, קדימה',
    effect: 'התחלפו במקומות עם המטרה',
  },
  fear: {
    name: 'פחד',
    gesture: 'אצבע מורה ישר אל המטרה',
    effect: 'המטרה נסוגה 2 על כל מי שיש לו פחות מטבעות ממנה',
  },
  fireball: {
    name: 'כדור אש',
    gesture: 'אגרוף סגור, קדימה',
    effect: 'המטרה נסוגה 5 צעדים',
  },
  iceStorm: {
    name: 'סופת קרח',
    gesture: 'כף היד למטה, האצבע המורה כפופה כמו וו כלפי מטה',
    effect: 'המטרה נסוגה 4. שני שכניה מתקדמים 2',
  },
  meteorSwarm: {
    name: 'מטר מטאורים',
    gesture: 'יד פתוחה, חמש אצבעות פרושות',
    effect: 'המטרה נסוגה 1, ועוד 2 לכל קלף מכאן עד הערמה',
  },
  polymorph: {
    name: 'שינוי צורה',
    gesture: 'ארבע אצבעות בשני זוגות, רווח ביניהם',
    effect: 'המטרה נסוגה כהפרש בין המטבעות שלכם ושלה',
  },
  stinkingCloud: {
    name: 'ענן מצחין',
    gesture: 'שתי אצבעות בצורת V, קדימה',
    effect: 'המטרה נסוגה 3. שני שכניה נסוגים 1',
  },
  telekinesis: {
    name: 'טלקינזיס',
    gesture: 'טופר: חמש אצבעות כפופות, כאילו סביב כדור',
    effect: 'המטרה עוברת למשבצת שמאחוריכם',
  },
  vampiricTouch: {
    name: 'מגע ערפדי',
    gesture: 'אצבע ואמה כפופות כלפי מטה: שני ניבים',
    effect: 'המטרה נסוגה 2. התקדמו 2',
  },
  burningHands: {
    name: 'ידיים בוערות',
    gesture: 'אגודל, אצבע וזרת שלופות, שתיים מקופלות',
    effect: 'המטרה נסוגה 1 ומאבדת מטבע',
  },
  charmPerson: {
    name: 'הקסמת אדם',
    gesture: 'אצבע מורה למעלה: מספר אחת',
    effect: 'המטרה נותנת 2 מטבעות למי שתבחר ויש לו פחות',
  },
  colorSpray: {
    name: 'התזת צבעים',
    gesture: 'אצבעות צמודות ומקומרות מעל האגודל: קשת פתוחה',
    effect: 'המטרה מאבדת מטבע על כל מי שיש לו פחות ממנה',
  },
  dominatePerson: {
    name: 'שליטה באדם',
    gesture: 'כף היד למעלה, האצבע המורה מתקפלת: בואו הנה',
    effect: 'המטרה נסוגה 3 ומשלמת לכם מטבע',
  },
  feeblemind: {
    name: 'קהות־שכל',
    gesture: 'זרת קדימה מתחת לאגרוף',
    effect: 'חלקו שווה את המטבעות שלכם ושל המטרה. העודף שלכם',
  },
  imprisonment: {
    name: 'כליאה',
    gesture: 'יד שמוטה, אצבעות למטה כמו סורגים',
    effect: 'המטרה משלמת מטבע לכל מי שיש לו פחות ממנה',
  },
  levitate: {
    name: 'ריחוף',
    gesture: 'אגרוף עם אגודל למעלה',
    effect: 'המטרה מתקדמת 1. התקדמו 1 על כל מי שלפניכם',
  },
};
