import { useEffect, useEffectEvent, useRef } from 'react';
import { isolate } from '../../i18n/isolate.ts';
import { announce } from '../../kit/announce.ts';
import { play } from '../../kit/sound.ts';
import { toast } from '../../kit/toast.ts';
import type { AnyGame } from '../../registry.ts';
import { turnSeats } from '../../state/seats.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import { useRoom } from './session.ts';
import { useNews } from './useNews.ts';
import { useSounds } from './useSounds.ts';
import { useTimeLeft } from './useTimeLeft.ts';
import { useCard, useGame, useView } from './view.ts';
import { isHostWord, lineFor, spokenOf, useWords } from './words.ts';

/** Says what happens: events as sounds and, with the chat, to screen readers, and "your turn" to everybody who looks away. */
export function useVoice(): void {
  const loaded = useGame();
  const game = loaded === 'failed' ? null : loaded;
  useSounds(game);
  useLines(game);
  useDraw(game);
  useChatLines();
  useTurnAlert();
  useRefusal();
  useTimeLeft();
}

/** Who sits where is shown when the room has drawn it. A new match begins its list anew, so this is no news. */
function useDraw(game: AnyGame | null): void {
  const view = useView();
  const words = useWords();
  const heard = useRoom((state) => state.heard);
  const waited = useRef(false);
  const tell = useEffectEvent(() => {
    const drawn = heard.find((one) => 'room' in one && one.room.type === 'drawn');
    const line = drawn && lineFor(drawn, game, view, words);
    if (line) toast(line.text);
  });
  useEffect(() => {
    if (view.stage === 'playing' && waited.current) tell();
    waited.current = view.stage === 'lobby';
  }, [view.stage]);
}

function useLines(game: AnyGame | null): void {
  const view = useView();
  const words = useWords();
  useNews((news) => {
    for (const heard of news) {
      const line = lineFor(heard, game, view, words);
      // what a host says of people is seen by all too, for the waiting room has no log
      if (line) ('room' in heard && isHostWord(heard.room) ? toast : announce)(spokenOf(line));
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
  const known = useRef(last?.id);
  useEffect(() => {
    if (!last || last.id === known.current) return;
    known.current = last.id;
    if (last.person !== null && last.person === me) return;
    const text = 'phrase' in last.say ? t.phrases[last.say.phrase] : last.say.text;
    announce(t.chat.line(isolate(last.name), isolate(text)));
  }, [last, me, t]);
}

function useTurnAlert(): void {
  const t = useTexts();
  const lang = useLang();
  const view = useView();
  const title = useCard()?.title(lang) ?? t.brand;
  const isShown = useRoom((state) => state.pendingEvents === 0);
  const mine = typeof view.me === 'number' && turnSeats(view).includes(view.me) && isShown;
  const was = useRef(mine);
  useEffect(() => {
    document.title = mine ? t.table.titleTurn(title) : `${title} · ${t.brand}`;
  }, [mine, title, t]);
  useEffect(() => {
    if (mine && !was.current) {
      announce(t.table.yourTurn, 'assertive');
      play('knock');
    }
    was.current = mine;
  }, [mine, t]);
}
