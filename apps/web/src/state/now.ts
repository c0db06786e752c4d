/**
 * This device's own time in ms, for measuring: whoever sets the date does not set it. It stands for
 * nothing outside, so a clock is shown by it and by what the room's time is ahead of it.
 */
export function deviceNow(): number {
  return performance.timeOrigin + performance.now();
}
