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
  wear('lang', state.lang);
  wear('dir', directionOf(state.lang));
  wear('data-theme', themeOf(state));
  // not there where it says nothing: what hangs on it is any element, and would be looked at for each
  wear('data-less-motion', state.lessMotion ? '' : null);
  tune(state.sound);
}

/** What the page wears already is left: a language that is written again, the same or not, has every element styled anew. */
function wear(name: string, value: string | null): void {
  const page = document.documentElement;
  if (page.getAttribute(name) === value) return;
  if (value === null) page.removeAttribute(name);
  else page.setAttribute(name, value);
}

/** The title of the page while the caller is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
