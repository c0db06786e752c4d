import type { Reaction } from '@kesem/protocol/messages';
import { useEffect, useEffectEvent, useState } from 'react';
import { play } from '../../kit/sound.ts';
import { deviceNow } from '../../state/now.ts';
import { seatOf, turnSeats } from '../../state/seats.ts';
import { type Stamp, seenAt, withFlown } from '../../state/stamps.ts';
import { useDevice } from '../frame/stores.ts';
import { useSession } from '../room/session.ts';
import { useMuted } from '../room/useMuted.ts';
import { isPressed } from './hurry.ts';

/** How many soft ticks are heard in a second, however much is told. */
const TICKS = 4;

/** The reactions that fly over the table now: none while they are hushed, or while my own clock runs out. */
export function useStamps(): readonly Stamp[] {
  const { store } = useSession();
  const hushed = useDevice((state) => state.hush || state.zen);
  const [stamps, setStamps] = useState<readonly Stamp[]>([]);
  const { isMuted } = useMuted();
  const [ticks] = useState(ticker);
  const fly = useEffectEvent(({ kind, name, person }: Reaction): void => {
    const state = store.getState();
    if (hushed || isMuted(person ?? name) || !state.view || isPressed(state, deviceNow())) return;
    const seat = seatOf(state.view, person);
    // whoever the table waits for is called again
    const isMeant = kind === 'nu' && turnSeats(state.view).some((one) => one === state.you.seat);
    if (ticks(deviceNow())) play(isMeant ? 'knock' : 'tick');
    setStamps((before) => withFlown(before, { kind, name, seat }, deviceNow()));
  });
  useEffect(
    () =>
      store.subscribe(({ reaction }, before) => {
        if (reaction && reaction !== before.reaction) fly(reaction);
      }),
    [store],
  );
  useGone(stamps, setStamps);
  return stamps;
}

/** Takes away each stamp when its time is over. */
function useGone(
  stamps: readonly Stamp[],
  setStamps: (next: (before: readonly Stamp[]) => readonly Stamp[]) => void,
): void {
  const next = Math.min(...stamps.map(({ until }) => until));
  useEffect(() => {
    if (next === Number.POSITIVE_INFINITY) return undefined;
    const wait = Math.max(0, Math.ceil(next - deviceNow()));
    const timer = setTimeout(() => setStamps((before) => seenAt(before, next)), wait);
    return () => clearTimeout(timer);
  }, [next, setStamps]);
}

/** Returns what says of a moment, in ms, whether one more tick may be heard. */
function ticker(): (now: number) => boolean {
  let heard: readonly number[] = [];
  return (now) => {
    heard = heard.filter((at) => now - at < 1000);
    if (heard.length >= TICKS) return false;
    heard = [...heard, now];
    return true;
  };
}
