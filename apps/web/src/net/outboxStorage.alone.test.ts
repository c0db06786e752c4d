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
    update: async (slot: string, change: (value: unknown) => unknown) => {
      const slots = await open();
      slots.set(slot, change(slots.get(slot)));
    },
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
    expect([...database.slots]).toEqual([[SLOT, [QUEUED]]]);
    expect(sessionStorage).toHaveLength(0);
    expect(await browserOutboxStorage.load('r')).toEqual([QUEUED]);
    expect(await browserOutboxStorage.load('another')).toEqual([]);
    await browserOutboxStorage.clear(QUEUED);
    expect(await browserOutboxStorage.load('r')).toEqual([]);
  });

  it('is not forgotten for what another tab keeps', async () => {
    const other = { ...QUEUED, id: 'j' };
    await browserOutboxStorage.save(QUEUED);
    await browserOutboxStorage.save(other);
    expect(await browserOutboxStorage.load('r')).toEqual([QUEUED, other]);
    await browserOutboxStorage.clear(QUEUED);
    expect(await browserOutboxStorage.load('r')).toEqual([other]);
  });

  it('is found where a page of before has left it alone', async () => {
    database.slots.set(SLOT, QUEUED);
    expect(await browserOutboxStorage.load('r')).toEqual([QUEUED]);
    await browserOutboxStorage.clear(QUEUED);
    expect(await browserOutboxStorage.load('r')).toEqual([]);
  });

  it('lies in the tab where the database is barred', async () => {
    database.isBarred = true;
    await browserOutboxStorage.save(QUEUED);
    expect(JSON.parse(sessionStorage.getItem(SLOT) ?? '')).toEqual(QUEUED);
    expect(await browserOutboxStorage.load('r')).toEqual([QUEUED]);
    expect(await browserOutboxStorage.load('another')).toEqual([]);
    await browserOutboxStorage.clear(QUEUED);
    expect(await browserOutboxStorage.load('r')).toEqual([]);
  });

  it('is at least no trouble where everything is barred', async () => {
    database.isBarred = true;
    barTab();
    await browserOutboxStorage.save(QUEUED);
    expect(await browserOutboxStorage.load('r')).toEqual([]);
    await expect(browserOutboxStorage.clear(QUEUED)).resolves.toBeUndefined();
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
    expect(await browserOutboxStorage.load('r')).toEqual([]);
  });
});
