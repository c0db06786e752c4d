/** Handing a link on: the system's share sheet, or the clipboard, which plain http only knows the old way. */

/** Whether this browser has a share sheet of its own. */
export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** Opens the share sheet; closing it unused is no failure. */
export async function share(text: string, url: string): Promise<void> {
  await navigator.share({ text, url }).catch(() => undefined);
}

/** Copies a text; false when the browser lets nobody near the clipboard. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** The way without a secure context: a field that is selected and copied from. */
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  const host = document.querySelector('dialog[open]') ?? document.body;
  const focused = document.activeElement;
  host.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return done;
}
