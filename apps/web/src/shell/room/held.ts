import { late } from '../../kit/late.tsx';

/** Whoever is cut off, and what can be done: mostly nobody. */
export const HeldSeats = late(async () => (await import('./HeldSeats.tsx')).HeldSeats);
