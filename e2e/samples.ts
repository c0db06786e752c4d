/** Two games more that the portal's own tests are played with: one that deals cards to two and more, and one to change to. */
export { rockPaperWizardCard as otherCard } from '../apps/web/src/games/rock-paper-wizard/card.ts';
export { choose as answerOther } from '../apps/web/src/games/rock-paper-wizard/e2e/driver.ts';
export { shapesCard as dealtCard } from '../apps/web/src/games/shapes/card.ts';
export {
  openShapes as openFirst,
  type Player,
  playOut,
  playUntil,
} from '../apps/web/src/games/shapes/e2e/driver.ts';
