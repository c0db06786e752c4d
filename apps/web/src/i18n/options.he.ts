/** The words of the options' sheet, in Hebrew: no part of a first visit. */
import type { OPTIONS as Shape } from './options.en.ts';

export const OPTIONS: typeof Shape = {
  more: 'עוד אפשרויות',
  usual: (value) => `בדרך כלל: ${value}`,
};
