/** One visit to one room: the link, its store, and what the screens may ask for. */
import type { CommandAnswer } from '@kesem/protocol/messages';
import type { Command, CommandOf } from '@kesem/room/command';
import type { Show } from '@kesem/room/match';
import type { PersonNo } from '@kesem/room/person';
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { textsOf } from '../../i18n/texts.ts';
import { toast } from '../../kit/toast.ts';
import type { LinkEvents } from '../../net/around.ts';
import { RoomLink } from '../../net/link.ts';
import type { QueuedCommand } from '../../net/outbox.ts';
import { browserOutboxStorage } from '../../net/outboxStorage.ts';
import { freshId } from '../../net/random.ts';
import type { ReadBrief } from '../../net/rules.ts';
import { onWake } from '../../net/wake.ts';
import { loadGame } from '../../registry.ts';
import { openCurtain } from '../../state/curtain.ts';
import { deviceNow } from '../../state/now.ts';
import {
  createRoomStore,
  type RoomState,
  type RoomStore,
  withAnswer,
  withChat,
  withEarlier,
  withHeld,
  withJoined,
  withRemoved,
  withStatus,
} from '../../state/room.ts';
import { lookTogether } from '../../state/seats.ts';
import { device, profileOf } from '../frame/stores.ts';
import { startsAtOnce } from '../home/open.ts';
import { refusalText } from './refusals.ts';

/** What only a room of the house has: the link that others come by, and the line it hangs on. */
export interface Online {
  readonly token: string;
  readonly link: RoomLink;
}

type Hint = CommandOf<'pause' | 'resume'>;

/** A table as its screens see it, wherever it stands: in the house, on this device, or in a replay. */
export interface Session {
  /** Null for a table of this device alone: nobody to invite, to talk to, to wait for. */
  readonly online: Online | null;
  readonly store: RoomStore;
  /** A command that names no question of the table; `by` somebody else at this device, who shares it. */
  readonly ask: (command: Command, by?: PersonNo) => void;
  /** A command of the waiting room or of the end. */
  readonly askStage: (command: Command) => void;
  /** A command that answers the question with this key. */
  readonly answer: (command: Command, key: string) => void;
  /** A command that is sent once, and nothing waits for it: it may be lost. Resolves when it was answered or was not. */
  readonly hint: (command: Hint, key: string) => Promise<void>;
  /** Enough has been seen of a show; the host may say so for all. */
  readonly tap: (show: Show, forAll: boolean) => void;
}

/** Opens the room behind a token, to sit in it, or for a `screen` that only shows it. Close its link when the page is left. */
export function openSession(token: string, screen = false): Session & { readonly online: Online } {
  const store = createRoomStore();
  store.setState({ starts: startsAtOnce(token) });
  const link = new RoomLink(
    {
      token,
      screen,
      profile: () => profileOf(device.getState()),
      chat: () => store.getState().chat,
      connect: async (events) => (await import('../../net/socket.ts')).connect(events),
      storage: browserOutboxStorage,
      rules: { build: pageBuild(), of: readerOf },
      after,
      now: deviceNow,
      random: Math.random,
      fresh: freshId,
      onWake,
    },
    mirrored(store),
  );
  const answer = (command: Command, key: string): void => {
    const barred = link.put(command, key);
    const t = textsOf(device.getState().lang);
    if (barred === 'offline') toast(t.refusals.offline, 'danger');
    if (barred === 'busy') toast(t.table.saving);
  };
  return {
    online: { token, link },
    store,
    answer,
    tap: ({ id }, forAll) => void link.tap(id, forAll),
    ask: (command) => answer(command, 'room'),
    askStage: (command) => answer(command, store.getState().view?.key ?? ''),
    hint: (command, key) => link.hint(command, key),
  };
}

/** The page's own script, by which the server tells a page of its own build. */
function pageBuild(): string | null {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script && new URL(script.src).pathname;
}

/** What reads steps of a game in short: it comes with the game, after the page. */
async function readerOf(game: string): Promise<ReadBrief | null> {
  const [played, { readBrief }] = await Promise.all([loadGame(game), import('@kesem/room/brief')]);
  return played && ((known, brief) => readBrief(known, brief, played.following));
}

function after(ms: number, call: () => void): () => void {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
}

const NOT_PENDING = { pending: null };

/** What the link tells, written into the store. */
function mirrored(store: RoomStore): LinkEvents {
  const set = store.setState;
  const curtain = openCurtain({ now: () => deviceNow() + store.getState().offset, after });
  return {
    status: (status, why) => set((state) => withStatus(state, status, why, deviceNow())),
    joined: (joined, missed) => set((state) => withJoined(state, joined, missed)),
    held: (held, fresh, isFull) =>
      curtain.news({
        show: lookTogether(held.view) ? held.view.show : null,
        isFull,
        tell: () => set((state) => withHeld(state, held, fresh)),
      }),
    earlier: (held) => set((state) => withEarlier(state, held)),
    removed: (by) => set(withRemoved(by)),
    offset: (offset) => set({ offset }),
    you: (you) => set({ you }),
    presence: (presence) => set({ presence }),
    chat: (line) => set((state) => withChat(state, line)),
    reaction: (reaction) => set({ reaction }),
    // not before the table shows what was foretold
    predictions: (predictions) => curtain.behind(() => set({ predictions })),
    code: (code) => set({ code }),
    pending: (queued, unsaved) => {
      if (queued) return set({ pending: pendingOf(queued, unsaved) });
      const { pending } = store.getState();
      // what came of it may be held back, and until it is told the command is under way
      curtain.behind(() =>
        set((state) => (state.pending?.id === pending?.id ? NOT_PENDING : state)),
      );
    },
    answered: (queued, answer) => tellAnswer(store, queued.command.do, answer),
  };
}

/** What came of a command. A game's own refusal of a move is said beside its board; every other is said here. */
export function tellAnswer(store: RoomStore, does: string, answer: CommandAnswer): void {
  store.setState((state) => withAnswer(state, does, answer));
  if (answer.ok) return;
  const { lang } = device.getState();
  const text = refusalText(answer.why, lang);
  if (text !== null) toast(text, 'danger');
  else if (does !== 'move') toast(textsOf(lang).refusals.unknown, 'danger');
}

function pendingOf({ id, key, command }: QueuedCommand, unsaved: boolean): RoomState['pending'] {
  return { id, key, does: command.do, unsaved };
}

const Visit = createContext<Session | null>(null);
export const VisitProvider = Visit.Provider;

/** The visit this screen belongs to. */
export function useSession(): Session {
  const session = useContext(Visit);
  if (!session) throw new Error('a screen of a room stands outside of one');
  return session;
}

/** The line to the house. Only below what is shown in a room of the house. */
export function useOnline(): Online {
  const { online } = useSession();
  if (!online) throw new Error('a table of this device alone has no line');
  return online;
}

/** One part of the room as it is now. */
export function useRoom<X>(part: (state: RoomState) => X): X {
  return useStore(useSession().store, part);
}
