// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserStorage, readObject, writeObject } from './deviceStorage.ts';
import { storageWith } from './testing/deviceStorage.ts';

const barred = (): never => {
  throw new Error('barred');
};

describe("the browser's storage", () => {
  afterEach(() => {
    vi.restoreAllMocks();
    localStorage.clear();
  });

  it('keeps things in its storage, under the name of the house', () => {
    browserStorage().set('device', 'x');
    expect(localStorage.getItem('kesem:device')).toBe('x');
    expect(browserStorage().get('device')).toBe('x');
    expect(browserStorage().get('tables')).toBeNull();
  });

  it('remembers as long as the page where storage is barred', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(barred);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(barred);
    const storage = browserStorage();
    storage.set('device', 'x');
    expect([storage.get('device'), storage.get('tables')]).toEqual(['x', null]);
    expect(browserStorage().get('device')).toBeNull();
  });
});

describe('an object in storage', () => {
  it('is read as it was written', () => {
    const storage = storageWith();
    writeObject(storage, 'slot', { a: [1], b: null });
    expect(readObject(storage, 'slot')).toEqual({ a: [1], b: null });
  });

  it.each(['{', '', '[1]', 'null', '7', '"text"'])('is empty when there lies %j', (scrap) => {
    expect(readObject(storageWith({ slot: scrap }), 'slot')).toEqual({});
  });

  it('is empty when there lies nothing', () => {
    expect(readObject(storageWith(), 'slot')).toEqual({});
  });
});
