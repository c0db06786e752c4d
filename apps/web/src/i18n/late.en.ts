/** What is said to whoever comes late. */
export const LATE = {
  hello: 'Hello! The match is under way, and you are watching.',
  name: 'My name',
  play: 'Play on for a bot',
  playHint: 'You play on from here. What that seat sees, you see from now on.',
  seat: (bot: string, seat: string) => `For ${bot} (${seat})`,
  next: 'A free seat is yours when the match is over.',
};
