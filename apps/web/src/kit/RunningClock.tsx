import { useEffect, useReducer } from 'react';
import { ClockFace } from './ClockFace.tsx';

interface RunningClockProps {
  /** What is left now, in ms; null: nothing runs. */
  readonly left: () => number | null;
  /** Below this many ms it is low. */
  readonly low: number;
}

/** The time that is left, looked at four times a second; nothing where nothing runs. */
export const RunningClock = ({ left, low }: RunningClockProps) => {
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
  const ms = left();
  const isTimed = ms !== null;
  useEffect(() => {
    if (!isTimed) return undefined;
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [isTimed]);
  return ms !== null && <ClockFace ms={ms} low={ms < low} size="sm" />;
};
