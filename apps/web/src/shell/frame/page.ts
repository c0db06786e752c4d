/** What the whole page takes from the device: language, direction, colours, motion, sound, title. */
import { useEffect } from 'react';
import { directionOf } from '../../i18n/lang.ts';
import { listenForTouch, tune } from '../../kit/sound.ts';
import type { Device } from '../../state/device.ts';
import { device } from './stores.ts';

const DARK = '(prefers-color-scheme: dark)';

/** The colours in force: the chosen ones, or the system's. */
export function themeOf({ theme }: Pick<Device, 'theme'>): 'light' | 'dark' {
  return theme ?? (matchMedia(DARK).matches ? 'dark' : 'light');
}

/** Keeps the page as the device has it, from now on. */
export function followDevice(): void {
  dress();
  device.subscribe(dress);
  listenForTouch();
  matchMedia(DARK).addEventListener('change', dress);
}

function dress(): void {
  const state = device.getState();
  const page = document.documentElement;
  page.lang = state.lang;
  page.dir = directionOf(state.lang);
  page.dataset['theme'] = themeOf(state);
  // not there where it says nothing: what hangs on it is any element, and would be looked at for each
  page.toggleAttribute('data-less-motion', state.lessMotion);
  tune(state.sound);
}

/** The title of the page while the caller is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
