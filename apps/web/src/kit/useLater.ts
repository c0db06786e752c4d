import { useEffect, useState } from 'react';
import { whenIdle } from './whenIdle.ts';

/** What a page opens with is fetched and drawn by then, in ms. */
const OPENED_MS = 5_000;

/** Whether the page has been here for a while and has had nothing to do: what is needed later may be fetched now. */
export function useLater(): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    let callOff: (() => void) | null = null;
    const timer = setTimeout(() => {
      callOff = whenIdle(() => setLater(true));
    }, OPENED_MS);
    return () => {
      clearTimeout(timer);
      callOff?.();
    };
  }, []);
  return isLater;
}
