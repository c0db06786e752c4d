/** The words of the options' sheet, in English: no part of a first visit. */
export const OPTIONS = {
  more: 'More options',
  usual: (value: string) => `Usual: ${value}`,
};
