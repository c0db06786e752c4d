import type { AnyGame } from '../../registry.ts';
import { useLang } from '../frame/stores.ts';
import { useEvents } from './useEvents.ts';

/** The last few moves in one line, where there is no rail. */
export const LastMovesStrip = ({ game }: { readonly game: AnyGame | null }) => {
  const lang = useLang();
  const events = useEvents();
  const LastMoves = game?.side?.LastMoves;
  return LastMoves ? <LastMoves events={events} lang={lang} /> : null;
};
