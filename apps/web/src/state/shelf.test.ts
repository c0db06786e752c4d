// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserShelf, readObject, writeObject } from './shelf.ts';
import { shelfWith } from './testing/shelf.ts';

const barred = (): never => {
  throw new Error('barred');
};

describe("the browser's shelf", () => {
  afterEach(() => {
    vi.restoreAllMocks();
    localStorage.clear();
  });

  it('keeps things in its storage, under the name of the house', () => {
    browserShelf().set('device', 'x');
    expect(localStorage.getItem('kesem:device')).toBe('x');
    expect(browserShelf().get('device')).toBe('x');
    expect(browserShelf().get('tables')).toBeNull();
  });

  it('remembers as long as the page where storage is barred', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(barred);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(barred);
    const shelf = browserShelf();
    shelf.set('device', 'x');
    expect([shelf.get('device'), shelf.get('tables')]).toEqual(['x', null]);
    expect(browserShelf().get('device')).toBeNull();
  });
});

describe('an object on a shelf', () => {
  it('is read as it was written', () => {
    const shelf = shelfWith();
    writeObject(shelf, 'slot', { a: [1], b: null });
    expect(readObject(shelf, 'slot')).toEqual({ a: [1], b: null });
  });

  it.each(['{', '', '[1]', 'null', '7', '"text"'])('is empty when there lies %j', (scrap) => {
    expect(readObject(shelfWith({ slot: scrap }), 'slot')).toEqual({});
  });

  it('is empty when there lies nothing', () => {
    expect(readObject(shelfWith(), 'slot')).toEqual({});
  });
});
