/** The pace and slow matches on other screens, which wait for none of it. */
import { late } from '../../kit/late.tsx';

const parts = () => import('./parts.ts');

export const PaceAsked = late(async () => (await parts()).PaceAsked);
export const PaceChip = late(async () => (await parts()).PaceChip);
export const SlowNote = late(async () => (await parts()).SlowNote);
