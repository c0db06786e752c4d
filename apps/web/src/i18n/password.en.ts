/** The words for the password of a house, in English: no part of a first visit. */
export const PASSWORD = {
  title: 'Password of the house',
  label: 'Password',
  hint: 'Whoever runs this house asks for it before a table is opened. This device will remember it.',
  wrong: 'That is not it. Please try again.',
  open: 'Open the table',
};
