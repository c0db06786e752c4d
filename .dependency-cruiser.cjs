/** Who may import whom. The reasons stand in docs/adr/0004-import-rules.md. */
const pkg = (name) => `^packages/${name}/src`;
const web = (folder) => `^apps/web/src/${folder}`;

const OURS = '^(packages|apps|tools|e2e)/';

/** Folders of a game that are run by its tests or by hand, and never shipped. */
const ASIDE = '/games/[^/]+/(e2e|tools)/';

/**
 * `from` may import only what is listed (and libraries). What lies aside in a game's folder has rules of
 * its own; a rule that leaves out something else names it after its path.
 */
const only = (name, from, allowed, comment) => {
  const [path, but = ASIDE] = [from].flat();
  return {
    name,
    severity: 'error',
    comment,
    from: { path, pathNot: ['\\.test\\.tsx?$', but] },
    to: { path: OURS, pathNot: allowed },
  };
};

/** The server as tests start it, and a table of one device as they want it. */
const TESTING = [
  '^apps/server/src/testing',
  '^apps/server/src/http/web',
  web('shell/here/testing'),
];
/** Tools that browser tests share: how a browser is found, and what is measured on a page. */
const HELPERS = [
  '^tools/browser\\.ts$',
  '^tools/check/(findings|browsers/pages)',
  '^tools/measure/(totals|pictures|reveals)',
];

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'A cycle has no order to read it in.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'An import nobody can follow.',
      from: {},
      to: { couldNotResolve: true },
    },
    only(
      'core-alone',
      `${pkg('engine')}/core`,
      [`${pkg('engine')}/core`],
      'The contract knows no game.',
    ),
    only(
      'games-are-strangers',
      `${pkg('engine')}/games/([^/]+)/`,
      [`${pkg('engine')}/core`, `${pkg('engine')}/games/$1/`],
      'A game knows the contract and itself, never another game.',
    ),
    {
      name: 'matches-know-no-bot',
      severity: 'error',
      comment:
        'Rules and boards stand without player and tests; but AB-9.2 has whoever is late moved for by the bot.',
      from: {
        path: `${pkg('engine')}/games/[^/]+/|${web('games')}/`,
        pathNot: `\\.test\\.tsx?$|/games/[^/]+/(bot|testing|tools|e2e|gallery)/|/games/abalone/apply\\.ts$`,
      },
      to: { path: `${pkg('engine')}/games/[^/]+/(bot|testing|tools)/` },
    },
    only('registry-lists-games', `${pkg('engine')}/registry`, [pkg('engine')], 'One line a game.'),
    {
      name: 'examples-are-not-shipped',
      severity: 'error',
      comment: 'What is listed, served or bundled comes from the registries alone.',
      from: {
        path: '^(packages|apps)/',
        pathNot: `\\.test\\.tsx?$|/gallery/|${pkg('engine')}/trials|${ASIDE}`,
      },
      to: { path: `${pkg('engine')}/examples|${web('examples')}` },
    },
    only(
      'bots-know-the-contract',
      pkg('bots'),
      [pkg('bots'), pkg('engine')],
      'Generic search plays any game.',
    ),
    only(
      'room-knows-the-contract',
      pkg('room'),
      [pkg('room'), `${pkg('engine')}/core`],
      'The room never learns the name of a game.',
    ),
    {
      name: 'proof-is-a-stranger',
      severity: 'error',
      comment: 'Who checks the shuffle shares no code with who shuffles.',
      from: { path: `${pkg('room')}/proof/`, pathNot: '\\.test\\.ts$' },
      to: { path: OURS, pathNot: `${pkg('room')}/proof/`, dependencyTypesNot: ['type-only'] },
    },
    only(
      'protocol-is-types',
      pkg('protocol'),
      [pkg('protocol'), pkg('room'), `${pkg('engine')}/core`],
      'Messages speak of rooms and tables only.',
    ),
    only(
      'server-knows-no-game',
      '^apps/server/src',
      [
        '^apps/server/src',
        pkg('bots'),
        pkg('room'),
        pkg('protocol'),
        `${pkg('engine')}/core`,
        `${pkg('engine')}/registry`,
      ],
      'A sixth game needs no line in the server.',
    ),
    only('kit-alone', web('kit'), [web('kit')], 'The Print House has no words and no games.'),
    only('i18n-alone', web('i18n'), [web('i18n')], 'Languages are a leaf.'),
    only(
      'web-games-are-strangers',
      `${web('games')}/([^/]+)/`,
      [
        `${web('games')}/$1/`,
        `${web('games')}/(?:contract|card)\\.ts`,
        `${web('games')}/testing/`,
        `${pkg('engine')}/core`,
        `${pkg('engine')}/games/$1/`,
        web('kit'),
        web('i18n'),
      ],
      'A board is a function of its props: no store, no socket, no other game.',
    ),
    only(
      'net-and-state',
      web('(net|state)'),
      [web('(net|state|i18n)'), pkg('protocol'), pkg('room'), `${pkg('engine')}/core`],
      'The wire knows no screen.',
    ),
    only(
      'local-is-a-house',
      web('local'),
      [
        web('(local|state)'),
        pkg('bots'),
        pkg('room'),
        pkg('protocol'),
        `${pkg('engine')}/core`,
        `${pkg('engine')}/registry`,
      ],
      'A table on this device runs the same room as the server, and knows no screen.',
    ),
    {
      name: 'postgres-is-asked-for',
      severity: 'error',
      comment:
        'A house in a folder loads nothing of PostgreSQL, nor of what several servers share.',
      from: {
        path: '^apps/server/src',
        pathNot: [
          '\\.test\\.ts$',
          '^apps/server/src/(store/postgres|testing)/',
          '^apps/server/src/nodes/(opening|hints|counts)\\.ts$',
        ],
      },
      to: {
        path: '^apps/server/src/(store/postgres|nodes/(opening|hints|counts))|^node_modules/(pg|@redis)/',
        dynamic: false,
      },
    },
    {
      name: 'one-socket',
      severity: 'error',
      comment: 'Only net/ speaks to the server.',
      from: { path: '^apps/web/src', pathNot: web('net') },
      to: { path: 'socket\\.io-client' },
    },
    only(
      'aside-of-a-game',
      [`${web('games')}/([^/]+)/(e2e|tools)/`, '^$'],
      [
        `${web('games')}/$1/`,
        `${web('games')}/(?:contract|card)\\.ts`,
        web('(kit|i18n)'),
        `${pkg('engine')}/core`,
        `${pkg('engine')}/games/$1/`,
        pkg('bots'),
        pkg('room'),
        ...TESTING,
        '^e2e/(?!samples?\\.)',
        ...HELPERS,
      ],
      "What a game is tried by knows its own game, the portal's hands, and no other game.",
    ),
    only(
      'e2e-knows-samples',
      ['^e2e/', '^e2e/samples?\\.ts$'],
      [
        '^e2e/',
        web('i18n'),
        web('registry'),
        `${pkg('engine')}/core`,
        `${pkg('engine')}/registry`,
        `${pkg('room')}/proof`,
        ...TESTING,
        ...HELPERS,
      ],
      'What is true of any game names none: its samples do, and the walk finds each by the registry.',
    ),
    only(
      'tools-know-registries',
      '^tools/',
      [
        '^tools/',
        '^e2e/',
        pkg('(bots|room|protocol)'),
        `${pkg('engine')}/(core|registry|examples|trials)`,
        '^apps/server/src',
        web('(i18n|net|registry|examples|games/(contract|card))'),
      ],
      'A tool works on every game of the registries; the tools of one game lie in its folder.',
    ),
    {
      name: 'nobody-imports-tools-or-e2e',
      severity: 'error',
      comment: 'What is shipped needs nothing that tries or measures it.',
      from: { path: '^(packages|apps)/', pathNot: ASIDE },
      to: { path: `^(tools|e2e)/|${ASIDE}` },
    },
    {
      name: 'nobody-imports-an-app',
      severity: 'error',
      comment: 'Apps are ends.',
      from: { path: '^packages' },
      to: { path: '^apps/' },
    },
    {
      name: 'no-app-in-app',
      severity: 'error',
      comment: 'Web and server meet on the wire only.',
      from: { path: '^apps/web', pathNot: ASIDE },
      to: { path: '^apps/server' },
    },
    {
      name: 'no-dev-dependencies',
      severity: 'error',
      comment: 'Shipped code stands on shipped libraries.',
      from: { path: '^(packages|apps)/', pathNot: `\\.test\\.tsx?$|/testing/|gallery|${ASIDE}` },
      to: { dependencyTypes: ['npm-dev'], pathNot: 'node_modules/@types' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.tests.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'require', 'node', 'default'],
    },
  },
};
