/** The pace and slow matches on other screens, which wait for none of it. */
import { late } from '../../kit/late.tsx';

const parts = () => import('./parts.ts');

interface ItemProps {
  readonly onDone: () => void;
}

export const PaceAsked = late(async () => (await parts()).PaceAsked);
export const PaceChip = late(async () => (await parts()).PaceChip);
export const PaceItem = late<ItemProps>(async () => (await parts()).PaceItem);
export const SlowNote = late(async () => (await parts()).SlowNote);
export const NoticesItem = late<ItemProps>(async () => (await parts()).NoticesItem);
