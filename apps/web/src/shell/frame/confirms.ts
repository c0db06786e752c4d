/** Fingers are asked by default, a mouse is not. */
export function confirmsByItself(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}
