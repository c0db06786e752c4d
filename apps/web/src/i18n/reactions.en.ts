/** The words of reactions, in English: no part of a first visit. */
export const REACTIONS = {
  title: 'Reactions',
  more: 'All reactions',
  hush: 'Hush reactions on this device',
  /** What each is called, and what is printed on those that are a word. */
  kinds: {
    clap: 'Applause',
    up: 'Nice',
    bull: 'Yes!',
    haha: 'Haha',
    nu: 'Well?',
    how: 'How?!',
    down: 'Ouch',
    horns: 'Fire!',
  },
  /** Why the one that hurries cannot be pressed yet. */
  notYet: 'Once somebody has thought for 20 seconds',
  muteText:
    'Their reactions and lines of chat are not shown on this device. Nobody else notices, and their moves are seen as ever.',
  unmuteText: 'Their reactions and lines of chat are shown on this device again.',
  onlyApplause: 'Applause only',
  allAgain: 'All reactions again',
  inAudience: (name: string) => `${name}, watching`,
};
