/** What this device remembers: who sits at it and how it likes things. */

import type { Friendly } from '@kesem/room/given';
import { INKS } from '@kesem/room/person';
import { createStore } from 'zustand/vanilla';
import { LANGS, type Lang, preferredLang } from '../i18n/lang.ts';
import { type DeviceStorage, readObject, writeObject } from './deviceStorage.ts';

export type Ink = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
type SoundMode = 'all' | 'turn' | 'off';

export interface Device {
  /** Empty until somebody has chosen one: then `guest` stands in for it. */
  readonly name: string;
  /** Which friendly name this device was given, and its number. */
  readonly guest: { readonly which: number; readonly number: number };
  readonly ink: Ink;
  readonly lang: Lang;
  /** Null: as the system has it. */
  readonly theme: 'light' | 'dark' | null;
  /** Everything, only the knock of one's own turn, or nothing. */
  readonly sound: SoundMode;
  readonly lessMotion: boolean;
  /** Null: as the device suggests, on for touch. */
  readonly confirmMove: boolean | null;
  /** The table in words instead of the drawn board. */
  readonly textView: boolean;
  /** Nothing around the board but what a move needs. */
  readonly zen: boolean;
  /** No reactions fly over the table. */
  readonly hush: boolean;
  /** Who is muted here, newest first: see mute.ts. */
  readonly muted: readonly string[];
  /** Whether single letters work as keys at the table. */
  readonly keys: boolean;
  /** What is remembered of each game's board, by game. */
  readonly boards: Readonly<Record<string, Readonly<Record<string, boolean>>>>;
  /** How many lessons of each game's course lie behind, by game. */
  readonly lessons: Readonly<Record<string, number>>;
  /** What opened a room of this house when it was asked for; empty until then. */
  readonly password: string;
}

export interface DeviceNeeds {
  readonly storage: DeviceStorage;
  readonly languages: readonly string[];
  /** In [0, 1). */
  readonly random: () => number;
}

const SLOT = 'device';

/** The device's store; every change is written to storage. */
export function createDevice({ storage, languages, random }: DeviceNeeds) {
  const fresh: Device = {
    name: '',
    guest: { which: Math.floor(random() * 8), number: 2 + Math.floor(random() * 97) },
    ink: inkOf(1 + Math.floor(random() * 6)),
    lang: preferredLang(languages),
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
  const store = createStore<Device>(() => restored(fresh, readObject(storage, SLOT)));
  writeObject(storage, SLOT, store.getState());
  store.subscribe((device) => writeObject(storage, SLOT, device));
  return store;
}

/** The name others see: the chosen one, or the friendly one by the words of a language. */
export function nameOf(device: Device, friendly: Friendly): string {
  const { which, number } = device.guest;
  return device.name || friendly(which, number);
}

/** Any number as one of the inks. */
export function inkOf(n: unknown): Ink {
  return INKS.find((ink) => ink === n) ?? 1;
}

function restored(fresh: Device, kept: Readonly<Record<string, unknown>>): Device {
  const { name, guest, ink, lang, theme, sound, lessMotion, confirmMove, boards } = kept;
  return {
    name: typeof name === 'string' ? name.slice(0, 80) : fresh.name,
    guest: guestOf(guest) ?? fresh.guest,
    ink: ink === undefined ? fresh.ink : inkOf(ink),
    lang: LANGS.find((known) => known === lang) ?? fresh.lang,
    theme: theme === 'light' || theme === 'dark' ? theme : fresh.theme,
    sound: soundOf(sound) ?? fresh.sound,
    lessMotion: switchOf(lessMotion, fresh.lessMotion),
    confirmMove: switchOf(confirmMove, fresh.confirmMove),
    textView: switchOf(kept['textView'], fresh.textView),
    zen: switchOf(kept['zen'], fresh.zen),
    hush: switchOf(kept['hush'], fresh.hush),
    muted: textsIn(kept['muted']),
    keys: switchOf(kept['keys'], fresh.keys),
    boards: Object.fromEntries(
      Object.entries(objectOf(boards)).map(([game, kept]) => [game, switchesOf(kept)]),
    ),
    lessons: countsOf(kept['lessons']),
    password: typeof kept['password'] === 'string' ? kept['password'] : fresh.password,
  };
}

/** Older pages kept yes or no. */
function soundOf(kept: unknown): SoundMode | null {
  if (typeof kept === 'boolean') return kept ? 'all' : 'off';
  return kept === 'all' || kept === 'turn' || kept === 'off' ? kept : null;
}

function switchOf<T>(kept: unknown, otherwise: T): boolean | T {
  return typeof kept === 'boolean' ? kept : otherwise;
}

function textsIn(kept: unknown): readonly string[] {
  return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
}

function objectOf(kept: unknown): object {
  return typeof kept === 'object' && kept !== null ? kept : {};
}

function switchesOf(kept: unknown): Readonly<Record<string, boolean>> {
  const switches = Object.entries(objectOf(kept)).filter(([, on]) => typeof on === 'boolean');
  return Object.fromEntries(switches.map(([name, on]) => [name, on === true]));
}

function countsOf(kept: unknown): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(objectOf(kept)).flatMap(([name, count]: [string, unknown]) =>
      typeof count === 'number' ? [[name, count] as const] : [],
    ),
  );
}

function guestOf(kept: unknown): Device['guest'] | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { which, number }: { which?: unknown; number?: unknown } = kept;
  return typeof which === 'number' && typeof number === 'number' ? { which, number } : null;
}
