import { useEffect, useState } from 'react';
import { useView } from '../room/view.ts';

/** How long after a match has come on whoever is late still finds the way in, large, in ms. */
const OPEN_MS = 60_000;

/** Whether the invitation gives its room to the board: some time into a match, until its end stands there. */
export function useFolded(isOver: boolean): boolean {
  const { stage, match } = useView();
  const number = stage === 'lobby' || isOver ? undefined : match?.number;
  const [folded, setFolded] = useState<number | null>(null);
  useEffect(() => {
    if (number === undefined) return undefined;
    const timer = setTimeout(() => setFolded(number), OPEN_MS);
    return () => clearTimeout(timer);
  }, [number]);
  return number !== undefined && folded === number;
}
