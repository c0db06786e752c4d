/** What each command does to a room. Nothing is guarded here: `decide` has, and a fold need not. */
import type { Seat } from '@kesem/engine/core/game';
import type { JsonObject, Table } from '@kesem/engine/core/table';
import type { Actor } from './actor.ts';
import * as audience from './audience.ts';
import * as bots from './bots.ts';
import type { CommandName, CommandOf } from './command.ts';
import type { Locked, Opened, Recorded, Removed, SaidBack, Started } from './commit.ts';
import * as consent from './consent.ts';
import * as countdown from './countdown.ts';
import * as ending from './ending.ts';
import { gameKey } from './key.ts';
import * as pacing from './pacing.ts';
import * as pause from './pause.ts';
import * as people from './people.ts';
import type { Person } from './person.ts';
import * as play from './play.ts';
import { chairOf, matchOf, personOf, type Room } from './room.ts';
import { accept, refuse, type Step } from './ruling.ts';
import { fitsSeries } from './series.ts';
import * as show from './show.ts';
import * as start from './start.ts';
import * as takeBack from './takeBack.ts';
import * as wishes from './wishes.ts';

/** What a step depends on besides the room and its command: the time in ms, who acts, on which key. */
export interface Moment extends play.Moment {
  readonly actor: Actor;
  readonly key: string;
}

type WrittenOut = {
  readonly start: Started;
  readonly remove: Removed;
  readonly lock: Locked;
  readonly takeBack: SaidBack;
};
type Body = {
  readonly [K in CommandName]: K extends keyof WrittenOut ? WrittenOut[K] : CommandOf<K>;
};
type Steps = { readonly [K in CommandName]: (room: Room, command: Body[K], now: Moment) => Step };

const STEPS: Steps = {
  sit: (room, command, { actor, at }) =>
    actor.kind === 'person' ? people.sit(room, command, actor.id, at) : refuse('notAllowed'),
  leave: (room, _, now) => as(room, now, (me) => people.leave(room, me, now.at)),
  rename: (room, command, now) => as(room, now, (me) => people.rename(room, command, me)),
  addBot: (room, command, { at }) => bots.addBot(room, command, at),
  fill: bots.fill,
  removeBot: (room, { seat }, { at }) => bots.removeBot(room, seat, at),
  order: (room, { chairs }) => people.order(room, chairs),
  game: wishes.chooseGame,
  wish: (room, { game }, now) => as(room, now, (me) => wishes.wish(room, game, me, now)),
  options: chooseOptions,
  series: chooseLength,
  seatOptions: chooseSeatOptions,
  own: chooseOwn,
  start: (room, started, now) => start.start(start.rotated(room), started, now),
  countdown: (room, { on }, now) =>
    as(room, now, (me) => {
      const barred = start.barredStart(room, now.deps);
      return countdown.countdown(room, on, { me, at: now.at, barred });
    }),
  lock: audience.lock,
  applause: (room, { only }) => accept({ ...room, applauseOnly: only }),
  family: (room, { on }) => people.withGivenNames({ ...room, family: on }),
  call: (room, { address }) => accept({ ...room, call: address }),
  kick: (room, { person }, now) => as(room, now, (me) => audience.kick(room, person, me, now.at)),
  remove: (room, removed, now) => as(room, now, (me) => audience.remove(room, removed, me, now.at)),
  allow: (room, { person }, now) => as(room, now, (me) => audience.allow(room, person, me, now.at)),
  host: (room, { person }, now) => as(room, now, (me) => people.handOver(room, me, person, now.at)),
  standIn: (room, command, now) => as(room, now, (me) => people.standIn(room, command, me, now.at)),
  abandon: (room, _, { deps }) => play.abandon(room, deps),
  endVote: (room, { yes }, now) => as(room, now, (me) => ending.vote(room, yes, me, now)),
  pace: (room, word, now) => as(room, now, (me) => pacing.pace(room, word, me, now)),
  commentary: (room, word, now) =>
    as(room, now, (me) => consent.commentary(room, word, me, now.at)),
  again: (room, { nonce }, { actor }) => at(room, actor, (seat) => start.again(room, seat, nonce)),
  lobby: (room, _, { deps }) => start.toLobby(room, deps),
  move: (room, { move }, now) =>
    at(room, now.actor, (seat) =>
      play.input(
        pause.resumed(room, now.at),
        { kind: 'move', seat, key: gameKey(now.key), move },
        now,
      ),
    ),
  moreTime: (room, _, now) =>
    at(room, now.actor, (seat) => play.moreTime(room, { seat, key: gameKey(now.key) }, now)),
  takeBack: (room, word, now) =>
    as(room, now, (me) =>
      word.back
        ? play.goBack(pause.resumed(room, now.at), word.back, now)
        : takeBack.said(room, word, { me, key: now.key, at: now.at }),
    ),
  pause: (room, _, now) => at(room, now.actor, (seat) => pause.pause(room, seat, now.at)),
  resume: (room, _, now) => at(room, now.actor, (seat) => pause.resume(room, seat, now.at)),
  timeout: (room, { timer }, now) => play.input(room, { kind: 'timeout', timer }, now),
  away: (room, { person }, now) => people.presence(room, person, 'away', now.at),
  back: (room, { person }, now) => people.presence(room, person, 'back', now.at),
  woke: (room, { down }, now) => play.creditDowntime(room, down, now.at),
  endShow: (room, command, { at }) => show.endShow(room, command, at),
};

/** Takes the step of a command and what follows from it, and keeps what was said with the match on the table. */
export function take(room: Room, command: Exclude<Recorded, Opened>, now: Moment): Step {
  const taken = run(room, command.do, command, now);
  const ended = ending.concluded(audience.welcoming(room, taken, now.at), now);
  const followed = countdown.counted(room, pacing.paced(wishes.followed(ended, now), now));
  const agreed = consent.consented(room, followed, now.at);
  return remembered(pause.awaited(people.hostTold(room, agreed, now.at), now.at));
}

/** The room as its first command opens it, with the one who opened it on the first chair. */
export function open(id: string, command: Opened, by: string, { at, deps }: play.Moment): Step {
  const { from = null } = command;
  const table = deps.table(command.game);
  const played = from && table ? table.parseOptions(shared(from.record.options, table)) : null;
  // a record of older rules may hold what is not offered any more
  const options = played ?? table?.parseOptions({});
  if (!table || !options) return refuse('noSuchGame');
  const bare: Room = {
    id,
    seq: 0,
    at,
    people: [],
    host: 1,
    locked: false,
    game: table.id,
    options,
    chairs: Array.from({ length: from?.record.seats ?? table.seats.max }, () => people.EMPTY),
    stage: { at: 'lobby' },
    next: play.nextMatch(id, 1, deps),
    from,
    kept: {},
    series: [],
  };
  const { name, ink, nonce } = command;
  return people.sit(bare, { do: 'sit', seat: 0, name, ink, nonce }, by, at);
}

/** Returns the options of a match that hold for all seats. */
function shared(options: JsonObject, table: Table): JsonObject {
  const all = Object.entries(options).filter(([key]) => table.options[key]?.per === undefined);
  return Object.fromEntries(all);
}

function run<K extends CommandName>(room: Room, name: K, command: Body[K], now: Moment): Step {
  return STEPS[name](room, command, now);
}

function remembered(step: Step): Step {
  const match = step.ok ? matchOf(step.room) : null;
  if (!step.ok || !match || step.room.stage.at === 'lobby') return step;
  const said = [...match.said, ...step.said];
  return {
    ...step,
    room: { ...step.room, stage: { ...step.room.stage, match: { ...match, said } } },
  };
}

function chooseLength(room: Room, { length }: CommandOf<'series'>, { deps }: Moment): Step {
  const chosen: Room = { ...room, seriesLength: length };
  return fitsSeries(chosen, deps.table(room.game)) ? accept(chosen) : refuse('badOptions');
}

function chooseOptions(room: Room, wanted: CommandOf<'options'>, { deps }: Moment): Step {
  const table = deps.table(room.game);
  const options = table?.parseOptions(wanted.options);
  if (!table || !options) return refuse('badOptions');
  const chairs = room.from ? people.seatedAgain(room, table.seats.max) : room.chairs;
  return accept({ ...room, options, chairs, from: null });
}

function chooseSeatOptions(room: Room, wanted: CommandOf<'seatOptions'>, { deps }: Moment): Step {
  const { seat } = wanted;
  const options = deps.table(room.game)?.parseSeatOptions(wanted.options);
  const chair = room.chairs[seat];
  if (!options) return refuse('badOptions');
  if (!chair || chair.person === null) return refuse('noSuchSeat');
  return accept({ ...room, chairs: room.chairs.with(seat, { ...chair, options }), from: null });
}

function chooseOwn(room: Room, { own }: CommandOf<'own'>, { actor, deps }: Moment): Step {
  const parsed = deps.table(room.game)?.parseOwn(own);
  if (!parsed) return refuse('junk');
  return at(room, actor, (seat) => {
    const chairs = room.chairs.map((chair, place) =>
      place === seat ? { ...chair, own: { value: parsed.own } } : chair,
    );
    return accept({ ...room, chairs });
  });
}

/** A step of somebody this room knows. */
function as(room: Room, { actor }: Moment, step: (me: Person) => Step): Step {
  const me = actor.kind === 'person' ? personOf(room, actor.id) : undefined;
  return me ? step(me) : refuse('notSeated');
}

/** A step from the seat of whoever acts. */
function at(room: Room, actor: Actor, step: (seat: Seat) => Step): Step {
  if (actor.kind === 'bot') return step(actor.seat);
  const me = actor.kind === 'person' ? personOf(room, actor.id) : undefined;
  const seat = me ? chairOf(room, me.no) : null;
  return seat === null ? refuse('notSeated') : step(seat);
}
