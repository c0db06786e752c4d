/** How long an absence is waited for before somebody else may decide, in ms (ours). */
export const HOLD_MS = 120_000;

/** After how long the host may already let a bot play on, in ms (ours). */
export const HOST_HOLD_MS = 30_000;

/** Whether somebody is gone, or has been away long enough for others to decide, at a time in ms. */
export function isAbsent(
  { is, away }: { readonly is: string; readonly away: number | null },
  at: number,
  hold = HOLD_MS,
): boolean {
  return is !== 'in' || (away !== null && at - away >= hold);
}
