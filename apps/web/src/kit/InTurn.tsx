import { type ReactNode, useEffect, useState } from 'react';
import { afterPaint } from './afterPaint.ts';

interface InTurnProps {
  /** How many pictures later than the first of its neighbours it comes. */
  readonly nth: number;
  /** What is only seen: what is said stands outside, and is there at once. */
  readonly children: ReactNode;
}

/** One of several parts that a slow phone cannot draw in one picture: each comes in one of its own, in a place that is kept for it. */
export const InTurn = ({ nth, children }: InTurnProps) => (useTurn(nth) ? children : null);

/** Whether the turn has come of what is drawn that many pictures later than what it hangs on. */
export function useTurn(nth: number): boolean {
  const [left, setLeft] = useState(nth);
  useEffect(() => (left > 0 ? afterPaint(() => setLeft(left - 1)) : undefined), [left]);
  return left === 0;
}

/** What is drawn so many pictures later than it is given, one or more: a change that a slow phone cannot draw in one. The first is drawn at once. */
export function useBehind<T>(given: T, pictures: number): T {
  const [shown, setShown] = useState(given);
  useEffect(
    () => (shown === given ? undefined : afterPictures(pictures, () => setShown(() => given))),
    [shown, given, pictures],
  );
  return shown;
}

function afterPictures(count: number, run: () => void): () => void {
  let callOff = afterPaint(() => {
    if (count > 1) callOff = afterPictures(count - 1, run);
    else run();
  });
  return () => callOff();
}
