/** Codes of the house in English words. That every code has a sentence is checked by type where they are used. */

export const LEVELS = { gentle: 'beginner', easy: 'easy', medium: 'medium', hard: 'hard' };

/** Who the bots are. */
export const CAST = {
  comma: 'Comma',
  draft: 'Draft',
  blot: 'Blot',
  roller: 'Rolly',
  block: 'Serif',
  bottle: 'Inkwell',
  graver: 'Burin',
  press: 'Mama Press',
};

export const PHRASES = {
  hello: 'Hi all!',
  wellPlayed: 'Well played!',
  thanks: 'Thank you!',
  oops: 'Oops…',
  wow: 'Wow!',
  hurry: 'Your move, take heart',
  brb: 'Back in a moment',
  again: 'One more?',
  swear: 'I swear!',
  grandma: 'Grandma says so',
  dictionary: 'It is in the dictionary',
};

export const REFUSALS = {
  junk: 'That did not arrive as it should. Please try again.',
  stale: 'The table has moved on in the meantime.',
  notAsked: 'Not now: the table is not waiting for that.',
  notAllowed: 'That is not open to you.',
  notSeated: 'Take a seat first.',
  notHost: 'Only the host can do that.',
  kicked:
    'You are in the audience for now: you can sit when the host allows it, or when another seat falls free.',
  removed: 'You were removed from this room.',
  doorClosed: 'The door of this room is closed.',
  locked: 'The host has locked the room.',
  full: 'All seats are taken.',
  taken: 'Somebody was faster: that seat is taken.',
  noSuchSeat: 'There is no such seat.',
  noSuchPerson: 'That person is not at the table.',
  noSuchGame: 'That game is not here yet.',
  noSuchMatch: 'There is no such match here, or it is not over yet.',
  noSuchStep: 'Nobody can play on from there.',
  badOptions: 'These options do not go together.',
  badName: 'Please choose another name.',
  tooManyPresets: 'There is no room for more. Delete one first.',
  tooFew: 'Too few players to start.',
  tooMany: 'Too many players for this game.',
  notAlone: 'The match can stand still only while you play with bots alone.',
  present: 'They are here; the seat is theirs.',
  frozen: 'This match stands still because of a fault of ours.',
  playing: 'A match is under way.',
  showing: 'One moment: everybody is still looking at what happened.',
  tooFast: 'A little slower, please.',
  password: 'Opening a table here takes the house password.',
  notJoined: 'Not connected to the room yet.',
  noSuchRoom: 'There is no such room.',
  oldClient: 'There is a newer version. Please refresh.',
  busy: 'The server cannot save just now. Nothing is lost; please try again in a moment.',
  broken: 'Something broke on our side. Please try again.',
  noSuchCode: 'No open room has this code.',
  forbidden: 'The browser did not let that through.',
  offline: 'No connection just now.',
  unknown: 'That did not work. Please try again.',
};
