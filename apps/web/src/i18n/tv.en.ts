/** What stands on the big screen, and what is said of it. */
import { plural } from './numbers.ts';

export const TV = {
  title: 'The big screen',
  enter: 'The code of your table',
  enterHint: 'Six digits. They stand in the waiting room of every phone, under "Invite".',
  join: 'Join in',
  phone: 'The phone is the hand. The table is here.',
  keys: 'OK: full screen',
  speaks: (on: boolean): string => (on ? '\u25bc: read nothing out' : '\u25b2: read aloud'),
  now: (names: string) => `Now: ${names}`,
  waiting: 'Whoever joins stands here',
  connecting: 'Looking for the table\u2026',
  onScreen: 'The table is on the big screen.',
  hands: 'Phone as hand',
  handsNo: 'No, keep the whole table here',
  handsHere: 'On the big screen',
  showTable: 'Show the whole table here',
  item: 'Show on a television',
  itemText: (address: string) => `On the television or a laptop, open ${address} and type:`,
  itemHere: 'Show on this device',
  itemKnows: 'It shows what everybody may see, and never a hand.',
  shown: (n: number) =>
    plural('en', n, {
      one: 'One screen shows the table now.',
      other: '# screens show the table now.',
    }),
};
