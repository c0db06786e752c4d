/** What friends settle in a room beside the game, fetched as one: no part of a first visit. */
export { CallItem, CallSign } from '../call/Call.tsx';
export { ClosedDoor, FamilyItem, FamilySign, GivenName } from '../family/Family.tsx';
