/** The words of the page that checks a shuffle, in English. */
import { ltr } from './isolate.ts';
import { plural } from './numbers.ts';

export const VERIFY = {
  title: 'Was the shuffle fair?',
  link: 'Check the shuffle',
  save: 'Save file',
  intro:
    'Every shuffle and every die of a finished match can be computed again. Open the file that was saved at its end.',
  open: 'Open a match file',
  drop: 'or drop it here',
  fetching: 'Fetching the match and drawing everything anew…',
  holds: 'It holds',
  fails: 'It does not hold',
  drawn: (n: number) =>
    n === 0
      ? 'Nothing was drawn in this match.'
      : plural('en', n, {
          one: 'The one draw of this match is the one that was promised.',
          other: 'All # draws of this match are the ones that were promised.',
        }),
  checks: 'What was checked',
  whole: 'The file is as it was written.',
  promised: 'The secret is the one whose fingerprint gave the match its name:',
  seen: 'This device was shown that fingerprint before the match, and what it added is in the shuffle.',
  shown:
    'This device was shown that fingerprint before the match; nothing of its own is in the shuffle.',
  unseen:
    'This device does not know that fingerprint. If it was here that you sat down, and nothing was deleted since, then something is wrong.',
  seats: 'The seats too were drawn from that secret and those numbers.',
  derived: 'Every draw follows from the secret and from what each device added.',
  played: 'The rules ask for exactly these draws, and come to the recorded end.',
  unplayed:
    'The rules of that time are no longer here: whether the match asked for these draws was not checked.',
  expected: 'Expected',
  found: 'Found',
  nothing: 'nothing',
  fault: {
    notAFile: 'This is no match file, or not all of one.',
    digest: 'Something in the file was changed after it was written.',
    hash: 'A secret is not the one that was promised.',
    name: 'The match bears the name of another.',
    seats: 'The seats are not the ones that the secret and the added numbers give.',
    draw: (n: number) => `Draw ${n} is not what the secret and the added numbers give.`,
    asked: (n: number) => `Draw ${n} is not the one the rules ask for.`,
    stopped: (step: number) => `The rules refuse step ${step}.`,
    outcome: 'The rules come to another end than the record.',
  },
  proves: 'What it proves when it holds',
  proofs: {
    fixed: 'The secret was fixed before you sat down: any other would have another fingerprint.',
    follows:
      'Every card and every die follows from that secret and from a random number of each device that sat. Neither the house alone, which was bound by then, nor a player alone, who did not know the secret, could choose what came.',
    complete:
      'Nothing was drawn twice until it pleased, left out or changed later: the rules were played again from the first move to the last.',
  },
  provesNot: 'What it does not prove',
  gaps: [
    'The house knows the secret from the start. That nobody who runs it looked at hidden cards, or told a player of them, no file can prove.',
    'Whoever runs the house and also sits at the table could add their number last, knowing all the others, and so pick among shuffles. Against that only knowing your host helps.',
    'Bots add nothing. Without a second person, your device’s number is the only one beside the secret.',
    'A match that was given up can be checked like any other. A room that was closed before its match began never tells its secret, and old rooms are deleted with theirs.',
    `This page comes from the same house. Whoever trusts only their own machine runs ${ltr('npm run verify')} there, on the saved file.`,
  ],
  draws: (n: number) => plural('en', n, { one: 'The one draw', other: 'The # draws' }),
  step: 'Step',
  purpose: 'For',
  kind: { int: 'number', pick: 'choice', shuffle: 'shuffle' },
  outOf: (kind: string, n: string) => `${kind} of ${n}`,
  what: 'What',
  result: 'Came',
  counted:
    'Numbers and places count from 0; step 0 is the start. A shuffle lists the old places in their new order.',
  replay: 'Watch the match',
};
