/** The rules in English. */
import type { Chapters } from './chapters.ts';

export const en: Chapters = {
  goal: {
    title: 'The goal',
    parts: [
      'Turn the player to your left into something: spell a Hebrew noun with your letters. Its cards go to your score pile. Whoever has most cards there when the draw pile is gone wins.',
    ],
  },
  cards: {
    title: 'The cards',
    parts: [
      'There are 90: 76 letters, 3 fogs, and 11 effect cards. Everybody holds six. A hand that is full draws nothing, and is never cut down.',
      'A letter that looks different at the end of a word is the same card: it changes by itself when it comes last.',
      {
        figure: 'final',
        caption: 'Mem and pe at the end of a word',
        alt: 'The words mayim and kof in wood type. Their last letters have the final form.',
      },
      'A fog stands for any letter you like. You say which when you lay it.',
      {
        figure: 'fog',
        caption: 'A fog stands for vav',
        alt: 'The word hatul in four tiles; the third is a fog that shows a vav.',
      },
    ],
  },
  turn: {
    title: 'A turn',
    parts: [
      [
        'First you may play effect cards, as many as you like.',
        'Then you cast a word of two letters or more, and draw up to six.',
        'Or you give up: you draw up to six and one card more.',
      ],
      'The word is cast on the player to your left, who is next. A word has as many letters as cards, fogs included.',
    ],
  },
  answer: {
    title: 'When a word is cast on you',
    parts: [
      'You need a word with at least as many letters. If you give up instead, you are turned into what was cast: the stamp stays on you until your next turn. It costs nothing but honour, you even draw one card more, and the next player may cast any length.',
      {
        figure: 'answer',
        caption: 'Three letters are answered with four',
        alt: 'The word kof of three letters, and after it hatul of four.',
      },
      'You may not answer with the very word that was cast on you, in any spelling. Any other word may be used again.',
    ],
  },
  words: {
    title: 'Which words count',
    parts: [
      'A concrete noun, in Hebrew, of two letters or more, one word:',
      [
        'an animal or a person, real or imaginary; a profession',
        'a plant',
        'a thing that can be seen or touched: food, tools, clothes, parts of the body, buildings, places in the land, groups such as a fleet',
      ],
      'In the singular, unless it only has a plural; feminine forms are words of their own. No names, no “the”, no “my”. Spellings with and without the extra vav or yod count as one word.',
      'The lexicon holds thousands of them, and such a word stands at once.',
    ],
  },
  vote: {
    title: 'The vote',
    parts: [
      'A word that is not in the lexicon goes to the vote: all others have 20 seconds to accept it, to refuse it, or to abstain. Bots always abstain. Nobody sees how the others vote until the vote closes; then all votes are shown at once.',
      [
        'With two voters or more, half of the votes are enough, and at least one “yes”. If nobody votes in time, its cards go back to your hand, and that is no refusal.',
        'With a single voter it is the same; but if they refuse, you may insist, twice in a match.',
        'With no voter it is up to you, three times in a match.',
      ],
      'A refused word costs nothing: its cards go back to your hand and your turn goes on. After two refused words in a turn, or two that nobody voted on, only the lexicon counts. A word that was accepted stands for the whole evening.',
      'The host may choose that only the lexicon counts, or any Hebrew word.',
    ],
  },
  magic: {
    title: 'Magic words',
    parts: [
      'Four words are magic: fog, fire, sand and snow. They cancel a word of any length, are cast on nobody, and give you another turn. Their cards score as always, and fogs may be used in them.',
      {
        figure: 'magic',
        caption: 'arafel, shelég, hol, esh',
        alt: 'Four seals with the Hebrew words for fire, sand, snow and fog.',
      },
    ],
  },
  effects: {
    title: 'Effect cards',
    parts: [
      {
        figure: 'effects',
        caption: 'Sandstorm, firewall, snowball',
        alt: 'Three cards: a storm of sand, a wall of flames, and a ball of snow.',
      },
      [
        'Sandstorm: everybody takes the whole hand of the player to their left. The word that is on you stays.',
        'Firewall: burns the word that is on you; any length will do.',
        'Snowball: the player to your left has 10 seconds to answer. Without an answer it takes one card at random. With a firewall it melts. With a snowball it takes its card, and then theirs flies on to the next player, for two cards.',
      ],
      'They score nothing and are not replaced before your word. After the snowballs your turn goes on.',
    ],
  },
  end: {
    title: 'The end',
    parts: [
      'When the draw pile is empty, play goes on until everybody in a row gives up with no word on them. Giving up under a word does not count, and a word or an effect card begins the count anew. Whoever has no card gives up at once.',
      'Cards in hand cost nothing. Equal scores share the place.',
    ],
  },
  ways: {
    title: 'Young players, learners, clocks',
    parts: [
      'Young players hold seven cards, all at the table or only those whom the host helps; hands may lie open, and any word may count. One switch, “Young players”, turns on all three.',
      'For learners, the English meaning of each word is shown.',
      'A turn has no clock unless the host sets one. When it runs out you give up, whatever lies on your track.',
    ],
  },
  keys: { title: 'Keys', parts: ['Everything can be done by keys:'] },
};
