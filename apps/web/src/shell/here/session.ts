/** A visit to a table of this device: the screens' session, with the room itself at the other end. */
import type { Command } from '@kesem/room/command';
import type { Show } from '@kesem/room/match';
import { playing, type Room } from '@kesem/room/room';
import { backsOf } from '@kesem/room/takeBack';
import { hear, heardSoFar } from '@kesem/room/view';
import { afterPaint } from '../../kit/afterPaint.ts';
import { type LocalRoom, type News, OWNER } from '../../local/room.ts';
import { identities, identityAt, identityOf, seenHere } from '../../local/seen.ts';
import { freshId } from '../../net/random.ts';
import { deviceNow } from '../../state/now.ts';
import { createRoomStore, type RoomStore, withHeld } from '../../state/room.ts';
import { lookTogether } from '../../state/seats.ts';
import { type Session, tellAnswer } from '../room/session.ts';

/** Shows a room of this device, whose clocks run by `now`, for as long as it is visited. */
export function openVisit(local: LocalRoom, now: () => number): Session {
  const store = createRoomStore();
  const show = showsIn(store, local, now);
  show({ room: local.now(), said: [] });
  store.setState({ status: 'live', room: local.now().id });
  // a press is answered in a picture of its own, then it is decided, then what comes of it is drawn
  local.subscribe(oneAPicture(show));
  const send = (person: string, command: Command, key: string): void => {
    // nobody is ever put out of a table that only its own people can see
    if (command.do === 'remove') return;
    const id = freshId();
    const answer = local.submit({ kind: 'person', id: person }, { id, key, command });
    tellAnswer(store, command.do, answer);
    if (!answer.ok) store.setState({ pending: null });
  };
  return {
    online: null,
    tap: tapFor(local, now),
    store,
    // one press says 'again', and ends a match, for everybody at this device
    answer: (command, key) => {
      const { seat } = store.getState().you;
      store.setState({ pending: { id: freshId(), key, does: command.do, unsaved: false } });
      const say = (): void => {
        for (const id of speakersOf(local.now(), seat, { command, key })) send(id, command, key);
      };
      afterPaint(() => (command.do === 'move' ? afterShow(store, local, now, say) : say()));
    },
    hint: hintsTo(local, store),
    ask: (command, by) => send(identityOf(local.now(), by), command, 'room'),
    askStage: (command) => {
      const key = store.getState().view?.key ?? '';
      const people = command.do === 'again' ? identities(local.now()) : [OWNER];
      for (const id of people) send(id, command, key);
    },
  };
}

/** Passes on what comes one by one, each in a picture of its own: several bots may answer at once. */
function oneAPicture<T>(pass: (one: T) => void): (one: T) => void {
  const waiting: T[] = [];
  const next = (): void => {
    const [one] = waiting.splice(0, 1);
    if (waiting.length > 0) afterPaint(next);
    if (one !== undefined) pass(one);
  };
  return (one) => {
    waiting.push(one);
    if (waiting.length === 1) afterPaint(next);
  };
}

/** Writes what a commit made of the room into the store. */
function showsIn(store: RoomStore, local: LocalRoom, now: () => number): (news: News) => void {
  return ({ room, said }) => {
    const { viewer, you, view } = seenHere(room, local.deps);
    const held = { view, heard: heardSoFar(room, viewer) };
    const here = room.people.flatMap(({ no, id }) => (id === null ? [] : [no]));
    store.setState((state) => ({
      ...withHeld(state, held, hear(said, viewer).length),
      you,
      offset: now() - deviceNow(),
      presence: { here, watchers: [] },
      pending: null,
    }));
  };
}

/** Who says a command: whoever is asked, or everybody here; of a take-back first whoever takes back. */
function speakersOf(
  room: Room,
  seat: number | null,
  { command, key }: { readonly command: Command; readonly key: string },
): readonly string[] {
  if (command.do === 'endVote') return identities(room);
  const match = playing(room);
  if (command.do !== 'takeBack' || !match) return [identityAt(room, seat)];
  const back = backsOf(match).find((one) => one.key === key);
  const first = identityAt(room, back?.seat ?? seat);
  return [first, ...identities(room).filter((id) => id !== first)];
}

/** What nobody waits for is not told either when it is refused. */
function hintsTo(local: LocalRoom, store: RoomStore): Session['hint'] {
  return async (command, key) => {
    const id = identityAt(local.now(), store.getState().you.seat);
    local.submit({ kind: 'person', id }, { id: freshId(), key, command });
  };
}

/** Moves once the show is over that is on the table: whoever looks alone has seen enough of it by then, though its own end is still to come. */
function afterShow(store: RoomStore, local: LocalRoom, now: () => number, move: () => void): void {
  const { view } = store.getState();
  if (!view?.show || lookTogether(view) || now() >= view.show.endsAt) move();
  else endShow(local, now, view.show, move);
}

/** Ends a show in the name of the house as soon as its first steps were seen whole, and goes on. */
function endShow(local: LocalRoom, now: () => number, show: Show, goOn?: () => void): void {
  // whoever has left may have come back and moved: what they write is not written over
  if (local.isClosed) return;
  const wait = show.wholeUntil - now();
  // a timer may come too early by less than a ms
  if (wait > 0) {
    setTimeout(() => endShow(local, now, show, goOn), wait);
    return;
  }
  const { id } = show;
  local.submit({ kind: 'house' }, { id, key: 'room', command: { do: 'endShow', show: id } });
  goOn?.();
}

/** What follows a show is drawn, in as many pictures as a slow phone takes, before its end changes the table once more. In ms. */
const DRAWN_MS = 100;

/** Ends a show that somebody here has seen enough of: whoever plays here looks alone, and nobody is waited for. */
function tapFor(local: LocalRoom, now: () => number): Session['tap'] {
  return (show) => void setTimeout(() => endShow(local, now, show), DRAWN_MS);
}
