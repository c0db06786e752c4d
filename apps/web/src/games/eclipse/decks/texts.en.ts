/** Every English sentence about decks; the Hebrew ones have the same shape. */
import type { Energy, Kind } from '@kesem/engine/games/eclipse/cards/card';
import type { DeckCodeFault } from '@kesem/engine/games/eclipse/decks/code';
import type { ReadyId } from '@kesem/engine/games/eclipse/decks/decks';
import { isolate } from '../../../i18n/isolate.ts';
import { plural } from '../../../i18n/numbers.ts';
import type { Meter } from './meters.ts';

const cards = (n: number): string => plural('en', n, { one: 'one card', other: '# cards' });

const LACKS: Readonly<Record<Meter['of'], (n: number) => string>> = {
  cards: (n) => (n > 0 ? `${cards(n)} to go` : `${cards(-n)} too many`),
  stones: (n) => plural('en', n, { one: 'add a stone', other: 'add # stones' }),
  creatures: (n) => plural('en', n, { one: 'add a creature', other: 'add # creatures' }),
};
const CODE_FAULTS: Readonly<Record<DeckCodeFault, string>> = {
  notACode: 'That is not the code of a deck.',
  otherVersion: 'This code is of another version of the game.',
  damaged: 'A letter of the code is missing or wrong.',
  unknownCard: 'The code names a card that is not here.',
};

export const en = {
  title: 'Your deck',
  hint: 'Nobody sees it before the match ends.',
  ready: { original: 'Original', light: 'Light', dark: 'Dark' } satisfies Record<ReadyId, string>,
  other: 'Another deck',
  size: cards,
  edit: 'Edit',
  editCopy: 'Edit a copy',
  fresh: 'New deck',
  fromCode: 'From code',
  drafts: 'Not finished, on this device:',
  goOn: (name: string, count: number, goal: number) => `${isolate(name)} ${count}/${goal}`,
  newName: 'My deck',
  copyName: (name: string) => `${name} 2`,
  unnamed: 'A deck',

  builder: 'Deck builder',
  close: 'Close',
  parts: 'What is shown',
  collection: 'Collection',
  mine: (count: number, goal: number) => (count > goal ? `Deck ${count}` : `Deck ${count}/${goal}`),
  name: 'Name of the deck',
  filters: 'Filter',
  filtered: (n: number) => `Filter (${n})`,
  all: 'Show all',
  search: 'Search',
  searchHint: 'Name or effect',
  kind: 'Type',
  energy: 'Energy',
  energies: { light: 'Light', dark: 'Dark' } satisfies Record<Energy, string>,
  price: 'Cost',
  orMore: (n: number) => `${n}+`,
  ability: 'Ability',
  anyAbility: 'Any ability',
  found: (n: number) => plural('en', n, { one: 'one card', other: '# cards' }),
  nothing: 'No card is like that.',
  keys: 'Enter adds, − takes out, Z enlarges',
  touch: 'A tap adds, a long press enlarges',

  groups: {
    stone: 'Stones',
    creature: 'Creatures',
    enchantment: 'Enchantments',
    spell: 'Spells',
  } satisfies Record<Kind, string>,
  empty: 'Still empty. Add cards from the collection, or let us fill it in.',
  add: (card: string) => `Add ${card}`,
  takeOut: (card: string) => `Take out ${card}`,
  enlarge: (card: string) => `Enlarge ${card}`,
  costs: (light: number, dark: number, any: number) =>
    [
      ...(light > 0 ? [`${light} light`] : []),
      ...(dark > 0 ? [`${dark} dark`] : []),
      ...(any > 0 || light + dark === 0 ? [`${any} any`] : []),
    ].join(', '),
  stats: (skill: number, life: number) => `skill ${skill}, life ${life}`,
  inDeck: (n: number, most: number) =>
    most === Infinity ? `${n} in the deck` : `${n} of ${most} in the deck`,
  now: (card: string, n: number, size: number) => `${card}: ${n}. Deck: ${size}.`,
  noRoom: (card: string) => `No more of ${card}: four copies at most, and 200 cards in all.`,

  meters: { cards: 'Cards', stones: 'Stones', creatures: 'Creatures' } satisfies Record<
    Meter['of'],
    string
  >,
  ofGoal: (n: number, goal: number) => (n > goal ? `${n}, at least ${goal}` : `${n} of ${goal}`),
  lacks: ({ of, lacks }: Meter) => LACKS[of](lacks),
  enough: 'enough',
  curve: 'Costs',
  curveOf: (counts: readonly number[]) =>
    counts.map((n, price) => `cost ${price}: ${n}`).join(', '),
  curveSays: {
    nothing: 'Cheap cards start the match, dear ones end it',
    good: 'Enough cheap cards to start with',
    dear: 'Add cheap cards, up to 3',
  },
  legal: 'The deck may be played',

  complete: 'Complete for me',
  completed: (n: number) => `Added ${cards(n)}.`,
  undo: 'Undo',
  code: 'Code',
  drop: 'Delete',
  dropAsk: (name: string) => `Delete ${isolate(name)} for good?`,
  dropYes: 'Delete',
  cancel: 'Cancel',
  play: 'Save and play',
  putAside: 'Keep draft',
  saved: (name: string) => `You play with ${isolate(name)}.`,

  tryHand: 'Test draw',
  again: 'Draw again',
  odds: (percent: number) => `Two stones or more in the first seven: ${percent}%`,
  drawn: (stones: number) =>
    plural('en', stones, { one: 'One stone this time', other: '# stones this time' }),

  codeTitle: 'The deck as a code',
  codeHint: 'Whoever has it can build the same deck.',
  codeOf: 'Code of this deck',
  copy: 'Copy',
  pasteTitle: 'A deck from a code',
  paste: 'Code',
  pasteHint: 'As somebody sent it to you',
  bring: 'Bring it',
  codeFaults: CODE_FAULTS,
};

export type DeckTexts = typeof en;
