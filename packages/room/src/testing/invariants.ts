/** What holds in every room at all times. Each gives a sentence where it is broken. */
import { commitment } from '@kesem/engine/core/random';
import { showsHands } from '../consent.ts';
import type { RoomDeps } from '../deps.ts';
import { isGiven } from '../given.ts';
import { matchId } from '../match.ts';
import { awaitedForPace } from '../pacing.ts';
import { isPaused } from '../pause.ts';
import type { Person } from '../person.ts';
import { queue } from '../queue.ts';
import { botIn, chairOf, humanSeats, matchOf, playing, type Room } from '../room.ts';
import { owedMoves } from '../runner.ts';
import { heardSoFar, type ViewerClass, viewRoom } from '../view.ts';
import { identity } from './scriptedRoom.ts';

/** Everybody who may look at a room, also from chairs it does not have just now. */
export const CLASSES: readonly ViewerClass[] = [0, 1, 2, 3, 4, 'public'];

const sitsWell = (room: Room) => (person: Person) =>
  person.is === 'in' && person.bot === null && chairOf(room, person.no) !== null;

type Law = (room: Room, deps: RoomDeps) => boolean;

const LAWS: { readonly [sentence: string]: Law } = {
  'people are numbered in order': ({ people }) => people.every(({ no }, i) => no === i + 1),
  'an identity is one person': ({ people }) => {
    const ids = people.flatMap(({ id }) => id ?? []);
    return new Set(ids).size === ids.length;
  },
  'bots have no identity and people one': ({ people }) =>
    people.every(({ id, bot }) => (id === null) === (bot !== null)),
  'each person sits on one chair at most': ({ chairs }) => {
    const sitting = chairs.flatMap(({ person }) => person ?? []);
    return new Set(sitting).size === sitting.length;
  },
  'who sits is somebody': (room) =>
    room.chairs.every(({ person }) => person === null || person <= room.people.length),
  'the inks at the table are distinct': (room) => {
    const inks = room.chairs.flatMap(({ person }) => room.people[(person ?? 0) - 1]?.ink ?? []);
    return new Set(inks).size === inks.length;
  },
  'the names of those who are in are distinct': ({ people }) => {
    const names = people.filter(({ is, bot }) => is === 'in' && !bot).map(({ name }) => name);
    return new Set(names).size === names.length && names.every((name) => name !== '');
  },
  'a family’s room knows no name that the house does not give': ({ family, people }) =>
    !family || people.every(({ name, bot }) => bot !== null || name === '' || isGiven(name)),
  'no two bots at the table are the same character': ({ chairs, people }) => {
    const cast = chairs.flatMap(({ person }) => {
      const { bot, name } = people[(person ?? 0) - 1] ?? { bot: null, name: '' };
      return bot === null ? [] : [name];
    });
    return new Set(cast).size === cast.length && cast.every((name) => name !== '');
  },
  'the host sits, if any human does': (room) => {
    const fit = room.people.filter(sitsWell(room));
    return fit.length === 0 || fit.some(({ no }) => no === room.host);
  },
  'in the waiting room only those sit who are in, for themselves': (room) =>
    room.stage.at !== 'lobby' ||
    room.chairs.every(
      ({ person, standIn }) =>
        standIn === null && (person === null || room.people[person - 1]?.is === 'in'),
    ),
  'wishes are of humans who sit, one each, and of none while a match runs': (room) => {
    const { wishes = [] } = room;
    const people = wishes.map(({ person }) => person);
    const fit = room.people.filter(sitsWell(room)).map(({ no }) => no);
    return (
      new Set(people).size === people.length &&
      people.every((no) => fit.includes(no)) &&
      (wishes.length === 0 || playing(room) === null)
    );
  },
  'all humans who sit are in line for a chair, once': (room) => {
    const line = queue(room);
    const fit = room.people.filter(sitsWell(room));
    return new Set(line).size === line.length && fit.every(({ no }) => line.includes(no));
  },
  'a start is counted down to in the waiting room alone': ({ stage, startsAt }) =>
    startsAt === undefined || stage.at === 'lobby',
  'a match has a chair for each player, in order': (room) => {
    const match = matchOf(room);
    return !match || match.players.join() === room.chairs.map(({ person }) => person).join();
  },
  'the next match is numbered after the last': (room) =>
    room.next.match === (matchOf(room)?.number ?? room.next.match - 1) + (playing(room) ? 0 : 1),
  'the next secret is committed to': ({ id, next }, deps) =>
    next.hash === commitment(matchId(id, next.match), deps.secret(next.match)),
  'no clock runs but in a match under way': (room) => {
    const match = matchOf(room);
    const live = playing(room) !== null && !match?.closed;
    return live || (match?.clocks ?? []).every(({ since }) => since === null);
  },
  'a match stands still only while one human plays it, and is not over': (room) =>
    matchOf(room)?.paused === undefined || (isPaused(room) && humanSeats(room).length === 1),
  'clocks run by days in a slow match, and in no other': (room) =>
    (playing(room)?.clocks ?? []).every(
      ({ since, hidden, slow }) => since === null || hidden || slow?.days === room.slow,
    ),
  'another pace is asked for by humans who sit, and somebody is awaited': (room) => {
    const { paceAsked: asked } = room;
    if (!asked) return true;
    const fit = room.people.filter(sitsWell(room)).map(({ no }) => no);
    return (
      asked.yes.length > 0 &&
      asked.yes.every((no) => fit.includes(no)) &&
      awaitedForPace(room).every((no) => fit.includes(no) && !asked.yes.includes(no)) &&
      awaitedForPace(room).length > 0
    );
  },
  'watchers are let see hands by humans who sit, and only while all of them agree': (room) => {
    const { commentary: yes } = room;
    const fit = room.people.filter(sitsWell(room)).map(({ no }) => no);
    if (!yes) return !showsHands(room);
    const isKnown = yes.length > 0 && yes.every((no) => fit.includes(no));
    return isKnown && showsHands(room) === fit.every((no) => yes.includes(no));
  },
  'moves are owed by bots, to open questions': (room, deps) =>
    owedMoves(room, deps).every(({ seat, key }) => {
      const asks = viewRoom(room, 'public', deps).asks;
      return botIn(room, seat) !== null && asks.some((a) => a.seat === seat && a.key === key);
    }),
  'a match that is over has an outcome or a reason for none': (room) => {
    const match = matchOf(room);
    return room.stage.at !== 'over' || (match?.outcome == null) !== (match?.closed == null);
  },
  'views hold no identity, no secret before its time, no choice of another': (room, deps) =>
    CLASSES.every((me) => holdsNothing(room, deps, me)),
};

/** The sentences that are not true of a room. */
export function broken(room: Room, deps: RoomDeps): readonly string[] {
  return Object.entries(LAWS).flatMap(([sentence, law]) => (law(room, deps) ? [] : [sentence]));
}

function holdsNothing(room: Room, deps: RoomDeps, me: ViewerClass): boolean {
  const view = viewRoom(room, me, deps);
  const bytes = JSON.stringify([view, heardSoFar(room, me)]);
  const mine = me === 'public' ? undefined : room.chairs[me];
  const told = room.stage.at === 'over' ? room.stage.match.nonces : (playing(room)?.nonces ?? []);
  const secrets = [
    identity(''),
    ...[room.next.match, playing(room)?.number ?? room.next.match].map(deps.secret),
    ...room.chairs.flatMap(({ nonce }) => (nonce === '' || told.includes(nonce) ? [] : nonce)),
    ...room.chairs.flatMap(({ own }) => {
      const text = own ? JSON.stringify(own.value) : '';
      return !own || text === JSON.stringify(mine?.own?.value) ? [] : text;
    }),
  ];
  return secrets.every((secret) => !bytes.includes(secret));
}
