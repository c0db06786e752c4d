/** The rules in English. */
import type { Chapters } from './chapters.ts';

export const en: Chapters = {
  goal: {
    title: 'The goal',
    parts: [
      'Guess what the others will lay, and own the full card that fits it best. Whoever wins a round takes its base cards as prizes; most prizes win the match.',
    ],
  },
  cards: {
    title: 'The cards',
    parts: [
      'Base cards have pink backs with dots and show one shape: circle, triangle, square, star or hexagon. There are six of each, and two jokers.',
      {
        figure: 'base',
        caption: 'The five shapes and the joker',
        alt: 'Six base cards: circle, triangle, square, star, hexagon and a fool’s cap.',
      },
      'Full cards have purple backs with stripes and show two or three different shapes. Each pair and each triple of the five exists exactly once. Every shape has its own place on the card, so that you soon read one at a glance.',
      {
        figure: 'full',
        caption: 'A pair and a triple',
        alt: 'A full card with circle and star, and one with circle, triangle and hexagon. The other places are dashed.',
      },
      'Everybody holds three of each. Nobody sees the hand of another.',
    ],
  },
  round: {
    title: 'A round',
    parts: [
      [
        'Everybody picks a base card in secret. When all have picked, they are turned over together and lie in one row.',
        'Then everybody picks a full card in secret, and these are turned over too.',
        'The full card that matches the row best wins the round.',
      ],
      'A locked pick may still be exchanged until the last one is in. A player with a single card left is not asked: it is played.',
    ],
  },
  match: {
    title: 'The match',
    parts: [
      'Your match is the number of base cards in the row whose shape is printed on your full card. Each base card counts once, and the same shape twice in the row counts twice. It makes no difference who laid it.',
      {
        figure: 'match',
        caption: '3 of 4 beats 1 of 4',
        alt: 'A row of star, circle, star and square. The full card with circle and star matches three of four, the one with triangle, square and hexagon matches one of four.',
      },
      'While you pick, the number on each of your full cards tells you what it matches.',
    ],
  },
  'tie-break': {
    title: 'The tie-break',
    parts: [
      'If two or more share the highest match, only they go on. Each picks one more base card in secret, they are turned over together, and join the row.',
      'Whoever then no longer shares the highest match is out. This goes on until somebody leads alone.',
      {
        figure: 'tie',
        caption: 'It was 2 of 3 for both; square and circle joined the row',
        alt: 'A row of star, circle, hexagon, square and circle. Both full cards match three of five, so the tie-break goes on.',
      },
      'About every second round comes to a tie-break: keep base cards that only your own full card needs. When those who are tied have no base card left, nobody wins the round.',
    ],
  },
  joker: {
    title: 'The joker',
    parts: [
      'In the row a joker is no shape and counts for nobody.',
      {
        figure: 'joker',
        caption: 'The joker matches nothing',
        alt: 'A joker and a circle in the row. The full card with circle and square matches one of two.',
      },
      'But whoever plays a joker in a tie-break as the last base card in hand wins the round at once. If two do so in the same reveal, both jokers are worth nothing and the matches decide.',
      'And a joker still in hand at the end of the match is worth as many prizes as there are players.',
    ],
  },
  collecting: {
    title: 'Prizes and cards that go back',
    parts: [
      'The winner takes every base card of the round, those of tie-breaks too, jokers not. Each is one prize.',
      [
        'When nobody won, the base cards go under their pile.',
        'Full cards always go under their pile.',
        'A joker that was played goes back, and the whole base pile is shuffled.',
        'Then everybody draws up to three base and three full cards.',
      ],
    ],
  },
  end: {
    title: 'The end',
    parts: [
      'When the base pile cannot fill every hand up to three, nobody draws and the match ends. A round that begins with fewer base cards in the pile than players is announced as the last, unless cards go back.',
      'Jokers in hand become prizes, and most prizes win. Those with equally many share the place.',
    ],
  },
  clocks: {
    title: 'Clocks',
    parts: [
      'The host chooses whether picks are timed. Without a clock nobody is hurried. With one, the seconds begin when the last reveal has been shown.',
      'When time runs out, a pick that was locked stands. A missing one is drawn at random, a joker only where there is nothing else.',
    ],
  },
  keys: {
    title: 'Keys',
    parts: ['While the focus is on your hand, or while cards are counted:'],
  },
};
