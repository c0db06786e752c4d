/** Hands that watchers see, on other screens, which wait for none of it. */
import { late } from '../../kit/late.tsx';

const parts = () => import('./parts.ts');

interface ItemProps {
  readonly onDone: () => void;
}

export const HandsAsked = late(async () => (await parts()).HandsAsked);
export const ConsentItem = late<ItemProps>(async () => (await parts()).ConsentItem);
export const PastItem = late(async () => (await parts()).PastItem);
