import type { HandsView } from '@kesem/room/commentary';
import { useEffect, useState } from 'react';
import { useOnline, useRoom } from '../room/session.ts';

/** Hands are asked for so long after something was heard, in ms: much is often heard at once. */
const SETTLED_MS = 600;

/** The hands of some rounds ago; or that they are asked for, come later, or cannot be fetched just now. */
export function usePast(): HandsView | 'asked' | 'early' | 'lost' {
  const { link } = useOnline();
  const isLive = useRoom(({ status }) => status === 'live');
  const heard = useRoom((state) => state.heard.length);
  const [past, setPast] = useState<ReturnType<typeof usePast>>('asked');
  const isFirst = past === 'asked';
  useEffect(() => {
    // asked anew whenever something is heard
    if (!isLive || heard < 0) return undefined;
    let wanted = true;
    const ask = async (): Promise<void> => {
      const answer = await link.ask('hands', {});
      if (!wanted) return;
      const hands = answer?.ok ? (answer.hands ?? 'early') : 'lost';
      setPast((before) => (isSamePlace(before, hands) ? before : hands));
    };
    const timer = setTimeout(() => void ask(), isFirst ? 0 : SETTLED_MS);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [link, isLive, heard, isFirst]);
  return past;
}

type Past = ReturnType<typeof usePast>;

function isSamePlace(a: Past, b: Past): boolean {
  if (typeof a !== 'object' || typeof b !== 'object') return a === b;
  return a.match === b.match && a.round === b.round;
}
