/** What is said of the next game. */
import { plural } from './numbers.ts';

export const NEXT = {
  title: 'What comes next?',
  hintHost: 'You decide with one tap. The others say what they want.',
  hintGuest: (host: string) => `Say what you want. ${host} decides; while away, most of you do.`,
  watches: 'Whoever sits says what comes next.',
  now: 'on the table',
  wants: (n: number) => plural('en', n, { one: 'one wants it', other: '# want it' }),
  youWant: 'you want it',
  missing: (n: number) => plural('en', n, { one: 'one more, or a bot', other: '# more, or bots' }),
  fewer: (seats: number) => plural('en', seats, { one: 'one plays', other: '# play' }),
  whoTitle: (game: string, seats: number) => `${game} seats ${seats}: who plays?`,
  whoHint: 'Whoever has waited longest comes first. The others watch, and are first next time.',
  whoHost: (name: string) => `You will watch, so ${name} becomes the host.`,
  whoGo: (game: string) => `On to ${game}`,
};
