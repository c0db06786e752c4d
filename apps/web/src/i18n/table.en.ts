/** The words of the table in English. */

export const TABLE = {
  turn: 'to play',
  yourTurn: 'Your turn',
  titleTurn: (game: string) => `● Your turn · ${game}`,
  waitFor: (names: string) => `Waiting for ${names}`,
  watching: 'You are watching',
  preparing: 'Setting the table…',
  moves: 'Moves',
  log: 'Log',
  chat: 'Chat',
  logEmpty: 'Nothing has happened yet.',
  rail: 'Beside the table',
  openLog: 'Moves and log',
  menu: 'Table menu',
  players: 'Players',
  board: 'Board',
  bar: 'What to do now',
  saving: 'Saving…',
  /** While all look together at what happened. */
  show: {
    onward: 'Continue',
    hold: 'Hold to continue for everybody',
    waiting: 'Waiting for the others',
    story: 'What happened here?',
  },
  leaveText: 'A bot plays on for you. The seat stays yours: come back with the same link.',
  backToSeat: 'Back to my seat',
  standIn: (name: string) => `A bot plays on for ${name}`,
  standInYou: 'A bot is playing for you.',
  confirmYes: 'Yes',
  device: 'Continue on another device',
  deviceTitle: 'Continue on another device',
  deviceText: (site: string) => `On the other device open ${site} and enter:`,
  deviceOnce: 'Works once, for ten minutes.',
  timeLeft: (time: string) => `${time} left`,
  moreTime: (seconds: number) => `Take ${seconds} more seconds`,
  closedVersion:
    'The rules were renewed while this match was under way. It is closed without a result.',
  closedFrozen: 'A fault of ours has stopped this match. It is closed without a result.',
  closedAbandoned: 'The match was ended without a result.',
  /** A match with hands that anybody can read elsewhere. */
  study: 'open study',
  /** A match that stands still, and why. */
  stopped: {
    frozen: {
      title: 'This match has stopped',
      text: 'A fault of ours. The room and everybody in it are well: end this match and play another.',
    },
    version: {
      title: 'The rules have been renewed',
      text: 'This match was begun by the older rules, which are no longer here. The room and everybody in it are well: end this match and play another.',
    },
  },
  paused: 'Paused: clocks and bots wait for you.',
  pausedThere: 'The match is paused.',
  goOn: 'Go on',
  endMatch: 'End the match',
  boardBroken: 'The board could not be drawn. The match itself is safe.',
  boardRetry: 'Draw it again',
  lookFrom: 'Look from the side of',
};
