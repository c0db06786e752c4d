/** The rules in English. */
import type { Chapters } from './chapters.ts';

export const en: Chapters = {
  goal: {
    title: 'The goal',
    parts: [
      'Push six marbles of the other colour over the edge before six of yours are gone. Whatever falls stays off.',
      'Six is the usual number; the host may choose a smaller one. The tray beside each player shows how many have fallen and how many are still to go.',
    ],
  },
  setup: {
    title: 'The board and the start',
    parts: [
      'The board is a hexagon of 61 spaces, five along each edge. Black and White have 14 marbles each, and Black moves first. On your own screen your colour lies nearest to you.',
      {
        figure: 'setup',
        caption: 'The usual start',
        alt: 'Black fills the two lowest rows and the middle three spaces of the third. White stands the same way at the top.',
      },
      'Other starts can be chosen before the match. In most of them the colours meet sooner, and the first push comes early.',
    ],
  },
  turn: {
    title: 'A turn',
    parts: [
      'A turn is one move, and there is no passing. One, two or three of your marbles go one space, all in the same direction. Two or three must touch each other and stand in one straight line.',
      {
        figure: 'ways',
        caption: 'Six directions at most',
        alt: 'A single black marble with six arrows around it.',
      },
      'A single marble goes to any empty space beside it. A line has two ways of moving: along itself, or to the side.',
    ],
  },
  inline: {
    title: 'Along the line',
    parts: [
      'The line goes forward in its own direction. The first marble enters the empty space ahead of it, and the others follow.',
      {
        figure: 'inline',
        caption: 'Three go to the right',
        alt: 'Three black marbles in a row, shown one space further to the right.',
      },
      'If more of your marbles stand behind, they stay: three is the most that one move can take.',
    ],
  },
  'side-step': {
    title: 'Side-step',
    parts: [
      'Two or three marbles in a line step aside together, and are a line again on their new row. Each of them needs an empty space: if one is blocked, none of them goes.',
      {
        figure: 'sideStep',
        caption: 'Three step up and to the right',
        alt: 'Three black marbles in a row, shown on the row above.',
      },
      'A side-step never pushes.',
    ],
  },
  sumito: {
    title: 'Sumito: the push',
    parts: [
      'Along the line you may push, as long as more of your marbles stand in it than of theirs. That is called a sumito, and there are three of them.',
      {
        figure: 'twoOne',
        caption: 'Two against one',
        alt: 'Two black marbles push one white marble to the right.',
      },
      {
        figure: 'threeOne',
        caption: 'Three against one',
        alt: 'Three black marbles push one white marble to the right.',
      },
      {
        figure: 'threeTwo',
        caption: 'Three against two',
        alt: 'Three black marbles push two white marbles to the right.',
      },
      'The pushed marbles have to be right in front of you, and behind the last of them there has to be an empty space, or the edge. Everybody in the line moves one space.',
    ],
  },
  ejecting: {
    title: 'Over the edge',
    parts: [
      'A marble that is pushed when nothing but the edge is behind it falls, and is out of the match. The red seal shows it before you confirm.',
      {
        figure: 'ejecting',
        caption: 'The outer marble falls',
        alt: 'Three black marbles push two white ones at the edge; the outer one is marked as falling off.',
      },
      'Your own marbles never leave the board in your own move.',
    ],
  },
  cannot: {
    title: 'What cannot be pushed',
    parts: [
      {
        figure: 'equal',
        caption: 'Equal strength',
        alt: 'Two black marbles face two white ones. A cross stands on the first white marble.',
      },
      {
        figure: 'wall',
        caption: 'Three in a row',
        alt: 'Four black marbles face three white ones. A cross stands on the first white marble.',
      },
      {
        figure: 'behind',
        caption: 'No space behind',
        alt: 'Two black marbles, then a white one, and right behind it another black one. A cross stands on the white marble.',
      },
      {
        figure: 'gap',
        caption: 'A gap between',
        alt: 'Two black marbles, an empty space, then a white marble with a cross.',
      },
      {
        figure: 'bent',
        caption: 'Not in the same line',
        alt: 'Two black marbles in a row, and a white one with a cross in front of them but one row lower.',
      },
      {
        figure: 'sidewards',
        caption: 'Not to the side',
        alt: 'Three black marbles in a row, and a white one with a cross on the row above.',
      },
      'Three in a row are safe from that side, however many you bring: a fourth marble of yours does not count. Attack them from another direction.',
      'When a push is not possible, the bar under the board tells you which of these is the reason.',
    ],
  },
  end: {
    title: 'Winning',
    parts: [
      'Whoever first has pushed off the agreed number wins at once.',
      'A move may be taken back, in the table menu, when your rival agrees; a bot always does.',
      'You may resign at any time, in the table menu. Should a side have no move left at all, it loses; this hardly ever happens.',
    ],
  },
  draws: {
    title: 'Draws',
    parts: [
      [
        'The same position with the same side to move for the third time is a draw, at once. The start counts as the first time.',
        '200 moves in a row, both sides counted, without a marble falling are a draw.',
        'A push that wins still wins, even if the same move would bring a draw.',
      ],
      'You can also agree on one. The offer is in the table menu; it stands until it is answered, or until the other side has moved. After an offer of yours, ten moves of yours must pass before the next.',
    ],
  },
  clocks: {
    title: 'Clocks',
    parts: [
      'The host chooses how time is kept. Without a clock nobody is hurried.',
      [
        'Seconds a move: each turn has the whole of them. If they run out, a simple move is made for you. The third time in a row, or the fifth in all, loses the match.',
        'Minutes a side: your clock runs only in your own turn, and what the host has added comes on top after each move. If it is empty, you lose.',
      ],
    ],
  },
  notation: {
    title: 'How moves are written',
    parts: [
      'Every space has a name: the letter of its row, from a at the bottom to i at the top, and the digit of its diagonal. The button beside the board shows the names.',
      [
        'Along the line: where the hindmost marble stands and where it goes. a1b2 moves a1, and whatever of yours is in front of it, up and to the right.',
        'A side-step: both ends of the line, and where the first of them goes. a1a3b1 moves a1, a2 and a3 up and to the left.',
      ],
      'A cross beside a move says that a marble fell.',
    ],
  },
  keys: {
    title: 'By hand and by key',
    parts: [
      [
        'Tap the first and the last marble of a line, then an arrow. White arrows move, red arrows push.',
        'Or drag: press a marble and pull the line where it should go.',
        'While the other side thinks, the same gestures plan your next move. It is made when your turn comes, if it is still possible.',
      ],
      'On a touch screen a move is shown first and made when you confirm it. This can be switched in your profile.',
      'On a keyboard:',
    ],
  },
};
