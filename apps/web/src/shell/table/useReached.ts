import { useLayoutEffect, useState } from 'react';
import { deviceNow } from '../../state/now.ts';
import { useRoom } from '../room/session.ts';

/** Whether a moment of the server's clock has come, in ms; drawn anew when it does. */
export function useReached(moment: number): boolean {
  const offset = useRoom((state) => state.offset);
  const [reached, setReached] = useState<number | null>(null);
  useLayoutEffect(() => {
    const look = (): void => setReached(moment);
    const wait = moment - deviceNow() - offset;
    if (wait <= 0) return look();
    const timer = setTimeout(look, wait);
    return () => clearTimeout(timer);
  }, [moment, offset]);
  return reached === moment;
}
