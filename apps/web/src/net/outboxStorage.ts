/** Where a command waits until it is answered: IndexedDB, or the tab's own storage where that is barred. */
import { del, get, set } from 'idb-keyval';
import type { OutboxStorage, QueuedCommand } from './outbox.ts';

/** The browser's storage for the outbox. It never rejects: what cannot be kept is still sent. */
export const browserOutboxStorage: OutboxStorage = {
  load: async (room) => {
    const kept = await get<QueuedCommand>(slot(room)).catch(() => undefined);
    return kept ?? loadFromTab(room);
  },
  save: async (queued) => {
    await set(slot(queued.room), queued).catch(() => saveInTab(queued));
  },
  clear: async (room) => {
    clearTab(room);
    await del(slot(room)).catch(() => undefined);
  },
};

function slot(room: string): string {
  return `outbox:${room}`;
}

function loadFromTab(room: string): QueuedCommand | null {
  try {
    const raw = sessionStorage.getItem(slot(room));
    const parsed: unknown = raw === null ? null : JSON.parse(raw);
    return isQueuedCommand(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

function saveInTab(queued: QueuedCommand): void {
  try {
    sessionStorage.setItem(slot(queued.room), JSON.stringify(queued));
  } catch {
    // a browser without any storage: the command lives as long as the page
  }
}

function clearTab(room: string): void {
  try {
    sessionStorage.removeItem(slot(room));
  } catch {
    // nothing was kept
  }
}

function isQueuedCommand(value: unknown): value is QueuedCommand {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['id', 'room', 'key'].every((part) => typeof Reflect.get(value, part) === 'string') &&
    typeof Reflect.get(value, 'command') === 'object'
  );
}
