import type { ChatLine } from '@kesem/protocol/messages';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { seatOf } from '../../state/seats.ts';
import { useDevice } from '../frame/stores.ts';
import { useRoom, useSession } from '../room/session.ts';
import { useMuted } from '../room/useMuted.ts';

/** How long a line of the chat stands beside whoever said it, in ms. */
export const BUBBLE_MS = 4000;

export interface Bubble {
  readonly line: ChatLine;
  /** The seat of whoever said it; null: it comes from the audience. */
  readonly seat: number | null;
}

/** What others have just said in the chat, the last line of each place; what is said of a question is shown by its board. */
export function useBubbles(): readonly Bubble[] {
  const { store } = useSession();
  const zen = useDevice((state) => state.zen);
  const last = useRoom((state) => state.chat.at(-1));
  const { isMuted } = useMuted();
  const known = useRef(last?.id);
  const [bubbles, setBubbles] = useState<readonly Bubble[]>([]);
  const show = useEffectEvent((line: ChatLine): (() => void) | undefined => {
    const { you, view } = store.getState();
    const isMine = line.person !== null && line.person === you.person;
    if (isMine || isMuted(line.person ?? line.name) || zen || !view || line.about !== undefined)
      return undefined;
    const bubble = { line, seat: seatOf(view, line.person) };
    setBubbles((all) => [...all.filter(({ seat }) => seat !== bubble.seat), bubble]);
    return () => setBubbles((all) => all.filter((one) => one !== bubble));
  });
  useEffect(() => {
    if (!last || last.id === known.current) return;
    known.current = last.id;
    const hide = show(last);
    if (hide) setTimeout(hide, BUBBLE_MS);
  }, [last]);
  return bubbles;
}
