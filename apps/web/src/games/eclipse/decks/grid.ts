/** Going about in things that stand in rows. */

/**
 * Where a key leads from thing `from`, or null if it leads nowhere.
 * @param tops how far down each thing stands; those of a row stand equally far.
 */
export function stepIn(
  tops: readonly number[],
  from: number,
  key: string,
  direction: 'ltr' | 'rtl',
): number | null {
  const across = tops.filter((top) => top === tops[0]).length;
  const ahead = direction === 'rtl' ? -1 : 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: ahead,
    ArrowLeft: -ahead,
    ArrowDown: across,
    ArrowUp: -across,
    Home: -from,
    End: tops.length - 1 - from,
  };
  const to = from + (steps[key] ?? Number.NaN);
  return from >= 0 && tops[to] !== undefined ? to : null;
}
