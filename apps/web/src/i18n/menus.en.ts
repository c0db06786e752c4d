/** The words of menus and settings. */
export const MENUS = {
  game: 'The match',
  look: 'How it looks',
  room: 'The room',
  way: 'Away from here',
  textHint: 'The game in words, for keyboard and screen reader',
  zenHint: 'Only the board and the sentence of the moment',
  handOver: 'Hand over hosting…',
  handOverTo: 'Who hosts from now on?',
  confirmHint: 'By touch, a second tap makes the move.',
  motionHint: 'What moves is shown at once where it ends up.',
  singleHint: 'Letters and digits act at a table without any other key.',
};
