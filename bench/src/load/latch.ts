/** Something that will have happened. */
export interface Latch {
  readonly reached: Promise<void>;
  readonly reach: () => void;
}

/** A latch that is still open. */
export function latch(): Latch {
  const reachers: (() => void)[] = [];
  const reached = new Promise<void>((resolve) => reachers.push(resolve));
  return { reached, reach: () => reachers[0]?.() };
}
