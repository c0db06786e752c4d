import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Reader } from '../../kit/reading.tsx';
import { playsAlone } from '../../state/seats.ts';
import { useSession } from './session.ts';

/** Whoever closes one thing often opens another, or plays: a match goes on only after this, in ms. */
const CALM_MS = 400;
const NOBODY: readonly boolean[] = [];

interface Pause extends Pick<Reader, 'begin'> {
  /** Whether what is read has the note of the pause beside it. */
  readonly isNoted: boolean;
}

/** Lets a match against bots alone stand still while something is read at this screen. */
export function usePause(): Pause {
  const [readers, setReaders] = useState(NOBODY);
  const begin = useCallback((noted: boolean) => {
    setReaders((now) => [...now, noted]);
    return () => setReaders((now) => now.toSpliced(now.indexOf(noted), 1));
  }, []);
  usePausing(readers.length > 0);
  return { begin, isNoted: readers.includes(true) };
}

function usePausing(reading: boolean): void {
  const { store, hint } = useSession();
  const asked = useRef<Promise<void> | null>(null);
  const say = useEffectEvent((what: 'pause' | 'resume') => {
    const { view, you } = store.getState();
    if (!view || !playsAlone(view, you.seat)) return null;
    return hint({ do: what }, `${view.match?.number}/${what}`);
  });
  useEffect(() => {
    if (reading) {
      asked.current = say('pause') ?? asked.current;
      return undefined;
    }
    const pause = asked.current;
    const timer = setTimeout(() => {
      asked.current = null;
      // it must not overtake the pause that it ends
      void pause?.then(() => say('resume'));
    }, CALM_MS);
    return () => clearTimeout(timer);
  }, [reading]);
}
