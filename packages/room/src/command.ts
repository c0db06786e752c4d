/** Everything that can be asked of a room, with who may ask it and which question it answers. */
import { LEVELS } from '@kesem/engine/core/bot';
import * as z from 'zod/mini';
import { isCallAddress } from './call.ts';
import { DAYS } from './days.ts';
import { INKS } from './person.ts';

export const seat = z.int().check(z.gte(0), z.lte(15));
const personNo = z.int().check(z.gte(1), z.lte(9999));
const level = z.enum(LEVELS);
const ink = z.literal(INKS);
/** 128 bits in hex, drawn by the client: its share in the shuffle. */
const nonce = z.string().check(z.regex(/^[0-9a-f]{32}$/));
/** What a match is called outside its room: see `publicId`. */
export const matchId = z.string().check(z.regex(/^[0-9a-f]{32}$/));
const name = z.string().check(z.minLength(1), z.maxLength(80));
export const game = z.string().check(z.regex(/^[a-z][a-z-]{0,39}$/));
const scalar = z.union([z.string().check(z.maxLength(40)), z.number(), z.boolean()]);
const seriesLength = z.strictObject({
  by: z.enum(['matches', 'wins']),
  n: z.int().check(z.gte(1), z.lte(99)),
});
/** A show: its match and its place in it. */
export const showId = z.string().check(z.regex(/^\d{1,6}(\.\d{1,6})?\/show:\d{1,6}$/));
const callAddress = z.string().check(z.refine(isCallAddress));
const options = z.record(z.string().check(z.maxLength(40)), scalar);

/**
 * Who may send a command: `anyone` with the link, a person who `sits`, the `host`; the last two
 * are the server's own and no client can speak for them.
 */
export type Role = 'anyone' | 'sits' | 'host' | 'timer' | 'house';
/** Which key a command must name: the waiting room's, the end's, either of them, that of a question or clock as it stands, any of the match, or `room`. */
export type Answers = 'lobby' | 'end' | 'between' | 'ask' | 'match' | 'room';

interface Rule {
  readonly role: Role;
  readonly answers: Answers;
}

/** The registry: a command that has no row here does not exist. */
export const RULES = {
  sit: { role: 'anyone', answers: 'room' },
  leave: { role: 'sits', answers: 'room' },
  rename: { role: 'sits', answers: 'room' },
  addBot: { role: 'host', answers: 'lobby' },
  fill: { role: 'host', answers: 'lobby' },
  removeBot: { role: 'host', answers: 'lobby' },
  order: { role: 'host', answers: 'lobby' },
  game: { role: 'host', answers: 'between' },
  wish: { role: 'sits', answers: 'between' },
  options: { role: 'host', answers: 'lobby' },
  series: { role: 'host', answers: 'lobby' },
  seatOptions: { role: 'host', answers: 'lobby' },
  own: { role: 'sits', answers: 'lobby' },
  start: { role: 'host', answers: 'lobby' },
  countdown: { role: 'sits', answers: 'lobby' },
  lock: { role: 'host', answers: 'room' },
  applause: { role: 'host', answers: 'room' },
  family: { role: 'host', answers: 'room' },
  call: { role: 'host', answers: 'room' },
  kick: { role: 'host', answers: 'room' },
  remove: { role: 'host', answers: 'room' },
  allow: { role: 'host', answers: 'room' },
  host: { role: 'sits', answers: 'room' },
  standIn: { role: 'sits', answers: 'room' },
  abandon: { role: 'sits', answers: 'room' },
  endVote: { role: 'sits', answers: 'match' },
  pace: { role: 'sits', answers: 'room' },
  commentary: { role: 'sits', answers: 'room' },
  again: { role: 'sits', answers: 'end' },
  lobby: { role: 'host', answers: 'end' },
  move: { role: 'sits', answers: 'ask' },
  moreTime: { role: 'sits', answers: 'ask' },
  takeBack: { role: 'sits', answers: 'ask' },
  pause: { role: 'sits', answers: 'match' },
  resume: { role: 'sits', answers: 'match' },
  timeout: { role: 'timer', answers: 'ask' },
  away: { role: 'house', answers: 'room' },
  back: { role: 'house', answers: 'room' },
  woke: { role: 'house', answers: 'room' },
  endShow: { role: 'house', answers: 'room' },
} as const satisfies Record<string, Rule>;
export type CommandName = keyof typeof RULES;

const strict = z.strictObject;
/** The shape of every command, by name. */
export const SHAPES = {
  sit: strict({
    do: z.literal('sit'),
    seat: z.nullable(seat),
    name,
    ink: z.nullable(ink),
    nonce,
  }),
  leave: strict({ do: z.literal('leave') }),
  rename: strict({ do: z.literal('rename'), name, ink }),
  addBot: strict({ do: z.literal('addBot'), seat, level }),
  /** Bots on free chairs: until so many sit as the game is best with, or else on all. */
  fill: strict({ do: z.literal('fill'), level }),
  removeBot: strict({ do: z.literal('removeBot'), seat }),
  /**
   * The new order of the chairs: `chairs[i]` is the old place of what now stands at i. Null: the room
   * draws who sits where when the next match starts.
   */
  order: strict({
    do: z.literal('order'),
    chairs: z.nullable(z.array(seat).check(z.maxLength(16))),
  }),
  /** Another game, and who sits in it; absent: as many as it seats, whoever has waited longest first. */
  game: strict({
    do: z.literal('game'),
    game,
    sit: z.optional(z.array(personNo).check(z.maxLength(16))),
  }),
  /** What one would play next; null takes it back. */
  wish: strict({ do: z.literal('wish'), game: z.nullable(game) }),
  options: strict({ do: z.literal('options'), options }),
  /** How long the series of every game is, in matches or, where matches are won, in wins; null: open. */
  series: strict({ do: z.literal('series'), length: z.nullable(seriesLength) }),
  seatOptions: strict({ do: z.literal('seatOptions'), seat, options }),
  own: strict({ do: z.literal('own'), own: z.unknown() }),
  start: strict({ do: z.literal('start') }),
  /** Counts down to the start, which is the host's to do, or stops the count, which anybody may who sits. */
  countdown: strict({ do: z.literal('countdown'), on: z.boolean() }),
  lock: strict({ do: z.literal('lock'), locked: z.boolean() }),
  /** Of all reactions only applause flies over the table, or all of them again. */
  applause: strict({ do: z.literal('applause'), only: z.boolean() }),
  /** Whether it is a room with children: only phrases are said, and names are those that the house gives. */
  family: strict({ do: z.literal('family'), on: z.boolean() }),
  /** Where the friends talk to each other; null: nowhere that the room knows of. */
  call: strict({ do: z.literal('call'), address: z.nullable(callAddress) }),
  /** To the audience: the person may sit again when the host allows it, or when another seat falls free. */
  kick: strict({ do: z.literal('kick'), person: personNo }),
  /** Out of the room: somebody of it, or whoever has never sat, by their number among those who watch. */
  remove: strict({
    do: z.literal('remove'),
    who: z.union([strict({ person: personNo }), strict({ watcher: z.int().check(z.gte(1)) })]),
  }),
  /** Takes back that somebody was sent to the audience or out of the room. */
  allow: strict({ do: z.literal('allow'), person: personNo }),
  host: strict({ do: z.literal('host'), person: personNo }),
  standIn: strict({ do: z.literal('standIn'), seat, level }),
  abandon: strict({ do: z.literal('abandon') }),
  /** Wants the match under way to end without a result, or takes the proposal off the table. */
  endVote: strict({ do: z.literal('endVote'), yes: z.boolean() }),
  /** Wants so many days a move, or with null the minutes of an evening, or takes that proposal off the table. */
  pace: strict({ do: z.literal('pace'), days: z.nullable(z.literal(DAYS)), yes: z.boolean() }),
  /** Agrees that whoever watches sees the hands of all seats as they were two finished rounds ago; or ends that for all. */
  commentary: strict({ do: z.literal('commentary'), yes: z.boolean() }),
  again: strict({ do: z.literal('again'), nonce }),
  lobby: strict({ do: z.literal('lobby') }),
  move: strict({ do: z.literal('move'), move: z.unknown() }),
  moreTime: strict({ do: z.literal('moreTime') }),
  /**
   * Asks to take back the answer to the question that the key names, the last of whoever asks; or agrees
   * to that, or refuses it.
   */
  takeBack: strict({ do: z.literal('takeBack'), yes: z.boolean() }),
  /** Lets a match stand still that the one who asks plays with bots alone; their next move lets it go on, too. */
  pause: strict({ do: z.literal('pause') }),
  resume: strict({ do: z.literal('resume') }),
  timeout: strict({ do: z.literal('timeout'), timer: z.string().check(z.maxLength(60)) }),
  away: strict({ do: z.literal('away'), person: personNo }),
  back: strict({ do: z.literal('back'), person: personNo }),
  woke: strict({ do: z.literal('woke'), down: z.int().check(z.gte(0)) }),
  /** Whoever has to has seen enough of what is shown to all. */
  endShow: strict({ do: z.literal('endShow'), show: showId }),
} as const satisfies { readonly [K in CommandName]: z.ZodMiniType<{ do: K }> };

export type CommandOf<K extends CommandName> = z.output<(typeof SHAPES)[K]>;
export type Command = { [K in CommandName]: CommandOf<K> }[CommandName];

/** How a room begins: the first commit of its log. */
export const openShape = strict({
  do: z.literal('open'),
  game,
  name,
  ink: z.nullable(ink),
  nonce,
  /** The first match goes on from a finished one, after its first `count` inputs. */
  from: z.optional(strict({ match: matchId, count: z.int().check(z.gte(0), z.lte(99_999)) })),
});
export type Opening = z.output<typeof openShape>;

const NAMED = z.object({ do: z.string() });

/** Reads a command from outside. Null: unknown name or wrong shape. */
export function parseCommand(raw: unknown): Command | null {
  const named = NAMED.safeParse(raw);
  if (!named.success || !isCommandName(named.data.do)) return null;
  const parsed = SHAPES[named.data.do].safeParse(raw);
  return parsed.success ? parsed.data : null;
}

/** Whether a client may send the command at all; the others are the server's own. */
export function isForClients(name: CommandName): boolean {
  const { role } = RULES[name];
  return role === 'anyone' || role === 'sits' || role === 'host';
}

/** Whether a command of that name exists. */
export function isCommandName(name: string): name is CommandName {
  return Object.hasOwn(RULES, name);
}
