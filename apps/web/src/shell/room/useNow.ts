import { useEffect, useState } from 'react';
import { deviceNow } from '../../state/now.ts';
import { useRoom } from './session.ts';

/** This device's time in ms, read again every `ms` while `active`. */
export function useNow(active: boolean, ms = 500): number {
  const [now, setNow] = useState(deviceNow);
  useEffect(() => {
    if (!active) return undefined;
    const tick = (): void => setNow(deviceNow());
    const first = setTimeout(tick, 0);
    const timer = setInterval(tick, ms);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [active, ms]);
  return now;
}

/** Whole seconds until a moment of the server's time, in ms, of which at least one is said. */
export function useSecondsTo(moment: number): number {
  return Math.max(1, Math.ceil((moment - useServerNow(true, 100)) / 1000));
}

/** The server's time in ms, read again every `ms` while `active`. */
export function useServerNow(active: boolean, ms = 250): number {
  const offset = useRoom((state) => state.offset);
  return useNow(active, ms) + offset;
}
