import { slot } from './slot.tsx';

/** The header of a frame, where a board of a small screen may show whoever sits opposite. */
export const { Frame: TopFrame, Fill: Top, useIsThere: useHasTop } = slot('top');
