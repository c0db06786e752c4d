/** Every English sentence of this table. Its shape is that of every other language. Words of the game come in Hebrew, isolated. */

import type { Effect, Rune } from '@kesem/engine/games/spell-a-spell/chapters/cards';
import type { Category } from '@kesem/engine/games/spell-a-spell/chapters/categories';
import type { Special } from '@kesem/engine/games/spell-a-spell/chapters/letters';
import type { How, Loss, Tally } from '@kesem/engine/games/spell-a-spell/event';
import type { Answer, Vote } from '@kesem/engine/games/spell-a-spell/move';
import { unbroken } from '../../i18n/isolate.ts';
import { listed, plural } from '../../i18n/numbers.ts';
import { FACT } from './ending/texts.en.ts';
import { CLAIM, VOTE } from './table/vote.en.ts';

const list = (words: readonly string[]): string => listed('en', words);
const letters = (n: number): string => plural('en', n, { one: 'one letter', other: '# letters' });
const cards = (n: number): string => plural('en', n, { one: 'one card', other: '# cards' });
const counts = ({ accept, refuse, abstain, silent }: Tally): string =>
  [
    `${accept} for`,
    `${refuse} against`,
    ...(abstain > 0 ? [`${abstain} abstained`] : []),
    ...(silent > 0 ? [`${silent} silent`] : []),
  ]
    .map(unbroken)
    .join(', ');

export const en = {
  seat: (number: number) => `Place ${number}`,
  largeTiles: 'Larger letters',
  usualTiles: 'Letters as usual',
  list,
  letters,
  cards,
  tally: counts,
  /** W5 What is spoken for a letter: its name. */
  letter: {
    א: 'alef',
    ב: 'bet',
    ג: 'gimel',
    ד: 'dalet',
    ה: 'he',
    ו: 'vav',
    ז: 'zayin',
    ח: 'het',
    ט: 'tet',
    י: 'yod',
    כ: 'kaf',
    ל: 'lamed',
    מ: 'mem',
    נ: 'nun',
    ס: 'samekh',
    ע: 'ayin',
    פ: 'pe',
    צ: 'tsadi',
    ק: 'qof',
    ר: 'resh',
    ש: 'shin',
    ת: 'tav',
    fog: 'fog',
  } satisfies Record<Rune, string>,
  effect: {
    sandstorm: 'Sandstorm',
    firewall: 'Firewall',
    snowball: 'Snowball',
  } satisfies Record<Effect, string>,
  special: { ערפל: 'fog', אש: 'fire', חול: 'sand', שלג: 'snow' } satisfies Record<Special, string>,
  category: {
    animal: 'animals',
    plant: 'plants',
    food: 'food',
    household: 'household',
    tool: 'tools',
    clothing: 'clothing',
    vehicle: 'vehicles',
    music: 'music',
    person: 'people',
    building: 'buildings and places',
    body: 'the body',
    nature: 'nature',
    play: 'games, paper, money',
  } satisfies Record<Category, string>,

  bar: {
    begin: 'Cast a word of any length',
    answer: (caster: string, word: string) => `${caster} turned you into ${word}`,
    answerSub: (need: string) => `${need} or more, or a magic word`,
    again: 'Another turn: cast a word of any length',
    beginSub: 'Effect cards come before the word',
    onlyListed: 'Two words were not accepted: now only a word of the lexicon',
    ready: (word: string) => `Cast ${word}?`,
    readySub: (to: string) => `On ${to}`,
    special: (word: string) => `${word}: a magic word, and another turn`,
    cast: 'Cast',
    fail: 'No word',
    failAsk: (word: string) => `Turn into ${word} until your next turn?`,
    failAskFree: 'Pass this turn?',
    failSub: 'You draw one card more',
    failYes: 'Give up',
    back: 'Back',
    effectAsk: (effect: string) => `${effect}: play it?`,
    effectYes: 'Play',
    does: {
      sandstorm: 'Everybody gets the hand of the player to their left',
      firewall: 'Burns the word that is on you: any length will do',
      snowball: 'Takes a card from the player to your left, who may answer',
    } satisfies Record<Effect, string>,
    turn: (name: string) => `${name} is spelling`,
    turnSub: (name: string, word: string, need: string) =>
      `${word} was cast on ${name}: ${need} or more`,
    build: 'Your next word can wait on the track',
    vote: (word: string) => `Is ${word} a word that counts?`,
    voteOpen: 'Vote',
    voting: (word: string) => `The table decides on ${word}`,
    votingSub: (done: number, all: number) => `${done} of ${all} have answered`,
    insist: (name: string) => `${name} has the last word`,
    insistMine: 'The last word is yours',
    answering: (name: string) => `A snowball flies at ${name}`,
    answerMine: 'A snowball flies at you!',
    open: 'Answer',
    saving: 'Laying it on the table…',
    over: 'The match is over',
  },

  status: {
    empty: (need: string) => `${need} or more`,
    open: 'Choose a letter for the fog',
    special: (name: string) => `Magic word: ${name}. Another turn`,
    listed: (what: string) => `In the lexicon: ${what}`,
    known: 'Accepted at this table',
    vote: 'Not listed: cast it and the table decides',
    blind: 'Is it listed? Cast it and see',
    unsure: 'The lexicon is still on its way: cast it and see',
  },

  curse: {
    from: (caster: string, to: string) => `${caster} to ${to}`,
    quote: 'I turned you into…',
    none: 'Any word',
    noneSub: 'Nothing is cast: two letters will do',
    need: (need: string) => `${need} or more`,
    vote: 'A word that counts?',
    special: 'Another turn!',
    burnt: 'Burnt!',
    melted: 'The snowball has melted',
    became: (name: string) => `${name} is now`,
    passed: 'No word',
    refused: 'Not accepted',
    storm: 'Sandstorm!',
    spent: 'The pile is empty',
    spentSub: 'The last round has begun',
    ended: 'The end',
    takes: (n: number) => `takes ${n}`,
    took: (count: string) => `${count} taken`,
  },

  board: {
    label: 'The table',
    players: 'Players',
    rack: 'Your letters, from right to left',
    rackOf: (name: string) => `The letters of ${name}, from right to left`,
    word: 'The word',
    place: (letter: string, at: number, of: number) => `Letter ${at} of ${of}: ${letter}`,
    inWord: (letter: string, at: number) => `${at}: ${letter}`,
    fogAs: (letter: string) => `fog, standing for ${letter}`,
    fogOpen: 'fog, standing for nothing yet',
    shuffle: 'Shuffle the rack',
    clear: 'Clear the word',
    shelf: 'Effect cards',
    held: (effect: string, n: number) => `${effect}, you hold ${n}`,
    pile: (n: number) => `Draw pile: ${n}`,
    effects: (n: number) => `Effect cards played: ${n}`,
    seals: 'Magic words',
    seal: (word: string, name: string) => `${word}, ${name}`,
    sealRule:
      'A magic word: it can always be cast, whatever the length. It cancels the spell on you, its cards score, and you take another turn.',
    sealWon: (names: string) => `Cast in this match by ${names}.`,
    sealUnwon: 'Nobody has cast it in this match yet.',
    turn: 'to spell',
    bewitched: (word: string) => `turned into ${word}`,
    plate: (name: string, hand: number, score: number) =>
      `${name}: ${hand} in hand, score ${score}`,
    spellsOf: (name: string) => `Words of ${name}`,
    spells: 'All the words',
    noSpells: 'No word yet',
    close: 'Close',
    noLetter: (letter: string) => `You hold no ${letter} and no free fog`,
    notTurn: 'It is not your turn yet',
    help: 'Type Hebrew letters, or the places of the Hebrew letters on your keyboard. Backspace takes one back, Enter casts, Space shuffles. While something is played: Space stops it, the right arrow goes one step on, Escape skips.',
    fogTitle: 'What does the fog stand for?',
    said: (word: string, letters: string) => `${word}: ${letters}`,
  },

  ask: {
    vote: (word: string) => `Does ${word} count?`,
    rule: {
      noun: 'A concrete noun: an animal, a person or a profession, a plant, or a thing that can be seen or touched.',
      any: 'Any Hebrew word will do: is it one?',
    },
    voteDefault: 'Without a single “yes” it falls. All votes are shown together, at the end.',
    votes: { accept: 'Yes!', refuse: 'No!', abstain: 'Abstain' } satisfies Record<Vote, string>,
    snow: (name: string) => `A snowball from ${name}!`,
    snowRule: (count: string) => `It takes ${count} from you. Without an answer it does.`,
    answers: {
      firewall: { name: 'Firewall', does: 'it melts' },
      snowball: { name: 'Snowball', does: 'on it flies' },
      nothing: { name: 'Let it hit', does: '' },
    } satisfies Record<Answer, { readonly name: string; readonly does: string }>,
    cry: 'Splat!',
    notHeld: 'none in hand',
    outvoted: (word: string) => `Does ${word} stand nevertheless?`,
    outvotedRule: (left: number) =>
      `It was voted down. You may insist ${plural('en', left, { one: 'once more', other: '# times more' })} in this match. Without an answer it does not stand.`,
    nobody: (word: string) => `Does ${word} count?`,
    nobodyRule: (left: number) =>
      `Nobody voted, so it is up to you. You may vouch for a word ${plural('en', left, { one: 'once more', other: '# times more' })} in this match. Without an answer it does not stand.`,
    yes: 'It stands',
    no: 'I take it back',
    left: (seconds: number) =>
      plural('en', seconds, { one: 'one second left', other: '# seconds left' }),
  },

  claim: CLAIM,
  vote: VOTE,

  event: {
    drewMine: (drawn: readonly string[]) => `You draw: ${drawn.join(', ')}.`,
    drew: (name: string, drawn: readonly string[]) => `${name} draws: ${drawn.join(', ')}.`,
    cast: (name: string, word: string, n: number, to: string) =>
      `${name}: ${word} (${n}) on ${to}.`,
    special: (name: string, word: string) => `${name}: ${word}, a magic word. Another turn.`,
    gloss: (gloss: string) => `That is: ${gloss}.`,
    fogs: (stand: readonly string[]) =>
      stand.length === 1 ? `The fog is ${stand.join('')}.` : `The fogs are ${stand.join(', ')}.`,
    proposed: (name: string, word: string) => `${name} lays ${word}. The table decides.`,
    voted: (name: string) => `${name} has answered.`,
    counted: (word: string, tally: Tally) => `The vote on ${word}: ${counts(tally)}.`,
    insisted: (name: string, word: string) => `${name}: ${word} stands nevertheless.`,
    yielded: (name: string, word: string) => `${name} takes ${word} back.`,
    refused: (word: string) => `${word} does not count, and the cards go back to the hand.`,
    unheard: (word: string) => `Nobody voted on ${word}, and the cards go back to the hand.`,
    /** `drawn`: the pile had the one card more. */
    failed: (name: string, word: string, drawn: boolean) =>
      `${name} is now ${word}${drawn ? ', with one card more' : ''}.`,
    passed: (name: string, drawn: boolean) =>
      `${name} passes${drawn ? ', with one card more' : ''}.`,
    why: { choice: '', time: 'Time is up.', empty: 'No card is left.' } satisfies Record<
      Loss,
      string
    >,
    sandstorm: (name: string) => `${name}: sandstorm. Everybody gets the hand to their left.`,
    firewall: (name: string, word: string) => `${name}: firewall. ${word} is burnt.`,
    shield: (name: string) => `${name}: firewall. The snowball melts.`,
    snowball: (name: string, target: string, takes: number) =>
      `${name}: snowball at ${target}, for ${cards(takes)}.`,
    took: (to: string, from: string, n: number) =>
      `Snowball: ${cards(n)} ${n === 1 ? 'goes' : 'go'} from ${from} to ${to}.`,
    tookLetter: (to: string, from: string, letter: string) =>
      `Snowball: ${letter} goes from ${from} to ${to}.`,
    tookWhat: (to: string, from: string, taken: readonly string[]) =>
      `Snowball: ${taken.join(', ')} ${taken.length === 1 ? 'goes' : 'go'} from ${from} to ${to}.`,
    spent: 'The pile is empty: the last round.',
    ended: 'Everybody has passed: the match is over.',
  },

  how: {
    special: 'magic word',
    listed: '',
    known: 'accepted before',
    vote: 'voted in',
    insist: 'insisted on',
  } satisfies Record<How, string>,

  refusal: {
    noSuchCard: 'These letters are not in your hand',
    tooShort: (need: string) => `Too short: ${need} or more`,
    sameWord: 'That is the word you have to answer',
    unlisted: 'Not in the lexicon',
    onlyListed: 'Two words were not accepted: only the lexicon now',
    notHeld: 'You hold no such card',
    nothingPending: 'There is no word to burn',
    nothingToTake: 'The player to your left has no card',
  },
  reason: { spent: 'The pile ran out, and everybody passed' },

  keys: {
    letters: 'A letter, on a Hebrew or any other keyboard',
    back: 'Take the last letter back',
    cast: 'Cast the word',
    shuffle: 'Shuffle the rack; stop and go on while something is played',
    step: 'One step on',
    escape: 'Back, or skip what is played',
    walk: 'Through the letters of the rack or the word',
  },

  fact: FACT,
  scored: (n: number) => plural('en', n, { one: 'one card', other: '# cards' }),

  text: {
    title: 'The table in words',
    player: 'Name',
    hand: 'Hand',
    score: 'Score',
    state: 'Now',
    nothing: '—',
    word: 'Your word, in Hebrew letters',
    hint: 'Letters you lack are laid with fog',
    cast: 'Cast',
    cannot: (word: string) => `Your hand does not spell ${word}`,
    pending: 'The word to answer',
    rack: 'Your hand',
  },
};
export type Texts = typeof en;
