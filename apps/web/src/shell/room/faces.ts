/** The faces of the bots at a table. */
import { characterOf } from '@kesem/room/cast';
import type { RoomView } from '@kesem/room/view';
import { useEffect, useState } from 'react';
import type { Signs } from '../../kit/signs.tsx';
import { inkOf } from '../../state/device.ts';

/** Fetches the drawings. */
export const loadFaces = async () => (await import('../../kit/draw/faces.ts')).FACES;
export type Drawn = Awaited<ReturnType<typeof loadFaces>>;

/** A face for the ink of each bot that sits or plays. */
export function signsOf({ people, chairs, match }: RoomView, faces: Drawn): Signs {
  const here = new Set([...chairs.map(({ person }) => person), ...(match?.players ?? [])]);
  return Object.fromEntries(
    people.flatMap(({ no, bot, ...one }) =>
      bot !== null && here.has(no)
        ? [[inkOf(one.ink), faces[characterOf({ ...one, bot })]] as const]
        : [],
    ),
  );
}

/** Returns the drawings once they have come, from when they are needed; null until then. */
export function useDrawn(isNeeded: boolean): Drawn | null {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  useEffect(() => {
    if (isNeeded) loadFaces().then(setDrawn, () => undefined);
  }, [isNeeded]);
  return drawn;
}
