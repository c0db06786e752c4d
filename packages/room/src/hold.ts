/** How long an absence is waited for before somebody else may decide, in ms (ours). */
export const HOLD_MS = 120_000;

/** Whether somebody is gone, or has been away long enough for others to decide, at a time in ms. */
export function isAbsent(
  { is, away }: { readonly is: string; readonly away: number | null },
  at: number,
): boolean {
  return is !== 'in' || (away !== null && at - away >= HOLD_MS);
}
