import { useEffect, useRef, useState } from 'react';
import { deviceNow } from '../../state/now.ts';
import { useRoom } from '../room/session.ts';
import { useView } from '../room/view.ts';
import { othersAsked } from './hurry.ts';

/** How long somebody may think before others may say so, in ms. */
const THOUGHT_MS = 20_000;

/** Whether somebody else has thought about one question for long. */
export function useThinker(): boolean {
  const view = useView();
  const me = useRoom((state) => state.you.seat);
  const asked = othersAsked(view, me).join('|');
  const since = useRef<ReadonlyMap<string, number>>(new Map());
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const now = deviceNow();
    const keys = asked === '' ? [] : asked.split('|');
    since.current = new Map(keys.map((key) => [key, since.current.get(key) ?? now]));
    const left = Math.min(...since.current.values()) + THOUGHT_MS - now;
    // it follows from how long the world outside has been so
    setLong(left <= 0);
    if (left <= 0 || left === Number.POSITIVE_INFINITY) return undefined;
    const timer = setTimeout(() => setLong(true), left);
    return () => clearTimeout(timer);
  }, [asked]);
  return isLong;
}
