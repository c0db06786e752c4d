/** The time that is left for an answer, for whoever does not see its clock. */
import { useEffect, useEffectEvent, useRef } from 'react';
import { announce } from '../../../kit/announce.ts';

/** The seconds that are spoken. */
const SPOKEN: readonly number[] = [10, 5];

/** W4 Tells whoever listens how much time is left. */
export function useCountdown(left: () => number | null, say: (seconds: number) => string): void {
  const said = useRef(Infinity);
  const tick = useEffectEvent(() => {
    const ms = left();
    const now = SPOKEN.findLast((seconds) => ms !== null && ms <= seconds * 1000);
    if (now === undefined || now >= said.current) return;
    said.current = now;
    announce(say(now), 'assertive');
  });
  useEffect(() => {
    const timer = setInterval(() => tick(), 500);
    return () => clearInterval(timer);
  }, []);
}
