/** Rows of things: each is one Tab stop, and arrows walk inside and between them. */
import { type RefObject, useEffect } from 'react';
import { directionOf, roving } from '../../../kit/roving.ts';

const STOP = '[data-stop]:not([disabled])';

/** Keeps one Tab stop a row; what it returns is to be called when the focus moves. */
export function useTidyRows(table: RefObject<HTMLElement | null>): () => void {
  const tidy = (): void => {
    if (table.current) tidyRows(table.current);
  };
  useEffect(tidy);
  return tidy;
}

/** Leaves one Tab stop in each row: the one that was, the focused one, or the first. */
function tidyRows(table: Element): void {
  for (const row of table.querySelectorAll('[data-row]')) {
    const stops = [...row.querySelectorAll<HTMLElement>(STOP)];
    const focused = stops.find((stop) => stop === document.activeElement);
    const kept = focused ?? stops.find((stop) => stop.dataset['stop'] === 'tab') ?? stops[0];
    for (const stop of stops) {
      stop.tabIndex = stop === kept ? 0 : -1;
      stop.dataset['stop'] = stop === kept ? 'tab' : '';
    }
  }
}

/** Moves the focus as an arrow, Home or End says; whether it did. */
export function walked(key: string, from: Element, table: Element): boolean {
  const row = from.closest('[data-row]');
  const stops = row ? [...row.querySelectorAll<HTMLElement>(STOP)] : [];
  const at = stops.findIndex((stop) => stop === from);
  if (!row || at < 0) return false;
  const to =
    key === 'ArrowUp' || key === 'ArrowDown'
      ? null
      : roving(key, at, stops.length, directionOf(row));
  const next = to === null ? beside(key, row, table) : stops[to];
  next?.focus({ preventScroll: false });
  return next !== undefined;
}

/** The Tab stop of the row above or below. */
function beside(key: string, row: Element, table: Element): HTMLElement | undefined {
  const by = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0;
  if (by === 0) return undefined;
  const rows = [...table.querySelectorAll('[data-row]')].filter((one) => one.querySelector(STOP));
  return rows[rows.indexOf(row) + by]?.querySelector<HTMLElement>('[tabindex="0"]') ?? undefined;
}
