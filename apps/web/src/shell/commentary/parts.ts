/** All that is seen of hands of some rounds ago, fetched as one. */
export { ConsentItem, HandsAsked } from './Consent.tsx';
export { PastItem } from './PastHands.tsx';
