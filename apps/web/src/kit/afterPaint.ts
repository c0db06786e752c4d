/**
 * Runs something once what has changed is on the screen: to measure, or to give the focus, before that costs a layout
 * of its own. A page that nobody looks at is not painted, and it runs soon. Returns what calls it off.
 */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = (): void => {
    timer = setTimeout(run);
  };
  const frame = document.hidden ? null : requestAnimationFrame(soon);
  if (frame === null) soon();
  return () => {
    if (frame !== null) cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
