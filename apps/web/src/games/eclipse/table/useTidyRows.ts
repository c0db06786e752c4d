import { type RefObject, useEffect } from 'react';
import { tidyRows } from './rows.ts';

/** Keeps one Tab stop a row; what it gives is to be called when the focus moves. */
export function useTidyRows(table: RefObject<HTMLElement | null>): () => void {
  const tidy = (): void => {
    if (table.current) tidyRows(table.current);
  };
  useEffect(tidy);
  return tidy;
}
