/** The room as this client knows it: a mirror of what the link tells, and nothing that counts by itself. */
import type { TableView } from '@kesem/engine/core/table';
import type {
  ChatLine,
  CommandAnswer,
  Joined,
  Predictions,
  Presence,
  Reaction,
  You,
} from '@kesem/protocol/messages';
import type { Heard, InMidst, RoomView } from '@kesem/room/view';
import { createStore } from 'zustand/vanilla';

/** A command under way, by what it does. */
interface Pending {
  readonly id: string;
  readonly key: string;
  readonly does: string;
  /** The house has said that it cannot keep it just now: it is sent again until it can. */
  readonly unsaved: boolean;
}
export type Why = Extract<CommandAnswer, { ok: false }>['why'];

/** What has just been heard: a new object for each step, empty after a full view. */
interface Fresh {
  readonly id: number;
  readonly heard: readonly Heard[];
  /** What is still to be shown of earlier steps gives way to this one. */
  readonly cuts: boolean;
  /** The game's view before it; null: nothing was seen of it. */
  readonly before: TableView | null;
}

export interface RoomState {
  readonly status: 'connecting' | 'live' | 'lost' | 'gone' | 'out' | 'closed' | 'old' | 'shut';
  readonly lostWhy: 'restart' | 'tooFast' | null;
  /** Since when it has been lost, in ms of this device's clock. */
  readonly lostSince: number | null;
  readonly room: string | null;
  readonly you: You;
  readonly view: RoomView | null;
  readonly heard: readonly Heard[];
  /** How much was heard before that, and has not been asked for yet. */
  readonly after: number;
  readonly fresh: Fresh;
  /** How many of the last events the board has still to show. */
  readonly pendingEvents: number;
  readonly presence: Presence;
  readonly chat: readonly ChatLine[];
  /** The last that flew over the table: a new object each time. Null: none yet. */
  readonly reaction: Reaction | null;
  /** What the audience has foretold, as far as it is decided. Null: nothing. */
  readonly predictions: Predictions | null;
  /** What this client has foretold itself, by question. */
  readonly foretold: Readonly<Record<string, number>>;
  /** The seat from which a watcher looks; whoever sits looks from there. */
  readonly lookFrom: number;
  /** How many lines of the chat have been looked at. */
  readonly chatRead: number;
  readonly code: string | null;
  /** The time of the room's house minus this device's own, in ms. */
  readonly offset: number;
  readonly pending: Pending | null;
  /** The last refusal of a command, until something else happens. */
  readonly refusal: { readonly does: string; readonly why: Why } | null;
  /** Events that went by while there was no connection; null when that is old news. */
  readonly missed: number | null;
  /** The show in the middle of which this client came, and after how much of all that was heard it begins; null: in none. */
  readonly cameTo: { readonly show: string; readonly from: number } | null;
  /** A match against bots begins as soon as they sit: nobody waits in the waiting room. */
  readonly starts: boolean;
  /** The name of the host who put this person out of the room. */
  readonly removedBy: string | null;
}

export const BLANK: RoomState = {
  status: 'connecting',
  lostWhy: null,
  lostSince: null,
  room: null,
  you: { person: null, seat: null },
  view: null,
  heard: [],
  after: 0,
  fresh: { id: 0, heard: [], cuts: false, before: null },
  pendingEvents: 0,
  presence: { here: [], watchers: [] },
  chat: [],
  reaction: null,
  predictions: null,
  foretold: {},
  lookFrom: 0,
  chatRead: 0,
  code: null,
  offset: 0,
  pending: null,
  refusal: null,
  missed: null,
  cameTo: null,
  starts: false,
  removedBy: null,
};

/** An empty room's store. */
export function createRoomStore() {
  return createStore<RoomState>(() => BLANK);
}
export type RoomStore = ReturnType<typeof createRoomStore>;

/** The connection changed at `now`. Being lost begins once, however many attempts fail. */
export function withStatus(
  state: RoomState,
  status: RoomState['status'],
  lostWhy: RoomState['lostWhy'],
  now: number,
): RoomState {
  const lostSince = status === 'lost' ? (state.lostSince ?? now) : null;
  return { ...state, status, lostWhy, lostSince };
}

/** Joined, for the first time or again. Coming back after a loss says how much was missed. */
export function withJoined(state: RoomState, joined: Joined, missed: number): RoomState {
  const { room, you, presence, chat, code, predictions = null } = joined;
  const again = state.room !== null;
  return {
    ...state,
    room,
    you,
    presence,
    chat,
    predictions,
    chatRead: again ? state.chatRead : (chat.at(-1)?.id ?? 0),
    code,
    missed: again ? (state.missed ?? 0) + missed : null,
  };
}

/** Put out of the room: nothing is kept here of what was seen and said in it. */
export function withRemoved(by: string): RoomState {
  return { ...BLANK, removedBy: by };
}

/** The room after a step, whose last `fresh` events are new; where it cuts, what is still to be shown of earlier ones gives way. */
export function withHeld(
  state: RoomState,
  held: {
    readonly view: RoomView;
    readonly heard: readonly Heard[];
    readonly after?: number;
    readonly midst?: InMidst | null;
  },
  fresh: number,
  cuts = false,
): RoomState {
  const { view, heard, after = 0, midst = null } = held;
  const before = midst ? midst.before : (state.view?.table ?? null);
  const news = fresh > 0 ? heard.slice(-fresh) : [];
  const givesWay = cuts || midst !== null;
  return {
    ...state,
    view,
    heard,
    after,
    fresh: { id: state.fresh.id + 1, heard: news, cuts: givesWay, before },
    refusal: null,
    cameTo: cameTo(state, view, midst, after + heard.length),
    // nothing is known before the board has shown it or has said that it will not: else the end's scene is drawn for the
    // instant between a step and the board's own word, and thrown away
    pendingEvents: (givesWay ? 0 : state.pendingEvents) + eventsIn(news),
  };
}

/** The room with what was heard before, as far as it is held now. */
export function withEarlier(
  state: RoomState,
  { view, heard, after }: Pick<RoomState, 'heard' | 'after'> & { readonly view: RoomView },
): RoomState {
  const more = state.after - after;
  if (more <= 0 || state.view?.match?.id !== view.match?.id) return state;
  return { ...state, after, heard: [...heard.slice(0, more), ...state.heard] };
}

function eventsIn(heard: readonly Heard[]): number {
  return heard.filter((one) => 'event' in one).length;
}

/** Where a show begins for whoever has come in the middle of it, as long as it is the last. */
function cameTo(
  state: RoomState,
  { show }: RoomView,
  midst: InMidst | null,
  heard: number,
): RoomState['cameTo'] {
  if (midst && show) return { show: show.id, from: heard - midst.heard };
  return state.cameTo?.show === show?.id ? state.cameTo : null;
}

/** A line was said, or is told again because a name was taken out of it. */
export function withChat(state: RoomState, line: ChatLine): RoomState {
  const known = state.chat.findIndex(({ id }) => id === line.id);
  const chat = known < 0 ? [...state.chat, line] : state.chat.with(known, line);
  return { ...state, chat };
}

/** A command was answered. */
export function withAnswer(state: RoomState, does: string, answer: CommandAnswer): RoomState {
  return answer.ok
    ? { ...state, refusal: null }
    : { ...state, refusal: { does, why: answer.why }, starts: false };
}

/** The seat this screen moves for: one's own; where two share it, the one that is asked; null for watchers. */
export function handOf({ you, view }: Pick<RoomState, 'you' | 'view'>): number | null {
  const from = view?.table?.me;
  return you.seat !== null && typeof from === 'number' ? from : null;
}

/** Returns the events that have been shown: all but the last `pendingEvents` of the game. */
export function shownOf({
  heard,
  pendingEvents,
}: Pick<RoomState, 'heard' | 'pendingEvents'>): readonly Heard[] {
  if (pendingEvents === 0) return heard;
  const events = heard.flatMap((one, at) => ('event' in one ? [at] : []));
  return heard.slice(0, events.at(-pendingEvents) ?? 0);
}

/** How many lines nobody here has looked at, one's own aside. */
export function unread({
  chat,
  chatRead,
  you,
}: Pick<RoomState, 'chat' | 'chatRead' | 'you'>): number {
  return chat.filter(
    ({ id, person }) => id > chatRead && (person === null || person !== you.person),
  ).length;
}
