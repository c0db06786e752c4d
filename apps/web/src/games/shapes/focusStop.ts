/** Puts the focus where Tab leads inside an element. */
export function focusStop(element: HTMLElement | null): void {
  element?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
}
