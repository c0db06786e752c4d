/** The controls of what is played, at every table alike. */
import type { Lang } from './lang.ts';

const en = { pause: 'Pause', resume: 'Go on', next: 'One step on', skip: 'Skip' };
const he: typeof en = { pause: 'עצירה', resume: 'המשך', next: 'צעד קדימה', skip: 'דילוג' };

export const TRANSPORT: Readonly<Record<Lang, typeof en>> = { en, he };
