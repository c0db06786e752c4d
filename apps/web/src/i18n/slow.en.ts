/** What is said of the pace of a match, in English. */

export const SLOW = {
  label: 'Pace',
  title: 'At what pace do we play?',
  explain:
    'At a slow pace every move has days, and the table waits with the browser closed, too. The pace changes when all who sit agree.',
  propose: 'Ask the others',
  set: 'Play so',
  wants: (names: string, pace: string) => `${names} asks for another pace: ${pace}`,
  keep: 'Stay as we are',
};
