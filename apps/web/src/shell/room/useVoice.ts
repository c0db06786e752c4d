import { useEffect, useRef } from 'react';
import { isolate } from '../../i18n/isolate.ts';
import { announce } from '../../kit/announce.ts';
import { play } from '../../kit/sound.ts';
import type { AnyGame } from '../../registry.ts';
import { turnSeats } from '../../state/seats.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import { useRoom } from './session.ts';
import { useNews } from './useNews.ts';
import { useSounds } from './useSounds.ts';
import { useTimeLeft } from './useTimeLeft.ts';
import { useCard, useGame, useView } from './view.ts';
import { lineFor, spokenOf, useWords } from './words.ts';

/** Says what happens: events as sounds and, with the chat, to screen readers, and "your turn" to everybody who looks away. */
export function useVoice(): void {
  const loaded = useGame();
  const game = loaded === 'failed' ? null : loaded;
  useSounds(game);
  useLines(game);
  useChatLines();
  useTurnAlert();
  useRefusal();
  useTimeLeft();
}

function useLines(game: AnyGame | null): void {
  const view = useView();
  const words = useWords();
  useNews((news) => {
    for (const heard of news) {
      const line = lineFor(heard, game, view, words);
      if (line) announce(spokenOf(line));
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
  const isBehind = useRoom((state) => state.behind > 0);
  const mine = typeof view.me === 'number' && turnSeats(view).includes(view.me) && !isBehind;
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
