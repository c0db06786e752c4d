/** Commands at random. */
import { LEVELS } from '@kesem/engine/core/bot';
import * as fc from 'fast-check';
import { type CommandName, type CommandOf, isCommandName } from '../command.ts';
import type { Decidable, Removed } from '../commit.ts';
import { HOLD_MS } from '../hold.ts';
import { INKS } from '../person.ts';
import { jsonRoundTrip } from './jsonRoundTrip.ts';
import { aPace } from './paces.ts';
import { identity, nonce, type Who } from './scriptedRoom.ts';

/** One thing somebody wants; `fits` says whether actor, key and contents are made to fit the room. */
export interface ArbitraryCommand {
  readonly command: Decidable;
  readonly fits: boolean;
  readonly who: Who;
  readonly key: string;
  /** How long before it, in ms. */
  readonly wait: number;
  /** For whatever has to be chosen among what is there. */
  readonly n: number;
}

/** Who may turn up. */
export const NAMES = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve', 'Fay', 'Gil'];
const seat = fc.integer({ min: 0, max: 5 });
const no = fc.integer({ min: 1, max: 9 });
const ink = fc.constantFrom(...INKS);
const level = fc.constantFrom(...LEVELS);
const name = fc.constantFrom(...NAMES, 'ann', ' \u200B', 'Ánn');
const fresh = fc.integer({ min: 1_000, max: 9_999 }).map(nonce);
const card = fc.integer({ min: 1, max: 9 });
const deck = fc.array(card, { minLength: 9, maxLength: 14 });
const move = fc.oneof(
  fc.record({ do: fc.constantFrom('pick', 'add'), slot: fc.integer({ min: 0, max: 3 }) }),
  fc.record({ do: fc.constantFrom('pass', 'win', 'level', 'concede', 'fly') }),
  fc.constant(null),
);

/** Every command there is, at random; a new one without a row here does not compile. */
const COMMANDS: {
  readonly [K in CommandName]: fc.Arbitrary<K extends 'remove' ? Removed : CommandOf<K>>;
} = {
  sit: fc.record({
    do: fc.constant('sit'),
    seat: fc.option(seat, { freq: 2 }),
    name,
    ink: fc.option(ink, { freq: 1 }),
    nonce: fresh,
  }),
  leave: fc.constant({ do: 'leave' }),
  rename: fc.record({ do: fc.constant('rename'), name, ink }),
  addBot: fc.record({ do: fc.constant('addBot'), seat, level }),
  fill: fc.record({ do: fc.constant('fill'), level }),
  removeBot: fc.record({ do: fc.constant('removeBot'), seat }),
  order: fc.record({
    do: fc.constant('order'),
    chairs: fc.oneof(
      fc.constantFrom<number[] | null>(null, [1, 2, 3, 0], [3, 2, 1, 0], [1, 0], [0, 1, 2, 3]),
      fc.array(seat, { maxLength: 5 }),
    ),
  }),
  game: fc
    .record({
      do: fc.constant('game'),
      game: fc.constantFrom('toy', 'toy', 'duel', 'chess'),
      sit: fc.option(fc.uniqueArray(no, { maxLength: 4 }), { freq: 3, nil: undefined }),
    })
    .map(({ sit, ...rest }) => (sit ? { ...rest, sit } : rest)),
  wish: fc.record({
    do: fc.constant('wish'),
    game: fc.constantFrom('toy', 'duel', 'duel', 'chess', null),
  }),
  countdown: fc.record({ do: fc.constant('countdown'), on: fc.constantFrom(true, true, false) }),
  options: fc.record({
    do: fc.constant('options'),
    options: fc.constantFrom<CommandOf<'options'>['options']>(
      { rounds: 1 },
      { rounds: 3, swift: true, beat: 600 },
      { banks: true },
      { shown: true },
      { banks: false },
      { rounds: 9 },
    ),
  }),
  series: fc.record({
    do: fc.constant('series'),
    length: fc.constantFrom(
      null,
      { by: 'wins', n: 1 } as const,
      { by: 'wins', n: 2 } as const,
      { by: 'matches', n: 2 } as const,
    ),
  }),
  seatOptions: fc.record({
    do: fc.constant('seatOptions'),
    seat,
    options: fc.constantFrom<CommandOf<'seatOptions'>['options']>({ ahead: 1 }, { ahead: 0 }, {}),
  }),
  own: fc.record({
    do: fc.constant('own'),
    own: fc.oneof(
      fc.record({ deck, skip: fc.boolean() }),
      fc.stringMatching(/^[a-z]{8,12}$/),
      fc.constant(7),
    ),
  }),
  start: fc.constant({ do: 'start' }),
  lock: fc.record({ do: fc.constant('lock'), locked: fc.constantFrom(false, false, true) }),
  family: fc.record({ do: fc.constant('family'), on: fc.boolean() }),
  call: fc.record({
    do: fc.constant('call'),
    address: fc.constantFrom('https://call.example/friends', null),
  }),
  applause: fc.record({ do: fc.constant('applause'), only: fc.boolean() }),
  kick: fc.record({ do: fc.constant('kick'), person: no }),
  remove: fc.record({
    do: fc.constant('remove'),
    who: fc.oneof(
      fc.record({ person: no }),
      fc.record({ id: fc.constantFrom(...NAMES).map(identity), name, ink }),
    ),
    inside: fc.subarray(NAMES.map(identity)),
  }),
  allow: fc.record({ do: fc.constant('allow'), person: no }),
  host: fc.record({ do: fc.constant('host'), person: no }),
  standIn: fc.record({ do: fc.constant('standIn'), seat, level }),
  abandon: fc.constant({ do: 'abandon' }),
  endVote: fc.record({ do: fc.constant('endVote'), yes: fc.boolean() }),
  pace: aPace,
  commentary: fc.record({
    do: fc.constant('commentary'),
    yes: fc.constantFrom(true, true, true, false),
  }),
  again: fc.record({ do: fc.constant('again'), nonce: fresh }),
  lobby: fc.constant({ do: 'lobby' }),
  move: fc.record({ do: fc.constant('move'), move }),
  moreTime: fc.constant({ do: 'moreTime' }),
  takeBack: fc.record({ do: fc.constant('takeBack'), yes: fc.constantFrom(true, true, false) }),
  pause: fc.constant({ do: 'pause' }),
  resume: fc.constant({ do: 'resume' }),
  timeout: fc.record({
    do: fc.constant('timeout'),
    timer: fc.constantFrom('pick:1', 'beat:1', 'window:1', 'bank:0', 'turn:0'),
  }),
  away: fc.record({ do: fc.constant('away'), person: no }),
  back: fc.record({ do: fc.constant('back'), person: no }),
  woke: fc.record({ do: fc.constant('woke'), down: fc.integer({ min: 0, max: 90_000 }) }),
  endShow: fc.record({ do: fc.constant('endShow'), show: fc.constantFrom('1/show:1', '2/show:1') }),
};

/** How often; 2 unless told. What moves a match on must be common, what ends the fun rare. */
const OFTEN: { readonly [K in CommandName]?: number } = {
  sit: 10,
  start: 10,
  move: 60,
  timeout: 20,
  again: 14,
  away: 5,
  abandon: 4,
  allow: 4,
  endShow: 10,
  standIn: 5,
  kick: 2,
  remove: 1,
  endVote: 4,
  takeBack: 12,
  lock: 1,
  commentary: 4,
  applause: 1,
  family: 1,
};

const command = fc
  .oneof(
    ...Object.keys(COMMANDS)
      .filter(isCommandName)
      .map((one) => ({ weight: OFTEN[one] ?? 2, arbitrary: COMMANDS[one] })),
  )
  // as it comes from the wire, so without the bare prototypes that are drawn here
  .map((drawn): Decidable => jsonRoundTrip(drawn));

const who: fc.Arbitrary<Who> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...NAMES) },
  { weight: 1, arbitrary: seat.map((at) => ({ kind: 'bot', seat: at }) as const) },
  { weight: 1, arbitrary: fc.constantFrom({ kind: 'timer' } as const, { kind: 'house' } as const) },
);

/** Commands for a room, in order. */
export const arbitraryCommands: fc.Arbitrary<readonly ArbitraryCommand[]> = fc.array(
  fc.record({
    command,
    fits: fc.constantFrom(true, true, true, true, true, false),
    who,
    key: fc.constantFrom(
      'room',
      'lobby:1',
      'lobby:2',
      'end:1',
      '1/pick:1',
      '1/match',
      '',
      '2/turn:0',
    ),
    wait: fc.constantFrom(0, 1, 700, 5_000, HOLD_MS, -3_000),
    n: fc.nat({ max: 1_000 }),
  }),
  { maxLength: 200, size: 'max' },
);
