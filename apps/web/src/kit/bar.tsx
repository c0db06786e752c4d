import { slot } from './slot.tsx';

/** A frame whose bar is filled from deep inside: whatever stands in a `<Bar>` below appears in the outlet. */
export const { Frame: BarFrame, Fill: Bar } = slot('bar');
