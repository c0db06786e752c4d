import { announce } from './announce.ts';

export type ToastTone = 'ok' | 'info' | 'danger';
export interface ToastNote {
  readonly id: number;
  readonly text: string;
  readonly tone: ToastTone;
}

const MOST = 3;
let notes: readonly ToastNote[] = [];
let count = 0;
const listeners = new Set<() => void>();

const change = (next: readonly ToastNote[]): void => {
  notes = next;
  for (const listener of listeners) listener();
};

/** Shows a note for a few seconds and says it; a note that is already shown is renewed, not doubled. */
export const toast = (text: string, tone: ToastTone = 'info'): void => {
  count += 1;
  const others = notes.filter((note) => note.text !== text);
  change([...others, { id: count, text, tone }].slice(-MOST));
  announce(text, tone === 'danger' ? 'assertive' : 'polite');
};

/** Takes a note away. */
export const dismiss = (id: number): void => change(notes.filter((note) => note.id !== id));

/** The notes now shown, for `useSyncExternalStore`. */
export const toasts = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  now: (): readonly ToastNote[] => notes,
};
