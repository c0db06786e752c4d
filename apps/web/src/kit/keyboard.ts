/** Keys as a browser tells of them. */

/** The part of a keyboard event that matters; `code` is the key's place on the keyboard. */
export interface Pressed {
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** Whether a key is held with another that makes it a shortcut of browser or system. */
export function isShortcut({ ctrlKey, altKey, metaKey }: Omit<Pressed, 'code'>): boolean {
  return ctrlKey || altKey || metaKey;
}

/** Whether a key was answered already, or belongs to a field, which takes letters, or to a dialog, which Escape closes. */
export function isTaken({ target, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented) return true;
  return target instanceof Element && target.closest('input, textarea, select, dialog') !== null;
}
