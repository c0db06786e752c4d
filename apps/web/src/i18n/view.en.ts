/** What is said of the ways to look at a table, and of its keys, in English. */
export const VIEW = {
  text: 'Text view',
  textOff: 'Back to the board',
  zen: 'Quiet table',
  zenOff: 'Everything again',
  keys: 'Keys',
  keysAnywhere: 'Anywhere at the table',
  keysOnBoard: 'On the board',
  keysHelp: 'This list',
  single: 'Keys of a single letter',
  secondsLeft: (n: number) => `${n} seconds left`,
};
