// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { QueuedCommand } from './outbox.ts';
import { browserOutboxStorage } from './outboxStorage.ts';

/** The browser's database, which may be barred. */
const database = vi.hoisted(() => ({ slots: new Map<string, unknown>(), isBarred: false }));
vi.mock('idb-keyval', () => {
  const open = async () => {
    if (database.isBarred) throw new Error('barred');
    return database.slots;
  };
  return {
    get: async (slot: string) => (await open()).get(slot),
    set: async (slot: string, value: unknown) => void (await open()).set(slot, value),
    del: async (slot: string) => void (await open()).delete(slot),
  };
});

const QUEUED: QueuedCommand = { id: 'i', room: 'r', key: 'lobby:1', command: { do: 'start' } };
const SLOT = 'outbox:r';
const barTab = (): void => {
  for (const door of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, door).mockImplementation(() => {
      throw new Error('barred');
    });
  }
};

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  database.slots.clear();
  database.isBarred = false;
});

describe('a command that waits', () => {
  it('lies in the database of the browser, by room', async () => {
    await browserOutboxStorage.save(QUEUED);
    expect([...database.slots]).toEqual([[SLOT, QUEUED]]);
    expect(sessionStorage).toHaveLength(0);
    expect(await browserOutboxStorage.load('r')).toEqual(QUEUED);
    expect(await browserOutboxStorage.load('another')).toBeNull();
    await browserOutboxStorage.clear('r');
    expect(await browserOutboxStorage.load('r')).toBeNull();
  });

  it('lies in the tab where the database is barred', async () => {
    database.isBarred = true;
    await browserOutboxStorage.save(QUEUED);
    expect(JSON.parse(sessionStorage.getItem(SLOT) ?? '')).toEqual(QUEUED);
    expect(await browserOutboxStorage.load('r')).toEqual(QUEUED);
    expect(await browserOutboxStorage.load('another')).toBeNull();
    await browserOutboxStorage.clear('r');
    expect(await browserOutboxStorage.load('r')).toBeNull();
  });

  it('is at least no trouble where everything is barred', async () => {
    database.isBarred = true;
    barTab();
    await browserOutboxStorage.save(QUEUED);
    expect(await browserOutboxStorage.load('r')).toBeNull();
    await expect(browserOutboxStorage.clear('r')).resolves.toBeUndefined();
  });

  it.each([
    'null',
    '7',
    '{',
    JSON.stringify({ ...QUEUED, id: 1 }),
    JSON.stringify({ ...QUEUED, room: 1 }),
    JSON.stringify({ ...QUEUED, key: 1 }),
    JSON.stringify({ ...QUEUED, command: 'start' }),
  ])('is none when a scrap lies in the tab: %s', async (scrap) => {
    sessionStorage.setItem(SLOT, scrap);
    expect(await browserOutboxStorage.load('r')).toBeNull();
  });
});
