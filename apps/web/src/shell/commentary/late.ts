/** Hands that watchers see, on other screens, which wait for none of it. */
import { late } from '../../kit/late.tsx';

const parts = () => import('./parts.ts');

export const HandsAsked = late(async () => (await parts()).HandsAsked);
