/** What is written and read again, as in a log or on the wire. */
export function jsonRoundTrip<X>(value: X): X {
  const text = JSON.stringify(value);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it was written a line before
  return JSON.parse(text) as X;
}
