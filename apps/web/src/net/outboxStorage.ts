/** Where a command waits until it is answered: IndexedDB, or the tab's own storage where that is barred. */
import { get, update } from 'idb-keyval';
import type { OutboxStorage, QueuedCommand } from './outbox.ts';

/** The browser's storage for the outbox. It never rejects: what cannot be kept is still sent. */
export const browserOutboxStorage: OutboxStorage = {
  load: async (room) => {
    const kept = listed(await get<Kept>(slot(room)).catch(() => undefined));
    return kept.length > 0 ? kept : loadFromTab(room);
  },
  save: async (queued) => {
    const more = (kept: Kept) => [...listed(kept), queued];
    await update<Kept>(slot(queued.room), more).catch(() => saveInTab(queued));
  },
  clear: async ({ id, room }) => {
    clearTab(room);
    const fewer = (kept: Kept) => listed(kept).filter((one) => one.id !== id);
    await update<Kept>(slot(room), fewer).catch(() => undefined);
  },
};

/** As it lies in the database; a page of before has left one alone. */
type Kept = readonly QueuedCommand[] | QueuedCommand | undefined;

function listed(kept: Kept): readonly QueuedCommand[] {
  return kept === undefined ? [] : [kept].flat();
}

function slot(room: string): string {
  return `outbox:${room}`;
}

function loadFromTab(room: string): readonly QueuedCommand[] {
  try {
    const raw = sessionStorage.getItem(slot(room));
    const parsed: unknown = raw === null ? null : JSON.parse(raw);
    return isQueuedCommand(parsed) ? [parsed] : [];
  } catch {
    return [];
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
