import { useMedia } from '../../kit/useMedia.ts';

/** Whether there is room for a rail beside the table; a phone on its side has none. */
export function useWide(): boolean {
  return useMedia('(min-width: 900px) and (min-height: 501px)');
}
