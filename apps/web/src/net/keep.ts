/** Where a command waits until it is answered: IndexedDB, or the tab's own storage where that is barred. */
import { del, get, set } from 'idb-keyval';
import type { Keep, Letter } from './outbox.ts';

/** The browser's keep. It never rejects: what cannot be kept is still sent. */
export const browserKeep: Keep = {
  load: async (room) => {
    const kept = await get<Letter>(slot(room)).catch(() => undefined);
    return kept ?? loadFromTab(room);
  },
  save: async (letter) => {
    await set(slot(letter.room), letter).catch(() => saveInTab(letter));
  },
  clear: async (room) => {
    clearTab(room);
    await del(slot(room)).catch(() => undefined);
  },
};

function slot(room: string): string {
  return `outbox:${room}`;
}

function loadFromTab(room: string): Letter | null {
  try {
    const raw = sessionStorage.getItem(slot(room));
    const parsed: unknown = raw === null ? null : JSON.parse(raw);
    return isLetter(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

function saveInTab(letter: Letter): void {
  try {
    sessionStorage.setItem(slot(letter.room), JSON.stringify(letter));
  } catch {
    // a browser without any storage: the letter lives as long as the page
  }
}

function clearTab(room: string): void {
  try {
    sessionStorage.removeItem(slot(room));
  } catch {
    // nothing was kept
  }
}

function isLetter(value: unknown): value is Letter {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['id', 'room', 'key'].every((part) => typeof Reflect.get(value, part) === 'string') &&
    typeof Reflect.get(value, 'command') === 'object'
  );
}
