/** The words for the password of a house, in Hebrew: no part of a first visit. */
import type { PASSWORD as Shape } from './password.en.ts';

export const PASSWORD: typeof Shape = {
  title: 'סיסמת הבית',
  label: 'סיסמה',
  hint: 'כאן פותחים שולחן רק עם הסיסמה של הבית. המכשיר הזה יזכור אותה.',
  wrong: 'זו לא הסיסמה. נסו שוב.',
  open: 'לפתוח את השולחן',
};
