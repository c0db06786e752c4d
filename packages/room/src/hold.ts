/** How long an absence is waited for before somebody else may decide, in ms (ours). */
export const HOLD_MS = 120_000;
