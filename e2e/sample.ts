/**
 * The game that the portal's own tests are played with: for two, nothing is hidden, a match may be short. The tests of
 * people, lines and replays know it by this file alone.
 */
export { nameOf } from '@kesem/engine/games/abalone/chapters/geometry';
export { abaloneCard as gameCard } from '../apps/web/src/games/abalone/card.ts';
export { course } from '../apps/web/src/games/abalone/course/course.ts';
export * from '../apps/web/src/games/abalone/e2e/driver.ts';
export { keysHelp } from '../apps/web/src/games/abalone/keys.ts';
export { textsOf as gameTexts } from '../apps/web/src/games/abalone/texts.ts';
