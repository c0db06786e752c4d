/** What people send each other while they play; a table without it is still a table. */
import { late } from '../../kit/late.tsx';
import type { StripProps } from './Strip.tsx';

const parts = () =>
  import('./parts.ts').catch(() => ({ Above: Nothing, CallNews: Nothing, Strip: Nothing }));
const Nothing = (): null => null;

export const Above = late(async () => (await parts()).Above);
export const CallNews = late(async () => (await parts()).CallNews);
export const Strip = late<StripProps>(async () => (await parts()).Strip);
