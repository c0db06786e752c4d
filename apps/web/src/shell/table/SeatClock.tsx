import { ClockFace, clockText } from '../../kit/ClockFace.tsx';
import { clockOf, leftOn } from '../../state/seats.ts';
import { useTexts } from '../frame/stores.ts';
import { useServerNow } from '../room/useNow.ts';
import { useView } from '../room/view.ts';

const LOW_MS = 10_000;

/** What is left to a seat; nothing where no clock runs for it. */
export const SeatClock = ({ seat }: { readonly seat: number }) => {
  const t = useTexts().table;
  const clock = clockOf(useView(), seat);
  const running = clock !== null && clock.since !== null;
  const now = useServerNow(running);
  if (!clock) return null;
  const left = leftOn(clock, now);
  return (
    <ClockFace
      ms={left}
      low={running && left < LOW_MS}
      running={running}
      size="sm"
      label={t.timeLeft(clockText(left))}
    />
  );
};
