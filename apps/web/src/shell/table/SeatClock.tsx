import { ClockFace, clockText } from '../../kit/ClockFace.tsx';
import { clockOf, leftOn } from '../../state/seats.ts';
import { useTexts } from '../frame/stores.ts';
import { useServerNow } from '../room/useNow.ts';
import { useHand, useView } from '../room/view.ts';
import { WithMoreTime } from './MoreTime.tsx';

const LOW_MS = 10_000;
/** When more time is offered under the clock: not before the first word of how little is left. */
const OFFER_MS = 30_000;

/** What is left to a seat; nothing where no clock runs for it. */
export const SeatClock = ({ seat }: { readonly seat: number }) => {
  const t = useTexts().table;
  const isMine = useHand() === seat;
  const clock = clockOf(useView(), { seat });
  const running = clock !== null && clock.since !== null;
  const now = useServerNow(running);
  if (!clock) return null;
  const left = leftOn(clock, now);
  const face = (
    <ClockFace
      ms={left}
      low={running && left < LOW_MS}
      running={running}
      size="sm"
      label={t.timeLeft(clockText(left))}
    />
  );
  return isMine && left <= OFFER_MS ? <WithMoreTime>{face}</WithMoreTime> : face;
};
