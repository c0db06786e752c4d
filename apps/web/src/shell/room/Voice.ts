import type { ChatLine } from '@kesem/protocol/messages';
import type { RoomEvent } from '@kesem/room/said';
import type { RoomView } from '@kesem/room/view';
import { useEffect, useEffectEvent, useRef } from 'react';
import { bare, isolate } from '../../i18n/isolate.ts';
import { listed } from '../../i18n/numbers.ts';
import { announce } from '../../kit/announce.ts';
import { play } from '../../kit/sound.ts';
import { toast } from '../../kit/toast.ts';
import type { AnyGame } from '../../registry.ts';
import { callsFor, turnSeats } from '../../state/seats.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import { useRoom } from './session.ts';
import { useMuted } from './useMuted.ts';
import { useNews } from './useNews.ts';
import { useSounds } from './useSounds.ts';
import { useTimeLeft } from './useTimeLeft.ts';
import { useCard, useGame, useNames, useView } from './view.ts';
import { drawnFor, isForAll, lineFor, spokenOf, useWords } from './words.ts';

/**
 * Says what happens: events as sounds and, with the chat, to screen readers, and "your turn" to everybody who looks away. It stands
 * beside the table and not above it, for it follows every step that is shown, and a table that hangs from it would be drawn anew each time.
 */
export const Voice = (): null => {
  const loaded = useGame();
  const game = loaded === 'failed' ? null : loaded;
  useSounds(game);
  useLines(game);
  useDraw(game, loaded !== null);
  useSwitch(game);
  useChatLines();
  useTurnAlert();
  useRematchAlert();
  useRefusal();
  useTimeLeft();
  return null;
};

/** Who sits where is shown when the room has drawn it, to whoever plays only their own: the others stand at the table. A new match begins its list anew, so this is no news. */
function useDraw(game: AnyGame | null, isKnown: boolean): void {
  const view = useView();
  const words = useWords();
  const heard = useRoom((state) => state.heard);
  const me = useRoom((state) => state.you.person);
  const waited = useRef(false);
  const tell = useEffectEvent(() => {
    const drawn = heard.find((one) => 'room' in one && one.room.type === 'drawn');
    const own = drawnFor(me, heard, game, words.lang);
    const line = own ?? (drawn && lineFor(drawn, game, view, words)?.text);
    if (line) toast(line);
  });
  useEffect(() => {
    // a seat has its name from the game
    const isDue = view.stage === 'playing' && waited.current;
    if (isDue && !isKnown) return;
    if (isDue) tell();
    waited.current = view.stage === 'lobby';
  }, [view.stage, isKnown]);
}

/** The way from the end of a match to another game begins the list of what is heard anew, too: what changed by it is seen in the chairs. */
function useSwitch(game: AnyGame | null): void {
  const t = useTexts();
  const me = useRoom((state) => state.you.person);
  const view = useView();
  const words = useWords();
  const was = useRef(view);
  const say = useEffectEvent((room: RoomEvent) => {
    const line = lineFor({ at: 0, room }, game, view, words);
    const isMe = room.type === 'hosts' && room.person === me;
    if (line) toast(isMe ? t.events.youHost : line.text);
  });
  useEffect(() => {
    const before = was.current;
    was.current = view;
    if (before.stage !== 'over' || view.stage !== 'lobby') return;
    const [out, come] = [gone(before, view), gone(view, before)];
    if (before.game !== view.game || out.length + come.length > 0) {
      say({ type: 'switched', game: view.game, out, in: come });
    }
    if (before.host !== view.host) say({ type: 'hosts', person: view.host });
  }, [view]);
}

/** Humans of the room who sat before, and sit no more. */
function gone(before: RoomView, after: RoomView): readonly number[] {
  return after.people
    .filter(
      ({ no, bot, is }) => bot === null && is === 'in' && isAt(before, no) && !isAt(after, no),
    )
    .map(({ no }) => no);
}

function isAt({ chairs }: RoomView, no: number): boolean {
  return chairs.some(({ person }) => person === no);
}

function useLines(game: AnyGame | null): void {
  const t = useTexts();
  const me = useRoom((state) => state.you.person);
  const view = useView();
  const words = useWords();
  useNews((news) => {
    for (const heard of news) {
      const line = lineFor(heard, game, view, words);
      if (!line) continue;
      // the waiting room has no log
      const isSeen = 'room' in heard && isForAll(heard.room);
      const isMine = isSeen && heard.room.type === 'hosts' && heard.room.person === me;
      (isSeen ? toast : announce)(isMine ? t.events.youHost : spokenOf(line));
    }
  });
}

/** The words of a refusal stand in the action bar; it is heard too. */
function useRefusal(): void {
  const refusal = useRoom((state) => state.refusal);
  useEffect(() => {
    if (refusal) play('refuse');
  }, [refusal]);
}

function useChatLines(): void {
  const last = useRoom((state) => state.chat.at(-1));
  const me = useRoom((state) => state.you.person);
  const t = useTexts();
  const { isMuted } = useMuted();
  const known = useRef(last?.id);
  const tell = useEffectEvent(({ person, name, say }: ChatLine): void => {
    if (isMuted(person ?? name) || (person !== null && person === me)) return;
    const text = 'phrase' in say ? t.phrases[say.phrase] : say.text;
    announce(t.chat.line(isolate(name), isolate(text)));
  });
  useEffect(() => {
    if (!last || last.id === known.current) return;
    known.current = last.id;
    tell(last);
  }, [last]);
}

function useTurnAlert(): void {
  const t = useTexts();
  const lang = useLang();
  const view = useView();
  const title = useCard()?.title(lang) ?? t.brand;
  const calls = useCalls();
  const isShown = useRoom((state) => state.pendingEvents === 0);
  const mine = typeof view.me === 'number' && turnSeats(view).includes(view.me) && isShown;
  const was = useRef(mine);
  useEffect(() => {
    const quiet = calls === '' ? title : calls;
    document.title = mine ? t.table.titleTurn(title) : `${quiet} · ${t.brand}`;
  }, [mine, title, calls, t]);
  useEffect(() => {
    if (mine && !was.current) {
      announce(t.table.yourTurn, 'assertive');
      play('knock');
    }
    was.current = mine;
  }, [mine, t]);
}

/** Who wants another match, for whoever has not answered, in words; empty: nobody asks. */
function useCalls(): string {
  const t = useTexts().end;
  const lang = useLang();
  const name = useNames();
  const calls = callsFor(useView());
  return calls.length === 0 ? '' : t.wants(bare(listed(lang, calls.map(name))), calls.length);
}

/** Whoever is asked to join a rematch hears it, also where the page is not looked at. */
function useRematchAlert(): void {
  const calls = useCalls();
  const was = useRef(calls);
  useEffect(() => {
    if (calls !== '' && calls !== was.current) {
      announce(calls);
      play('beat');
    }
    was.current = calls;
  }, [calls]);
}
