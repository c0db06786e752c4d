/** What is said of a match that stands still, and why. */

export const STOPPED = {
  frozen: {
    title: 'This match has stopped',
    text: 'A fault of ours. The room and everybody in it are well: end this match and play another.',
  },
  version: {
    title: 'The rules have been renewed',
    text: 'This match was begun by the older rules, which are no longer here. The room and everybody in it are well: end this match and play another.',
  },
};
