/** What people send each other over a table, in one chunk: no part of a first visit. */
export { CallNews } from '../call/CallNews.tsx';
export { Above } from './Above.tsx';
export { Strip } from './Strip.tsx';
