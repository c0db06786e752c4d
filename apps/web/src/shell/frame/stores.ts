/** The stores of this page, and their thin React skins. */
import { FRIENDLY } from '@kesem/room/given';
import { cleanName } from '@kesem/room/text';
import { useStore } from 'zustand';
import type { Lang } from '../../i18n/lang.ts';
import type { Texts } from '../../i18n/texts.en.ts';
import { textsOf } from '../../i18n/texts.ts';
import { createDevice, type Device, nameOf } from '../../state/device.ts';
import { browserStorage } from '../../state/deviceStorage.ts';
import { createRecent, type Recent } from '../../state/recent.ts';
import { createShares } from '../../state/shares.ts';

const storage = browserStorage();

export const device = createDevice({
  storage,
  languages: navigator.languages,
  random: Math.random,
});
export const recent = createRecent(storage);
export const shares = createShares(storage);

/** One part of what the device remembers. */
export function useDevice<X>(part: (state: Device) => X): X {
  return useStore(device, part);
}

/** The tables this device has been at, newest first. */
export function useRecent(): readonly Recent[] {
  return useStore(recent, (state) => state.tables);
}

export function useLang(): Lang {
  return useDevice((state) => state.lang);
}

/** The words of the house in the language of this device. */
export function useTexts(): Texts {
  return textsOf(useLang());
}

/** Who this device is to others: its name and ink. A name of nothing that is seen counts as none. */
export function profileOf(state: Device): { readonly name: string; readonly ink: Device['ink'] } {
  const name = cleanName(state.name) ?? '';
  return { name: nameOf({ ...state, name }, FRIENDLY[state.lang]), ink: state.ink };
}
