import { describe, expect, it } from 'vitest';
import {
  type CommandName,
  isCommandName,
  matchId,
  openShape,
  parseCommand,
  RULES,
} from './command.ts';
import { nonce } from './testing/scriptedRoom.ts';

/** One of each, as a client or the house sends it. */
const SAMPLES: { readonly [K in CommandName]: object } = {
  sit: { seat: null, name: 'Dana', ink: null, nonce: nonce(1) },
  leave: {},
  rename: { name: 'Dana', ink: 2 },
  addBot: { seat: 1, level: 'hard' },
  fill: { level: 'gentle' },
  removeBot: { seat: 1 },
  order: { chairs: [1, 0] },
  game: { game: 'toy' },
  wish: { game: 'toy' },
  options: { options: { rounds: 2, swift: true, look: 'plain' } },
  series: { length: { by: 'wins', n: 3 } },
  seatOptions: { seat: 1, options: { ahead: 1 } },
  own: { own: { deck: [1] } },
  start: {},
  countdown: { on: true },
  lock: { locked: true },
  applause: { only: true },
  family: { on: true },
  call: { address: 'https://call.example/friends' },
  kick: { person: 2 },
  remove: { who: { watcher: 1 } },
  allow: { person: 2 },
  host: { person: 2 },
  standIn: { seat: 1, level: 'easy' },
  abandon: {},
  endVote: { yes: false },
  pace: { days: 3, yes: true },
  commentary: { yes: true },
  again: { nonce: nonce(1) },
  lobby: {},
  move: { move: { do: 'pass' } },
  moreTime: {},
  takeBack: { yes: true },
  pause: {},
  resume: {},
  timeout: { timer: 'bank:0' },
  away: { person: 1 },
  back: { person: 1 },
  endShow: { show: '1/show:1' },
  woke: { down: 0 },
};
const NAMES = Object.keys(RULES).filter(isCommandName);

const changed = (name: CommandName, changes: object) => ({
  ...SAMPLES[name],
  do: name,
  ...changes,
});

describe('each command', () => {
  it.each(NAMES)('is read as it was sent, and not with a part more: %s', (name) => {
    const sent = changed(name, {});
    expect(parseCommand(sent)).toEqual(sent);
    expect(parseCommand({ ...sent, more: 1 })).toBeNull();
  });

  const parts = NAMES.flatMap((name) => Object.keys(SAMPLES[name]).map((part) => [name, part]));
  it.each(parts)('is not read without one of its parts: %s, %s', (name = '', part = '') => {
    if (!isCommandName(name)) throw new Error(`no command is called ${name}`);
    const { [part]: _, ...rest } = changed(name, {}) as Record<string, unknown>;
    expect(parseCommand(rest)).toBeNull();
  });
});

/** What a command may hold at its limits, and what lies just beyond. */
const LIMITS: readonly (readonly [CommandName, readonly object[], readonly object[]])[] = [
  ['removeBot', [{ seat: 0 }, { seat: 15 }], [{ seat: -1 }, { seat: 16 }, { seat: 0.5 }]],
  ['fill', [{ level: 'easy' }], [{ level: 'random' }, { seat: 1 }]],
  ['addBot', [{ level: 'easy' }, { level: 'medium' }], [{ level: 'random' }, { seat: null }]],
  [
    'kick',
    [{ person: 1 }, { person: 9_999 }],
    [{ person: 0 }, { person: 10_000 }, { person: null }],
  ],
  ['allow', [{ person: 1 }], [{ person: 0 }]],
  ['host', [{ person: 1 }], [{ person: 0 }]],
  ['away', [{ person: 9_999 }], [{ person: 10_000 }]],
  ['back', [{ person: 9_999 }], [{ person: 10_000 }]],
  [
    'rename',
    [{ ink: 1 }, { ink: 6 }, { name: 'x' }, { name: 'x'.repeat(80) }],
    [{ ink: 0 }, { ink: 11 }, { ink: null }, { name: '' }, { name: 'x'.repeat(81) }],
  ],
  [
    'sit',
    [{ seat: 0 }, { seat: 15 }, { ink: 6 }],
    [{ seat: 16 }, { ink: 11 }, { name: '' }, { nonce: '' }],
  ],
  [
    'again',
    [{ nonce: 'f'.repeat(32) }],
    [
      { nonce: 'f'.repeat(31) },
      { nonce: 'f'.repeat(33) },
      { nonce: 'F'.repeat(32) },
      { nonce: `${'f'.repeat(31)}g` },
    ],
  ],
  [
    'order',
    [{ chairs: null }, { chairs: [] }, { chairs: Array(16).fill(0) }],
    [{ chairs: Array(17).fill(0) }, { chairs: [16] }, { chairs: [null] }],
  ],
  [
    'game',
    [{ game: 'a' }, { game: 'rock-paper' }, { game: 'a'.repeat(40) }],
    [{ game: '' }, { game: 'Toy' }, { game: '-a' }, { game: 'a1' }, { game: 'a'.repeat(41) }],
  ],
  [
    'options',
    [{ options: {} }, { options: { ['k'.repeat(40)]: 'v'.repeat(40) } }],
    [
      { options: { ['k'.repeat(41)]: 1 } },
      { options: { key: 'v'.repeat(41) } },
      { options: { key: null } },
      { options: [] },
    ],
  ],
  ['seatOptions', [{ options: { key: false } }], [{ options: { key: {} } }, { seat: 16 }]],
  [
    'series',
    [{ length: null }, { length: { by: 'matches', n: 1 } }, { length: { by: 'wins', n: 99 } }],
    [
      { length: { by: 'matches', n: 0 } },
      { length: { by: 'matches', n: 100 } },
      { length: { by: 'matches', n: 1.5 } },
      { length: { by: 'points', n: 1 } },
      { length: { by: 'wins', n: 1, more: 1 } },
      { length: {} },
    ],
  ],
  ['lock', [{ locked: false }], [{ locked: 1 }, { locked: null }]],
  ['applause', [{ only: false }], [{ only: 1 }, { only: null }]],
  ['family', [{ on: false }], [{ on: 1 }, { on: null }]],
  [
    'call',
    [
      { address: null },
      { address: 'https://call.example' },
      { address: 'https://meet.call.example:8443/a-b?c=d#e' },
      { address: `https://call.example/${'x'.repeat(279)}` },
    ],
    [
      { address: '' },
      { address: 'http://call.example/' },
      { address: 'javascript:alert(1)' },
      { address: 'https://localhost/' },
      { address: 'https://call.example@evil.example/' },
      { address: 'https://call.example/a b' },
      { address: 'https://call.example/\u202egro' },
      { address: `https://call.example/${'x'.repeat(280)}` },
    ],
  ],
  ['endVote', [{ yes: true }], [{ yes: 'yes' }]],
  [
    'takeBack',
    [{ yes: true }, { yes: false }],
    [{ yes: 1 }, { yes: true, back: { seat: 0, to: 0 } }],
  ],
  [
    'remove',
    [{ who: { person: 9_999 } }, { who: { watcher: 1 } }, { who: { watcher: 100_000 } }],
    [
      { who: {} },
      { who: { person: 0 } },
      { who: { watcher: 0 } },
      { who: { watcher: 1.5 } },
      { who: { person: 1, watcher: 1 } },
      { who: { watcher: 1, more: 1 } },
    ],
  ],
  ['standIn', [{ seat: 15 }], [{ seat: 16 }, { level: null }]],
  ['timeout', [{ timer: 'x'.repeat(60) }], [{ timer: 'x'.repeat(61) }, { timer: 1 }]],
  ['woke', [{ down: 0 }, { down: 86_400_000 }], [{ down: -1 }, { down: 0.5 }]],
];

describe('the limits of a command', () => {
  const within = LIMITS.flatMap(([name, good]) => good.map((one) => [name, one] as const));
  it.each(within)('are kept by %s %j', (name, changes) => {
    expect(parseCommand(changed(name, changes))).toEqual(changed(name, changes));
  });

  const beyond = LIMITS.flatMap(([name, , bad]) => bad.map((one) => [name, one] as const));
  it.each(beyond)('are broken by %s %j', (name, changes) => {
    expect(parseCommand(changed(name, changes))).toBeNull();
  });
});

describe('an opening', () => {
  const opening = { do: 'open', game: 'toy', name: 'Dana', ink: null, nonce: nonce(1) };
  const from = (count: number, match = 'a'.repeat(32)) => ({ ...opening, from: { match, count } });

  it.each([opening, { ...opening, ink: 6 }, from(0), from(99_999)])('is read: %j', (sent) => {
    expect(openShape.safeParse(sent)).toMatchObject({ success: true, data: sent });
  });

  it.each([
    { ...opening, do: 'sit' },
    { ...opening, game: 'Toy' },
    { ...opening, name: '' },
    { ...opening, ink: 11 },
    { ...opening, nonce: 'ab' },
    { ...opening, more: 1 },
    { ...opening, from: {} },
    from(-1),
    from(100_000),
    from(0.5),
    from(0, 'a'.repeat(31)),
  ])('is not read: %j', (sent) => {
    expect(openShape.safeParse(sent).success).toBe(false);
  });

  it.each(['', 'a'.repeat(33), 'A'.repeat(32), ` ${'a'.repeat(32)}`])(
    'names no match by "%s"',
    (name) => {
      expect(matchId.safeParse(name).success).toBe(false);
    },
  );
});
