/** The rules in English. */
import type { Chapters } from './chapters.ts';

export const en: Chapters = {
  goal: {
    title: 'The goal',
    parts: [
      'A dragon is away from its hoard, and three to six wizards want the gold. Whoever has 25 gold at the end of a round, and more than anybody else, wins. In a short match 15 are enough.',
    ],
  },
  setup: {
    title: 'The cave and the start',
    parts: [
      'The cave has eleven spaces. Space 0 is at the exit, space 10 lies on the hoard. All wizards start on the star in the middle with 3 gold each. Any number of them may share a space.',
      {
        figure: 'start',
        caption: 'The start: everybody on space 5',
        alt: 'Four wizards stand on the star in the middle of the cave; the exit is at the left, the hoard at the right.',
      },
      'The spell book has as many cards as there are players, five at most, and never more than two of one colour. Blue defends and moves, red attacks, green is about gold.',
    ],
  },
  round: {
    title: 'A round',
    parts: [
      [
        'Choose: everybody secretly chooses a spell and a target.',
        'Cast: on three, all hands appear at once.',
        'Resolve: one spell after the other, clockwise from the candle.',
        'Score: the nearest to the hoard take gold.',
        'Refresh: the edges of the cave empty, a new spell comes.',
      ],
    ],
  },
  choosing: {
    title: 'Choosing',
    parts: [
      'Take any spell of the book, and point at any other wizard. Several may choose the same spell: it is a gesture, the card stays in the book.',
      'Press ready, and the others see only that you are. Until the last one is ready you may still change your mind.',
    ],
  },
  'wild-surge': {
    title: 'Wild surge',
    parts: [
      'When two wizards cast the same spell at each other, magic goes wild. Each draws a card face down and points with it instead, at the same target. Nobody knows what it is, not even its holder, until its turn comes.',
      'Wild surges are looked for once, right after the reveal. A hand that is turned later makes none.',
    ],
  },
  casting: {
    title: 'Resolving the spells',
    parts: [
      'The wizard with the candle begins, and the order is clockwise. Each spell is done to its end before the next one.',
      'A wizard lowers the hand when casting. What would turn a hand, cancel a spell or make it wild comes too late for a hand that is down; the other steps of that spell are still done.',
      'Magic can make a wizard point at itself. Then the spell strikes its own caster, as far as that makes sense.',
    ],
  },
  moving: {
    title: 'Forward and back',
    parts: [
      'To advance is to go towards the hoard, to be pushed is to go towards the exit. The cave ends at both: whatever is left of the way is lost.',
      {
        figure: 'clamped',
        caption: 'A Fireball pushes 5, but from space 3 only 3 are left',
        alt: 'A wizard on space 3 would go back five spaces, and stops on space 0.',
      },
      'Neighbours are those who sit beside a wizard at the table, wherever they stand in the cave.',
    ],
  },
  gold: {
    title: 'Gold and the poorer',
    parts: [
      'Lost gold goes back to the hoard, paid gold to another wizard. Nobody gives more than there is.',
      'Poorer than a wizard is everybody who has less gold at that moment. With Charm Person, the charmed wizard itself says which of the poorer ones gets the gold.',
    ],
  },
  scoring: {
    title: 'Scoring',
    parts: [
      'All who are nearest to the hoard take 5 gold each. All on the next space that is taken get 3 each. When everybody shares one space, everybody takes 5.',
      {
        figure: 'scoring',
        caption: 'The first two take 5 each, the third 3, the last nothing',
        alt: 'Two wizards on space 9, one on space 7 and one on space 4.',
      },
    ],
  },
  refresh: {
    title: 'Refresh',
    parts: [
      'Whoever stands on spaces 0 to 2 goes to space 3; whoever stands on 8 to 10 goes back to space 7.',
      {
        figure: 'zones',
        caption: 'The first goes to space 3, the second to space 7, the third stays',
        alt: 'A wizard on space 1, one on space 9 and one on space 5.',
      },
      'The oldest spell, furthest from the deck, leaves. A new one is drawn; should it be the third card of its colour, it is turned away and another comes. The candle moves clockwise.',
    ],
  },
  end: {
    title: 'The end',
    parts: [
      'After scoring, whoever has enough gold and is the single richest wins. When several share the most, all play on. After thirty rounds the richest win, also together.',
    ],
  },
  spells: {
    title: 'All spells',
    parts: ['Blue first, then red, then green. Levitate is in the deck only if the host wishes.'],
  },
  time: {
    title: 'Time',
    parts: [
      'The host may limit the time to choose. When it is over, a choice that is in stands, and a missing one is drawn by chance. A charmed wizard then has 15 seconds, and otherwise pays the poorest. Time begins when everything has been shown.',
    ],
  },
  keys: { title: 'Keys', parts: [] },
};
