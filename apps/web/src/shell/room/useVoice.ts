import { useEffect, useRef } from 'react';
import { isolate } from '../../i18n/isolate.ts';
import { announce } from '../../kit/announce.ts';
import { turnSeats } from '../../state/seats.ts';
import { useDevice, useLang, useTexts } from '../frame/stores.ts';
import { knock } from './knock.ts';
import { useRoom } from './session.ts';
import { useCard, useGame, useView } from './view.ts';
import { lineFor } from './words.ts';

/** Says what happens: events and chat to screen readers, and "your turn" to everybody who looks away. */
export function useVoice(): void {
  useEvents();
  useChatLines();
  useTurnAlert();
}

function useEvents(): void {
  const fresh = useRoom((state) => state.fresh);
  const loaded = useGame();
  const game = loaded === 'failed' ? null : loaded;
  const view = useView();
  const lang = useLang();
  const done = useRef(fresh.id);
  useEffect(() => {
    if (fresh.id === done.current) return;
    done.current = fresh.id;
    for (const heard of fresh.heard) {
      const line = lineFor(heard, game, view, lang);
      if (line) announce(line.text);
    }
  }, [fresh, game, view, lang]);
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
  const sound = useDevice((state) => state.sound);
  const mine = typeof view.me === 'number' && turnSeats(view).includes(view.me);
  const was = useRef(mine);
  useEffect(() => {
    document.title = mine ? t.table.titleTurn(title) : `${title} · ${t.brand}`;
  }, [mine, title, t]);
  useEffect(() => {
    if (mine && !was.current) {
      announce(t.table.yourTurn, 'assertive');
      if (sound) knock();
      if (document.visibilityState === 'hidden') navigator.vibrate?.(80);
    }
    was.current = mine;
  }, [mine, sound, t]);
}
