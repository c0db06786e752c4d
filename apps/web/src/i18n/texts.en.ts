/** The words of the house in English: the shape that every other language must match. */
import { CAST, LEVELS, PHRASES, REFUSALS } from './codes.en.ts';
import { END, SERIES } from './end.en.ts';
import { LEARN } from './learn.en.ts';
import { plural } from './numbers.ts';
import { PACES } from './paces.ts';
import { ENDING, PEOPLE } from './people.en.ts';
import { TABLE } from './table.en.ts';
import { VIEW } from './view.en.ts';

export const en = {
  brand: 'Kesem',
  wordmark: 'Kesem, home',
  skip: 'Skip to the content',
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  again: 'Try again',
  home: 'Home',
  loading: 'One moment…',
  levels: LEVELS,
  phrases: PHRASES,
  refusals: REFUSALS,
  mine: {
    link: 'My matches and people',
    gone: 'somebody who left',
    invitation: (name: string, game: string) => `${name} invites you to ${game}`,
    accept: 'Join',
    decline: 'Not now',
  },
  table: TABLE,
  people: PEOPLE,
  ending: ENDING,
  end: END,
  series: SERIES,
  learn: LEARN,
  view: VIEW,
  you: 'you',
  bot: 'Bot',
  cast: CAST,
  somebody: 'Somebody',
  gone: 'Somebody who left',
  players: (n: string) => `${n} players`,
  minutes: (n: number) => `${n} min`,

  tools: {
    label: 'Settings',
    toLight: 'Day colours',
    toDark: 'Night colours',
    sound: {
      all: 'Sound: everything. Switch to your turn only',
      turn: 'Sound: your turn only. Switch off',
      off: 'Sound: off. Switch on',
    },
    otherLang: 'עברית',
    otherLangShort: 'עב',
  },

  profile: {
    title: 'This is you',
    open: 'Change name and emblem',
    name: 'Name',
    nameHint: 'How friends see you',
    emblem: 'Emblem',
    emblems: {
      1: 'pomegranate',
      2: 'fish',
      3: 'sun',
      4: 'leaf',
      5: 'moon',
      6: 'key',
      7: 'boat',
      8: 'house',
      9: 'bell',
      10: 'mushroom',
    },
    confirmMove: 'Confirm moves made by touch',
    motion: 'Less motion',
  },

  front: {
    title: 'Kesem: a table for friends',
    promiseTop: 'Five board games.',
    promiseRest: 'One link. No sign-up.',
    promiseShort: 'One link.',
    shelf: 'Games',
    friends: 'Play with friends',
    bots: 'Against the computer',
    botLevel: (level: string) => `Against the computer, ${level}`,
    code: 'Got a code?',
    enter: 'Enter',
    lastTables: 'Last tables',
    lastAgain: 'Open',
    resume: 'Continue',
    yourTurn: 'Your turn',
    theirTurn: 'Their turn',
    waitingRoom: 'In the waiting room',
    against: (game: string, names: string) => `${game} with ${names}`,
    alone: (game: string) => `${game}, waiting for friends`,
    credits: 'Credits',
    device: 'Move my seat here',
    opening: 'Opening a room…',
  },

  room: {
    title: (host: string) => `${host}’s room`,
    seats: 'Seats',
    seat: (n: number) => `Seat ${n}`,
    host: 'host',
    left: 'left',
    isYou: 'you',
    chosen: 'has chosen',
    invite: 'Invite',
    addBot: 'Bot',
    fill: 'Fill with bots',
    addBotTitle: 'How strong a bot?',
    manage: (name: string) => `Seat of ${name}`,
    moveUp: 'One seat up',
    moveDown: 'One seat down',
    swap: 'Swap sides',
    drawSides: 'Draw the sides',
    draw: 'Draw the seats',
    draws: 'Seats are drawn when the match begins',
    makeHost: 'Make host',
    removeBot: 'Remove the bot',
    options: 'Options',
    optionsTitle: 'How shall we play?',
    lock: 'Lock the room',
    unlock: 'Unlock the room',
    locked: 'locked',
    changeGame: 'Change game',
    otherGame: 'Another game?',
    wants: (n: number, game: string) => `${n === 1 ? 'one wants' : `${n} want`} ${game}`,
    moved: (game: string) => `The table has moved on to ${game}, and you watch`,
    inLine: (n: number) =>
      n === 1
        ? 'It seats fewer. You are first in line for the next match.'
        : `It seats fewer. You are number ${n} in line for the next match.`,
    leave: 'Get up from the table',
    watch: 'Just watch',
    takeSeat: 'Take a seat',
    menu: 'Room menu',
    goesOn: (step: number) => `Goes on from step ${step} of an earlier match`,
    /** What becomes of what was hidden there. */
    onward: {
      redealt:
        'Hands and piles will be shuffled anew, from the cards that really lie there: what each deck holds is known, where it lies is not. An open question is asked again.',
      known:
        'Alone with bots this is an open study: hands and piles stay as they lay, for anybody to read. With a second person at the table they are shuffled anew.',
    },
  },

  start: {
    go: 'Start',
    seated: (n: number) => plural('en', n, { one: 'One at the table', other: '# at the table' }),
    free: (n: number) => plural('en', n, { one: 'one seat free', other: '# seats free' }),
    complete: 'everybody is here',
    awaits: (names: string) => `${names} is away for a moment`,
    missing: (n: number) =>
      plural('en', n, { one: 'One player missing', other: '# players missing' }),
    missingHint: 'Invite somebody, or add a bot',
    startWith: (n: number) => `Start with ${n}`,
    waitHost: (host: string) => `Waiting for ${host} to start`,
    starting: (n: number) => `Starting in ${n}`,
    stop: 'Wait',
    awayTitle: (names: string) => `Start without ${names}?`,
    awayText: 'The seat is kept: they can come back in the middle.',
    awayGo: 'Start now',
  },

  invite: {
    title: 'Invite to the table',
    share: 'Share link',
    shareText: (game: string) => `Join me for ${game}`,
    copy: 'Copy link',
    copied: 'Copied ✓',
    copyFailed: 'Please copy the link by hand',
    qr: 'Show QR code',
    qrHint: 'Scan from across the table',
    code: 'code',
    codeLong: 'Spoken code',
    codeHint: (site: string) => `Enter it at ${site}`,
    link: 'Link',
    newLink: 'Replace the link',
    newLinkDone: 'A new link. The old one no longer lets newcomers in.',
    newLinkConfirm: 'The old link will no longer let newcomers in. Replace it?',
  },

  join: {
    title: (host: string) => `${host} invites you to play`,
    sit: 'Join',
    watch: 'Just watch',
    full: 'The table is full. You can watch.',
    lockedHint: 'The room is locked. You can watch.',
    at: (names: string) => `At the table: ${names}`,
  },

  chat: {
    title: 'Chat',
    placeholder: 'Write a line…',
    send: 'Send',
    empty: 'Nobody has said anything yet.',
    phrases: 'Quick phrases',
    unread: (n: number) => plural('en', n, { one: 'one new line', other: '# new lines' }),
    watchers: 'Spectators’ channel: players read it after the match',
    line: (name: string, text: string) => `${name}: ${text}`,
  },

  link: {
    connecting: 'Connecting…',
    lost: 'Connecting again…',
    retry: 'Try now',
    back: 'Back',
    missed: (n: number) =>
      plural('en', n, { one: 'you missed one event', other: 'you missed # events' }),
    restart: 'The server is restarting. Back in a moment.',
    old: 'There is a newer version of the table. Please refresh.',
    refresh: 'Refresh',
    closed: 'The connection was closed.',
    unsaved:
      'The server cannot save just now. Nothing is lost: leave this page open, and what you did is sent again by itself. Is it your server? See whether its disk is full.',
    tooFast: 'Too many messages at once. Trying again in a minute.',
    held: (name: string, time: string) => `${name} lost connection · seat held for ${time}`,
    heldOver: (name: string) => `${name} has been away for a while`,
    botPlays: 'A bot plays on',
    takeHost: 'Take over as host',
  },

  here: {
    title: 'On this device',
    friend: 'Two on one device',
    noHouse: 'No connection: this table is on this device only.',
    needsNet: 'Friends elsewhere need a connection.',
  },

  version: {
    fresh: 'A new version is here.',
    take: 'Refresh',
  },

  bad: {
    title: 'This room is closed',
    text: 'The link may be old, or the room was tidied away after a while without players.',
    open: (game: string) => `Open a new room for ${game}`,
    notFound: 'There is nothing on this page',
    notFoundText: 'The address may have a letter too many.',
    crashed: 'Something broke on this page',
    crashedText: 'Your seat and your match are safe on the server.',
    reload: 'Load again',
  },

  events: {
    sat: (name: string) => `${name} sat down`,
    left: (name: string) => `${name} got up`,
    kicked: (name: string, by: string | null) =>
      by === null ? `${name} was moved to the audience` : `${by} moved ${name} to the audience`,
    removed: (name: string, by: string | null) =>
      by === null ? `${name} was removed from the room` : `${by} removed ${name} from the room`,
    allowed: (name: string, by: string | null) =>
      by === null ? `A seat fell free: ${name} may sit again` : `${by} let ${name} back`,
    wantsEnd: (name: string) => `${name} proposes to end the match`,
    goesOn: (name: string) => `${name} wants to play on`,
    away: (name: string) => `${name} lost connection`,
    back: (name: string) => `${name} is back`,
    hosts: (name: string) => `${name} is the host now`,
    tookOver: (name: string, seat: string, bot: string) => `${name} plays on for ${bot} (${seat})`,
    youHost: 'You are the host now',
    switched: (game: string) => `The table has moved on to ${game}`,
    watchNow: (names: string) => `watching now: ${names}`,
    playNow: (names: string) => `at the table now: ${names}`,
    moreTime: (name: string) => `${name} took more time`,
    wantsBack: (name: string) => `${name} asks to take a move back`,
    wantsPace: (name: string, days: number | null) =>
      `${name} asks for another pace: ${PACES.en(days)}`,
    keepsPace: (name: string) => `${name} wants to stay with this pace`,
    paced: (days: number | null) => `The pace from now on: ${PACES.en(days)}`,
    showsHands: (name: string) => `${name} lets watchers see hands`,
    hidesHands: (name: string) => `${name} lets no watchers see hands`,
    handsShown: 'Watchers see hands of two rounds ago',
    handsHidden: 'Watchers see no hands',
    keepsOn: (name: string) => `${name} wants to go on from here`,
    tookBack: (name: string, taught: boolean) =>
      `${name} took a move back${taught ? ', after something had come to light' : ''}`,
    standIn: (name: string) => `A bot plays on for ${name}`,
    started: 'The match has begun',
    redealt: 'Everything that was hidden has been dealt anew',
    known: 'An open study: what was hidden lies as anybody can read it in the earlier match',
    drawn: (seats: string) => `Seats were drawn: ${seats}`,
    drawnYou: (seat: string) => `Seats were drawn. Yours: ${seat}`,
    woke: 'The server was restarted. No clock ran meanwhile.',
  },

  device: {
    title: 'Move my seat here',
    text: 'Enter the eight digits shown in the table menu of your other device.',
    code: 'Eight digits',
    go: 'Take my seat',
    done: 'Done. Your seats are on this device too.',
  },
};

export type Texts = typeof en;
