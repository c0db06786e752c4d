/** Delivery: the one place that decides who hears what. */
import type { Told, Viewer } from './game.ts';

/** Returns the events that one viewer hears of one input, in order; 'all' hears the secret wording of everything. */
export function heardBy<E>(told: readonly Told<E>[], viewer: Viewer): readonly E[] {
  return told.flatMap((one) => {
    if (!('only' in one) || viewer === 'all') return [one.event];
    if (viewer !== 'public' && one.only.includes(viewer)) return [one.event];
    return one.others === undefined ? [] : [one.others];
  });
}

/** Returns the public wording of events; those that only some were told are left out. */
export function toldOpenly<E>(told: readonly Told<E>[]): readonly Told<E>[] {
  return heardBy(told, 'public').map((event) => ({ event }));
}
