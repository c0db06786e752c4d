/** What a device remembers of this board, by name. */

/** Odds beside attacks are not wanted. */
export const ODDS_OFF = 'oddsOff';
/** It was told that a stone was left to lay. */
export const STONE_LEFT = 'stoneLeft';
