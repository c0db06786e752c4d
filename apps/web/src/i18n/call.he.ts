/** The words of the friends' call, in Hebrew: no part of a first visit. */
import type { CALL as Shape } from './call.en.ts';

export const CALL: typeof Shape = {
  title: 'שיחה קולית',
  where: (host) => `מדברים ב־${host}`,
  told: (host) => `השיחה הקולית ב־${host}: הכניסה דרך התפריט`,
  join: 'להצטרף לשיחה',
  set: 'קישור לשיחה קולית',
  change: 'להחליף את הקישור לשיחה',
  label: 'הקישור לשיחה',
  hint: 'פתחו שיחה באפליקציה שנוחה לכם והדביקו כאן את הקישור. כל מי שבחדר רואים אותו.',
  bad: 'צריך קישור שלם, שמתחיל ב־https://',
  save: 'להראות לכולם',
  remove: 'להסיר את הקישור',
};
