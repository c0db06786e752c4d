/** What is said to whoever comes late. */
export const LATE = {
  hello: 'Hello! You are watching.',
  name: 'My name',
  play: 'Play on for a bot',
  playHint: 'You play on from here. What that seat sees, you see from now on.',
  seat: (bot: string, seat: string) => `For ${bot} (${seat})`,
  next: 'You can sit down when the match is over.',
};
