/** A ref for what a dialog puts its focus on. The attribute counts, and React does not write it itself. */
export function startHere(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '');
}
