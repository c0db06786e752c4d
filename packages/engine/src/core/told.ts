/** Delivery: the one place that decides who hears what. */
import type { Told, Viewer } from './game.ts';

/** What one viewer hears of one input, in order; 'all' hears the secret wording of everything. */
export function heardBy<E>(told: readonly Told<E>[], viewer: Viewer): readonly E[] {
  return told.flatMap((one) => {
    if (!('only' in one) || viewer === 'all') return [one.event];
    if (viewer !== 'public' && one.only.includes(viewer)) return [one.event];
    return one.others === undefined ? [] : [one.others];
  });
}

/** What was told as everybody heard it: nothing that only some were told is left. */
export function toldOpenly<E>(told: readonly Told<E>[]): readonly Told<E>[] {
  return heardBy(told, 'public').map((event) => ({ event }));
}
