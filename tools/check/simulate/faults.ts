/** What goes wrong in an evening, drawn before it begins, so that any part of it can be left out and the rest tried again. */
import type { Stream } from '@kesem/engine/core/random';

/** From how many ms on in its part of the evening something goes wrong, for how long, and for whom. */
export interface Fault {
  readonly part: number;
  readonly at: number;
  readonly kind: Kind;
  /** Whom it meets, where it meets somebody. */
  readonly who: number;
  /** For so many ms, where it lasts. */
  readonly ms: number;
}

/** What meets one of the people, and not all. */
const ONE = ['closed', 'halfOpen', 'reload', 'asleep', 'late', 'doubled', 'offline'] as const;
export const KINDS = [
  ...ONE,
  'crash',
  'dies',
  'upgrade',
  'full',
  'broken',
  'unread',
  'slow',
  'forwards',
  'back',
] as const;
/** What befalls one node of several, or the way of their hints. */
const OF_NODES = ['nodeCrash', 'nodeHalt', 'nodeCut', 'unhinted'] as const;
type Kind = (typeof KINDS)[number] | (typeof OF_NODES)[number];
const KINDS_OF_NODES: readonly Kind[] = [...KINDS, ...OF_NODES, ...OF_NODES];

/** Nothing lasts longer, in ms. */
export const MOST_MS = 20_200;

export const OF_ONE: ReadonlySet<Kind> = new Set<Kind>(ONE);

/** What goes wrong in so many parts of so many ms each, in a house of so many nodes. */
export function drawnFaults(
  chance: Stream,
  { parts, ms, nodes }: { readonly parts: number; readonly ms: number; readonly nodes: number },
): readonly Fault[] {
  const kinds = nodes > 1 ? KINDS_OF_NODES : KINDS;
  return Array.from({ length: parts }, (_, part) => {
    const count = chance.int(18);
    return Array.from({ length: count }, () => ({
      part,
      at: chance.int(ms),
      kind: chance.pick(kinds),
      who: chance.int(6),
      ms: 200 + chance.int(chance.int(2) === 0 ? 2_000 : MOST_MS - 200),
    }));
  }).flat();
}

/** A fault as it is printed. */
export function told({ part, at, kind, who, ms }: Fault): string {
  return `${part + 1}/${(at / 1000).toFixed(1)}s ${kind} #${who} ${(ms / 1000).toFixed(1)}s`;
}
