/** What the two folders of a game hold: the same in every game, by the same names. CONTRIBUTING shows it as a tree. */

/** Why only some games have a file or folder, by its path in the game's folder. */
type Reasons = Readonly<Record<string, string>>;

export interface Layout {
  /** The folder of all games. */
  readonly games: string;
  /** What every game has. */
  readonly all: readonly string[];
  /** What every game has that is listed and shipped. */
  readonly listed: readonly string[];
  readonly some: Reasons;
  /** Folders in which each game has files of its own: its chapters, its pieces, its pictures. */
  readonly free: readonly string[];
  /** Free folders that only some games need. */
  readonly own: Reasons;
}

export const ENGINE: Layout = {
  games: 'packages/engine/src/games',
  all: split(`
    RULES.md LAW.md PROTOCOL.md
    game.ts options.ts state.ts move.ts event.ts refusal.ts
    setup.ts apply.ts outcome.ts asks.ts moves.ts view.ts follow.ts imagine.ts
    chapters bot/bot.ts
    testing/trial.ts testing/fixtures.ts testing/wire.ts testing/replays
  `),
  listed: ['testing/laws.test.ts'],
  some: {
    'brief.ts': 'events are told in short to whoever follows the rules',
    'own.ts': 'something is brought to the match, such as a deck',
    'redeal.ts': 'something is hidden',
    'show.ts': 'all look at what happens at one pace',
    'timers.ts': 'there are clocks',
    'testing/equivalents.ts': 'a planted fault cannot be told from the original',
    'testing/greedy.ts': 'a newcomer, whom the gentle level loses to; examples have none',
    'testing/perft.ts': 'counts of positions are known from elsewhere',
    'testing/playing.ts': 'tests play short series of moves',
  },
  free: ['chapters', 'bot', 'testing/replays'],
  own: {
    cards: 'the cards are so many that each kind has a file',
    decks: 'players build what they bring',
    lexicon: 'words are looked up',
    tools: 'commands of this game alone',
  },
};

export const WEB: Layout = {
  games: 'apps/web/src/games',
  all: split(`
    card.ts game.ts texts.ts texts.en.ts texts.he.ts words.test.ts
    Board.tsx Board.module.css Bar.tsx useChoice.ts timeline.ts
    describe.ts sentence.ts sounds.ts keys.ts
    table text/TextBoard.tsx art/Cover.tsx course/course.ts course/texts.ts
    rules/chapters.ts rules/en.ts rules/he.ts rules/rules.tsx rules/ruleAt.ts
    ending/facts.ts ending/finale.ts testing/board.tsx
  `),
  listed: split(`
    art/invitation.png Bar.module.css rules/Figure.tsx rules/Figure.module.css
    testing/matches.ts e2e/driver.ts e2e/evening.ts e2e/match.spec.ts
  `),
  some: {
    'choice.ts': 'what a choice is made of is more than one file',
    'rules/figures.ts': 'the figures of the rules are drawn from positions',
    'course/table.ts': 'lessons begin in the middle of a match',
    'e2e/keyboard.spec.ts': 'a whole game is played by keys alone',
    'e2e/learn.spec.ts':
      "the course and the rules, of the game that the portal's tests are played with",
    'e2e/walk.ts': 'its screens are not those at which the walk of the portal stops',
    'e2e/decks.spec.ts': 'players build what they bring',
    'e2e/walkDecks.ts': 'players build what they bring',
    'e2e/reveal.ts': 'all look at what happens for longer than at anything else',
    'e2e/sizes.spec.ts': 'a table may hold much more than at its beginning, or more people',
    'e2e/sizes.ts': 'a table may hold much more than at its beginning, or more people',
    'e2e/states.ts': 'a table may hold much more than at its beginning, or more people',
    'e2e/sockets.test.ts': 'something is asked of all at once',
  },
  free: ['table', 'text', 'art', 'ending'],
  own: {
    cards: 'the faces and words of many cards',
    combat: 'declared and shown in steps',
    decks: 'the pages on which decks are built',
    gain: 'what an answer would bring is told before it is played',
    gallery: 'pages for whoever draws, not shipped',
    history: 'a log with pictures, in place of the usual one',
    motion: 'what moves, event by event',
    tools: 'commands of this game alone',
    track: 'the cave and its way',
    words: 'sentences that board, bar and text view share',
  },
};

/** The words of a text. */
function split(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}
