import type { Heard, RoomView } from '@kesem/room/view';
import { useEffect, useRef } from 'react';
import { isolate } from '../../i18n/isolate.ts';
import { announce } from '../../kit/announce.ts';
import type { Cue } from '../../kit/cues.ts';
import { play } from '../../kit/sound.ts';
import type { AnyGame } from '../../registry.ts';
import { turnSeats } from '../../state/seats.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import { useRoom } from './session.ts';
import { useTimeLeft } from './useTimeLeft.ts';
import { useCard, useGame, useView } from './view.ts';
import { lineFor } from './words.ts';

/** Says what happens: events as sounds and, with the chat, to screen readers, and "your turn" to everybody who looks away. */
export function useVoice(): void {
  useEvents();
  useChatLines();
  useTurnAlert();
  useRefusal();
  useTimeLeft();
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
    play(...soundsOf(fresh.heard, game, view));
    for (const heard of fresh.heard) {
      const line = lineFor(heard, game, view, lang);
      if (line) announce(line.text);
    }
  }, [fresh, game, view, lang]);
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
  const mine = typeof view.me === 'number' && turnSeats(view).includes(view.me);
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

/** What the events of one step sound like at this seat; the room's own events are silent. */
function soundsOf(heard: readonly Heard[], game: AnyGame | null, view: RoomView): readonly Cue[] {
  const me = typeof view.me === 'number' ? view.me : null;
  return heard.flatMap((one) => ('event' in one && game ? game.sounds(one.event, me) : []));
}
