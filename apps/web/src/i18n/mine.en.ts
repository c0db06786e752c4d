/** The words of one's own page in English: matches, people, and the way out. */
import { plural } from './numbers.ts';

export const MINE = {
  title: 'My matches',
  matches: 'Finished matches',
  noMatches: 'Nothing finished yet. The first match you end will stand here, with its replay.',
  people: 'People you have played with',
  noPeople: 'Nobody yet. Whoever finishes a match with you will stand here, one tap away.',
  outcome: { won: 'Won', lost: 'Lost', drawn: 'Draw', none: 'No result' },
  against: (game: string, names: string) => `${game} with ${names}`,
  watch: 'Replay',
  watchLong: (match: string) => `Replay: ${match}`,
  together: (n: number) =>
    plural('en', n, { one: '# match together', other: '# matches together' }),
  scoreLong: (game: string, name: string, won: number, lost: number) =>
    `${game}: you came out before ${name} in ${won}, ${name} before you in ${lost}`,
  inviteTo: 'Invite to',
  invite: 'Invite',
  inviteLong: (name: string) => `Invite ${name} to a new table`,
  invited: (name: string) =>
    `The table is open. ${name} will find the invitation on their home page; the link works too.`,
  failed: 'The list could not be fetched.',
  deleteTitle: 'Delete everything',
  deleteText:
    'Your name, your matches, the people you have played with and everything on this device go for good. You get up from all your tables; what others played with you stays theirs, without your name.',
  deleteYes: 'Delete for good',
  deleted: 'Everything is deleted.',
};
