import { FRIENDLY } from '@kesem/room/given';
import { describe, expect, it } from 'vitest';
import { LANGS } from '../i18n/lang.ts';
import { createDevice, type Device, inkOf, nameOf } from './device.ts';
import type { DeviceStorage } from './deviceStorage.ts';
import { storageWith } from './testing/deviceStorage.ts';

const device = (storage: DeviceStorage, random = 0) =>
  createDevice({ storage, languages: ['he-IL'], random: () => random });
/** A device that finds this in its storage, and its state. */
const restored = (kept: object, random = 0): Device =>
  device(storageWith({ device: JSON.stringify(kept) }), random).getState();

const FRESH: Device = {
  name: '',
  guest: { which: 0, number: 2 },
  ink: 1,
  lang: 'he',
  theme: null,
  sound: 'all',
  lessMotion: false,
  confirmMove: null,
  textView: false,
  zen: false,
  hush: false,
  muted: [],
  keys: true,
  boards: {},
  lessons: {},
  password: '',
};
const CHOSEN: Device = {
  name: 'דנה',
  guest: { which: 3, number: 17 },
  ink: 4,
  lang: 'en',
  theme: 'dark',
  sound: 'turn',
  lessMotion: true,
  confirmMove: false,
  textView: true,
  zen: true,
  hush: true,
  muted: ['room:2'],
  keys: false,
  boards: { toy: { letters: true, arrows: false } },
  lessons: { toy: 2 },
  password: 'a lamp',
};

describe('a device that was never used', () => {
  it('has no name and no wishes, speaks the language of its browser, and is in its storage at once', () => {
    const storage = storageWith();
    expect(device(storage).getState()).toEqual(FRESH);
    expect(JSON.parse(storage.slots['device'] ?? '')).toEqual(FRESH);
  });

  it.each([
    [0, 0, 2, 1],
    [0.5, 4, 50, 4],
    [0.999, 7, 98, 6],
  ])('draws its friendly name, number and ink: %d', (random, which, number, ink) => {
    expect(device(storageWith(), random).getState()).toMatchObject({
      guest: { which, number },
      ink,
    });
  });
});

describe('a device that was used', () => {
  it('remembers all that was chosen', () => {
    const storage = storageWith();
    device(storage).setState(CHOSEN);
    expect(device(storage, 0.9).getState()).toEqual(CHOSEN);
  });

  it.each<Partial<Device>>([
    { theme: 'light' },
    { confirmMove: true },
    { sound: 'all' },
    { sound: 'off' },
    { lang: 'he' },
  ])('remembers %j', (choice) => {
    expect(restored({ ...CHOSEN, ...choice })).toEqual({ ...CHOSEN, ...choice });
  });

  it.each([
    [true, 'all'],
    [false, 'off'],
  ])('reads the sound that an older page kept as %s as %s', (sound, mode) => {
    expect(restored({ sound }).sound).toBe(mode);
  });

  it('cuts a name that no box here lets in', () => {
    expect(restored({ name: 'x'.repeat(81) }).name).toBe('x'.repeat(80));
  });

  it.each(['', '{', '[]', 'null', '7'])('begins anew from a scrap: %s', (scrap) => {
    expect(device(storageWith({ device: scrap })).getState()).toEqual(FRESH);
  });

  it('begins anew with every wish that is none', () => {
    const kept = {
      name: 7,
      guest: 'ann',
      lang: 'xx',
      theme: 'blue',
      sound: 7,
      lessMotion: 'yes',
      confirmMove: 'yes',
      textView: 'yes',
      zen: 'yes',
      keys: 'yes',
      boards: null,
      lessons: 'many',
    };
    expect(restored(kept)).toEqual(FRESH);
  });

  it('keeps of boards only switches, and of lessons only numbers', () => {
    const kept = {
      boards: { toy: { letters: true, arrows: 'yes' }, other: 7 },
      lessons: { toy: 2, other: 'two' },
    };
    expect(restored(kept)).toMatchObject({
      boards: { toy: { letters: true }, other: {} },
      lessons: { toy: 2 },
    });
    expect(restored(kept).boards['toy']).not.toHaveProperty('arrows');
    expect(restored(kept).lessons).not.toHaveProperty('other');
  });

  it.each([
    null,
    7,
    {},
    { which: 1 },
    { number: 5 },
    { which: '1', number: 5 },
    { which: 1, number: '5' },
  ])('draws another friendly name when it kept %j', (guest) => {
    expect(restored({ guest }).guest).toEqual(FRESH.guest);
  });

  it('keeps a drawn ink where none was kept, and takes the first for one that is none', () => {
    expect([restored({}, 0.999).ink, restored({ ink: 99 }, 0.999).ink]).toEqual([6, 1]);
  });
});

describe('the name that others see', () => {
  const words = (which: number, number: number) => `${which} of ${number}`;
  const named = (traits: Partial<Device>): Device => ({ ...FRESH, ...traits });

  it('is the chosen one, else the friendly one', () => {
    expect(nameOf(named({ name: 'דנה' }), words)).toBe('דנה');
    expect(nameOf(named({ guest: { which: 3, number: 17 } }), words)).toBe('3 of 17');
  });

  it.each(LANGS)('H15: has no digits, and is short: %s', (lang) => {
    const friendly = FRIENDLY[lang];
    const all = Array.from({ length: 8 * 12 }, (_, n) => friendly(n % 8, 2 + Math.floor(n / 8)));
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((name) => /\d/u.test(name) || name.length > 11)).toEqual([]);
  });
});

it('every number is one of the inks', () => {
  expect([0, 1, 2, 6, 10, 11, '2', null].map(inkOf)).toEqual([1, 1, 2, 6, 10, 1, 1, 1]);
});
