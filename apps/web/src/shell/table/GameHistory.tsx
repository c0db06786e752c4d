import type { AnyGame } from '../../registry.ts';
import { useView } from '../room/view.ts';
import { useWords } from '../room/words.ts';
import { useEvents } from './useEvents.ts';

/** What happened as the game draws it; nothing where it does not. */
export const GameHistory = ({ game }: { readonly game: AnyGame | null }) => {
  const { table } = useView();
  const events = useEvents();
  const words = useWords();
  const History = game?.History;
  return History && table ? <History {...{ events, words }} view={table} /> : null;
};
