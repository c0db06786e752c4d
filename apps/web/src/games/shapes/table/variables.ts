import type { CSSProperties } from 'react';

/** Custom properties for the style sheet. */
export function variables(values: Readonly<Record<`--${string}`, number>>): CSSProperties {
  return values;
}
