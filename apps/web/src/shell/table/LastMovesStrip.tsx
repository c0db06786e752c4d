import type { AnyGame } from '../../registry.ts';
import { useLang } from '../frame/stores.ts';
import { useHands } from './hands.ts';
import { useLastEvents } from './useEvents.ts';

/** The last few moves in one line, where there is no rail, nor a large screen that says them. */
export const LastMovesStrip = ({ game }: { readonly game: AnyGame | null }) => {
  const lang = useLang();
  const events = useLastEvents();
  const { isOn } = useHands();
  const LastMoves = game?.side?.LastMoves;
  return LastMoves && !isOn ? <LastMoves events={events} lang={lang} /> : null;
};
