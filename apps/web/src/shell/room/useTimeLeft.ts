import { useEffect } from 'react';
import { announce } from '../../kit/announce.ts';
import { deviceNow } from '../../state/now.ts';
import { clockOf } from '../../state/seats.ts';
import { useTexts } from '../frame/stores.ts';
import { useRoom } from './session.ts';
import { useHand, useView } from './view.ts';

/** When what is left is said, in seconds. */
const MARKS = [30, 10, 5];

/** Says how much time is left to whoever is to move. */
export function useTimeLeft(): void {
  const t = useTexts().view;
  const view = useView();
  const hand = useHand();
  const offset = useRoom((state) => state.offset);
  const clock = hand === null ? null : clockOf(view, { seat: hand });
  const runs = clock !== null && clock.since !== null;
  // the moment it runs out by this device's clock, which stays while it runs
  const end = runs ? clock.left + (clock.since ?? 0) - offset : null;
  const began = runs ? clock.left : 0;
  useEffect(() => {
    if (end === null) return undefined;
    const left = end - deviceNow();
    const timers = MARKS.filter((mark) => mark * 1000 < Math.min(left, began)).map((mark) =>
      setTimeout(() => announce(t.secondsLeft(mark), 'assertive'), left - mark * 1000),
    );
    return () => timers.forEach(clearTimeout);
  }, [end, began, t]);
}
