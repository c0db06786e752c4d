/** All that is seen of the pace and of slow matches, fetched as one. */
export { PaceAsked } from './PaceAsked.tsx';
export { PaceChip, PaceItem } from './PaceDialog.tsx';
export { NoticesItem, SlowNote } from './SlowNote.tsx';
