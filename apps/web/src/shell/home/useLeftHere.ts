import { useEffect, useState } from 'react';
import { CARDS } from '../../registry.ts';
import { browserStorage } from '../../state/deviceStorage.ts';
import type { Left } from '../here/left.ts';
import { OTHERS, slotOf } from '../here/slots.ts';

/** The matches under way at this device alone. Reading them takes the rules, which come when there are any. */
export function useLeftHere(): readonly Left[] {
  const [left, setLeft] = useState<readonly Left[]>([]);
  useEffect(() => {
    if (!isAnything()) return undefined;
    let wanted = true;
    const take = ({ leftHere }: typeof import('../here/left.ts')): void => {
      if (wanted) setLeft(leftHere());
    };
    void import('../here/left.ts').then(take, () => undefined);
    return () => {
      wanted = false;
    };
  }, []);
  return left;
}

function isAnything(): boolean {
  const storage = browserStorage();
  return CARDS.some(({ id }) => OTHERS.some((other) => storage.get(slotOf(id, other)) !== null));
}
