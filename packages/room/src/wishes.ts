/** What comes next: the games that those who sit wish for, and the table's way to another game. */
import type { CommandOf } from './command.ts';
import { EMPTY, hosted, seatedAgain } from './people.ts';
import type { Person, PersonNo } from './person.ts';
import type { Moment } from './play.ts';
import { queue, seatedWith } from './queue.ts';
import { ready } from './ready.ts';
import { chairOf, personAt, type Room } from './room.ts';
import { accept, refuse, type Step } from './ruling.ts';
import type { Said } from './said.ts';
import { fitsSeries } from './series.ts';
import { toLobby } from './start.ts';

/** Says what somebody would play next, in place of what they said before; null takes it back. */
export function wish(room: Room, game: string | null, me: Person, { deps }: Moment): Step {
  if (game !== null && !deps.table(game)) return refuse('noSuchGame');
  const wishes = room.wishes ?? [];
  if (wishes.find(({ person }) => person === me.no)?.game === (game ?? undefined)) {
    return accept(room);
  }
  const others = wishes.filter(({ person }) => person !== me.no);
  return accept(wishing(room, game === null ? others : [...others, { person: me.no, game }]));
}

/**
 * Takes the table to another game, from the end of a match by way of the waiting room. Who sits is
 * named by the command; in logs from before it did, whoever sat keeps sitting as far as there is room.
 */
export function chooseGame(room: Room, { game, sit }: CommandOf<'game'>, now: Moment): Step {
  const table = now.deps.table(game);
  const options = table?.parseOptions({});
  if (!table || !options) return refuse('noSuchGame');
  const risen = room.stage.at === 'over' ? toLobby(room, now.deps) : accept(room);
  if (!risen.ok) return risen;
  const { max } = table.seats;
  if (sit && !isChoice(risen.room, sit, max)) return refuse('noSuchPerson');
  const seated = sit ? seatedWith(risen.room, sit, max) : withChairs(risen.room, max);
  const chairs = seated.chairs.map(({ person, standIn, nonce }) => ({
    ...EMPTY,
    person,
    standIn,
    nonce,
  }));
  const chosen = hosted(wishing({ ...seated, game, options, chairs, from: null }, []));
  const fit = fitsSeries(chosen, table) ? chosen : { ...chosen, seriesLength: null };
  return accept(fit, switched(room, fit, now.at));
}

/** Who sits in another game unless the host says otherwise: as many as it seats, of those who are here whoever has waited longest first. */
export function sittersIn(room: Room, max: number): readonly PersonNo[] {
  return ready(room, queue(room)).slice(0, max);
}

/**
 * The same step, after which only those who sit have a wish; and while the host is away, what most of
 * the others wish for is what comes.
 */
export function followed(step: Step, now: Moment): Step {
  if (!step.ok || !step.room.wishes) return step;
  const room = standing(step.room);
  const game = decided(room);
  const table = game === null ? undefined : now.deps.table(game);
  if (game === null || !table) return accept(room, ...step.said);
  const next = chooseGame(room, { do: 'game', game, sit: sitters(room, table.seats.max) }, now);
  return next.ok ? accept(next.room, ...step.said, ...next.said) : accept(room, ...step.said);
}

function sitters(room: Room, max: number): PersonNo[] {
  return [...sittersIn(room, max)];
}

function standing(room: Room): Room {
  const wishes = (room.wishes ?? []).filter(({ person }) => isSeated(room, person));
  return room.stage.at === 'playing' ? wishing(room, []) : wishing(room, wishes);
}

/** The game that more than half of those wish for who sit and are here, while the host is not. */
function decided(room: Room): string | null {
  const { wishes = [], stage } = room;
  if (personAt(room, room.host)?.away === null) return null;
  const here = room.people.filter((one) => one.away === null && isSeated(room, one.no));
  const ofThose = wishes.filter(({ person }) => here.some(({ no }) => no === person));
  const most = ofThose.find(
    ({ game }) => ofThose.filter((one) => one.game === game).length * 2 > here.length,
  );
  return !most || (stage.at === 'lobby' && most.game === room.game) ? null : most.game;
}

function isSeated(room: Room, no: PersonNo): boolean {
  const person = personAt(room, no);
  return person?.is === 'in' && person.bot === null && chairOf(room, no) !== null;
}

/** Whether these may sit: everybody once, all of them in line for a chair, and no more than there are. */
function isChoice(room: Room, sit: readonly PersonNo[], max: number): boolean {
  const line = queue(room);
  return (
    sit.length > 0 &&
    sit.length <= max &&
    new Set(sit).size === sit.length &&
    sit.every((no) => line.includes(no))
  );
}

function withChairs(room: Room, max: number): Room {
  return { ...room, chairs: seatedAgain(room, max) };
}

/** Who watches from now on, and who sits who did not. */
function switched(before: Room, after: Room, at: number): Said {
  const humans = after.people.filter(({ bot, is }) => bot === null && is === 'in');
  const moved = (from: Room, to: Room): readonly PersonNo[] =>
    humans.flatMap(({ no }) =>
      chairOf(from, no) !== null && chairOf(to, no) === null ? [no] : [],
    );
  const room = {
    type: 'switched',
    game: after.game,
    out: moved(before, after),
    in: moved(after, before),
  } as const;
  return { at, room };
}

function wishing(room: Room, wishes: NonNullable<Room['wishes']>): Room {
  const { wishes: before, ...rest } = room;
  if (wishes.length > 0) return { ...rest, wishes };
  return before ? rest : room;
}
