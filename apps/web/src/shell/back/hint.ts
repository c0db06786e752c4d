/** What a bot would play in one's place, for whoever plays with bots alone. */
import type { Seat } from '@kesem/engine/core/game';
import type { TableEvent, TableMove, TableView } from '@kesem/engine/core/table';
import type { AskView } from '@kesem/room/matchView';
import type { RoomView } from '@kesem/room/view';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { personOf, playsAlone } from '../../state/seats.ts';
import { useHand, useView } from '../room/view.ts';

/** A thought about one view: what it came to, and what would be heard of it; null: still thinking. */
interface Hint {
  readonly table: TableView;
  readonly thought: Thought | null;
}
interface Thought {
  readonly move: TableMove | null;
  readonly events: readonly TableEvent[];
}

const hints = createStore<{ readonly hint: Hint | null }>(() => ({ hint: null }));

/** The question that a bot may be asked about: one that waits for this seat, which plays with bots alone. */
export function hintFor(view: RoomView, seat: Seat | null): AskView | null {
  const others = (view.match?.players ?? []).filter((_, place) => place !== seat);
  const amongBots = others.every((no) => personOf(view, no)?.bot != null);
  if (seat === null || !amongBots || !playsAlone(view, seat)) return null;
  return view.asks.find((ask) => ask.seat === seat && ask.must) ?? null;
}

/** A way to ask a bot what it would play; null where nobody may. */
export function useAskHint(): (() => void) | null {
  const view = useView();
  const ask = hintFor(view, useHand());
  const { table, match } = view;
  if (!ask || !table || !match) return null;
  return () => {
    hints.setState({ hint: { table, thought: null } });
    void thought({ game: match.game, view: table, ask });
  };
}

interface About {
  readonly game: string;
  readonly view: TableView;
  readonly ask: AskView;
}

async function thought(about: About): Promise<void> {
  const come = await advised(about).catch(() => NOTHING);
  const { hint } = hints.getState();
  if (hint?.table === about.view) hints.setState({ hint: { table: about.view, thought: come } });
}

/** Nobody thought of anything, or nobody could be asked. */
const NOTHING: Thought = { move: null, events: [] };

async function advised(about: About): Promise<Thought> {
  const { adviseOn } = await import('../../local/advice.ts');
  return adviseOn(about);
}

/** What was thought about the table as it stands now; null: nobody has asked. */
export function useHint(table: TableView): Hint | null {
  const { hint } = useStore(hints);
  return hint?.table === table ? hint : null;
}
