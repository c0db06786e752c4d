import { ltr } from './isolate.ts';

/** Keys and what they do, as a list to be read. */
export function keyLines(
  keys: readonly { readonly keys: string; readonly does: string }[],
): readonly string[] {
  return keys.map(({ keys: printed, does }) => `${ltr(printed)} · ${does}`);
}
