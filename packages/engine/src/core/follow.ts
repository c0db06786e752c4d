/** How a game tells what an event changes in a view: `follow` as a table by the types of events. */
import type { Game, Types } from './game.ts';

/** The parts of the view that each type of event changes; `{}` where it changes none. */
export type Changes<T extends Types> = {
  readonly [K in T['event']['type']]: (
    view: T['view'],
    event: Extract<T['event'], { readonly type: K }>,
  ) => Partial<T['view']>;
};

/** The `follow` of a game whose events change views as in this table. */
export function following<T extends Types>(changes: Changes<T>): Game<T>['follow'] {
  return (view, event) => {
    const type: T['event']['type'] = event.type;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the entry under an event's type takes that event
    const change = changes[type] as (view: T['view'], event: T['event']) => Partial<T['view']>;
    return { ...view, ...change(view, event) };
  };
}
