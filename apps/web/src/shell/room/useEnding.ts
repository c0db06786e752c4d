import { awaitedToEnd, mayEnd } from '../../state/seats.ts';
import { useTexts } from '../frame/stores.ts';
import { useRoom, useSession } from './session.ts';
import { useServerNow } from './useNow.ts';
import { useMe, useView } from './view.ts';

/** A way to end the match without a result. */
export interface Ending {
  readonly label: string;
  /** What is asked before. */
  readonly question: string;
  readonly run: () => void;
}

/** How whoever looks may end the match just now: at once, or by proposing it to all; null: not, or they have. */
export function useEnding(): Ending | null {
  const t = useTexts();
  const view = useView();
  const me = useRoom((state) => state.you.person);
  const { isSeated } = useMe();
  const { ask, online } = useSession();
  const now = useServerNow(true, 1000);
  const vote = useEndVote();
  if (view.stage !== 'playing' || !isSeated) return null;
  const at = { label: t.table.endMatch, question: t.ending.question };
  if (mayEnd(view, me, now)) return { ...at, run: () => ask({ do: 'abandon' }) };
  const awaited = awaitedToEnd(view, now).filter(({ no }) => no !== me);
  // two who share a device have nobody to propose it to
  if (awaited.length === 0 || !online) return { ...at, run: () => vote(true) };
  if (view.match?.endVote?.includes(me ?? 0)) return null;
  const { propose: label, proposeQuestion: question } = t.ending;
  return { label, question, run: () => vote(true) };
}

/** Says a word for or against ending the match on the table, and no other. */
export function useEndVote(): (yes: boolean) => void {
  const { answer } = useSession();
  const number = useView().match?.number;
  return (yes) => answer({ do: 'endVote', yes }, `${number}/end`);
}
