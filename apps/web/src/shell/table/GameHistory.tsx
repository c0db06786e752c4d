import { Icon } from '../../kit/icons.tsx';
import type { AnyGame } from '../../registry.ts';
import { useView } from '../room/view.ts';
import { useWords } from '../room/words.ts';
import { useEvents } from './useEvents.ts';

interface GameHistoryProps {
  readonly game: AnyGame | null;
}

/** What happened as the game draws it; nothing where it does not. */
export const GameHistory = ({ game }: GameHistoryProps) => {
  const props = useHistory();
  const History = game?.History;
  return History && props ? <History {...props} /> : null;
};

/** The last of it, for the button that opens it; a sign where the game draws none. */
export const LastDeed = ({ game }: GameHistoryProps) => {
  const props = useHistory();
  const Last = game?.LastDeed;
  return Last && props ? <Last {...props} /> : <Icon name="list" />;
};

function useHistory() {
  const { table: view } = useView();
  const events = useEvents();
  const words = useWords();
  return view ? { events, words, view } : null;
}
