import type { Back } from '@kesem/room/match';
import { useRoom, useSession } from '../room/session.ts';
import { useHand, useView } from '../room/view.ts';

/**
 * The answer that whoever looks may ask to take back; null: none. Two who share a device have no seat of
 * their own there: theirs is the answer before the question that is open.
 */
export function useBack(): Back | null {
  const view = useView();
  const hand = useHand();
  const { online } = useSession();
  const { may, asked } = view.takeBack ?? { may: [], asked: null };
  if (asked || hand === null) return null;
  const mine = may.find(({ seat }) => seat === hand) ?? null;
  const isShared = !online && view.me === 'public';
  return isShared ? (may.find(({ seat }) => seat !== hand) ?? mine) : mine;
}

/** Says a word for or against taking back the answer to the question with this key; null while another is under way. */
export function useBackWord(): ((key: string, yes: boolean) => void) | null {
  const { answer } = useSession();
  const busy = useRoom((state) => state.pending !== null);
  return busy ? null : (key, yes) => answer({ do: 'takeBack', yes }, key);
}
