import { useEffect, useReducer } from 'react';
import { clockDir, clockText } from './ClockFace.tsx';

interface WithClockProps {
  /** Empty: the clock stands alone. */
  readonly say: string;
  /** What is left on the clock now, in ms; null: there is none. */
  readonly left: () => number | null;
}

/** A sentence about somebody who thinks, with what is left to them. */
export const WithClock = ({ say, left }: WithClockProps) => {
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
  const ms = left();
  const isTimed = ms !== null;
  useEffect(() => {
    if (!isTimed) return undefined;
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [isTimed]);
  if (ms === null) return say;
  return (
    <>
      {say !== '' && `${say} · `}
      <bdi dir={clockDir(ms)}>{clockText(ms)}</bdi>
    </>
  );
};
