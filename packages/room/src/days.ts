/** How slow a match may be. */

/** How many days a question may have. */
export const DAYS = [1, 3, 7] as const;
export type Days = (typeof DAYS)[number];

/** A day, in ms. */
export const DAY_MS = 86_400_000;

/** A slow match gets time back for an outage longer than this, in ms, and for no other. */
export const OUTAGE_MS = 3_600_000;
