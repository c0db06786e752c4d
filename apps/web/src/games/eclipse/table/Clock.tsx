import { useEffect, useReducer } from 'react';
import { ClockFace } from '../../../kit/ClockFace.tsx';

const LOW_MS = 10_000;

interface ClockProps {
  /** What is left now, in ms; null: nothing runs. */
  readonly left: () => number | null;
}

/** A clock of the table; it is looked at four times a second. */
export const Clock = ({ left }: ClockProps) => {
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
  const ms = left();
  const isTimed = ms !== null;
  useEffect(() => {
    if (!isTimed) return undefined;
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [isTimed]);
  return ms !== null && <ClockFace ms={ms} low={ms < LOW_MS} size="sm" />;
};
