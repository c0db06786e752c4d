/** The brand of what may go out. In a file of its own, so that the wire needs nothing of the rules. */

declare const redacted: unique symbol;
/** Made for one class of viewers, with nothing in it that they may not know. */
export type Redacted<T> = T & { readonly [redacted]: true };

/** The one door of the brand, which exists in types only: for what makes views and writes them, nobody else. */
export function seal<T>(plain: T): Redacted<T> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a brand can only be asserted
  return plain as Redacted<T>;
}
