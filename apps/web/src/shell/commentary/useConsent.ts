import type { PersonNo } from '@kesem/room/person';
import { useRoom, useSession } from '../room/session.ts';
import { useMe, useView } from '../room/view.ts';

interface Consent {
  readonly yes: readonly PersonNo[];
  readonly awaited: readonly PersonNo[];
  /** Somebody has agreed, and somebody else has still to. */
  readonly isAsked: boolean;
  /** All have agreed. */
  readonly isOpen: boolean;
  /** Whether whoever looks has agreed. */
  readonly isMine: boolean;
  readonly say: (yes: boolean) => void;
}

/** Who agrees that watchers see hands, as it stands. */
export function useConsent(): Consent {
  const { yes, awaited } = useView().commentary ?? { yes: [], awaited: [] };
  const me = useRoom((state) => state.you.person);
  const { ask } = useSession();
  return {
    yes,
    awaited,
    isAsked: awaited.length > 0,
    isOpen: yes.length > 0 && awaited.length === 0,
    isMine: me !== null && yes.includes(me),
    say: (word) => ask({ do: 'commentary', yes: word }),
  };
}

/** Whether whoever looks may see hands: they neither sit nor play, and all have agreed at a match under way. */
export function useMayLook(): boolean {
  const { stage, match } = useView();
  const me = useRoom((state) => state.you.person);
  const { isSeated } = useMe();
  const { isOpen } = useConsent();
  const plays = me !== null && match?.players.includes(me) === true;
  return isOpen && stage === 'playing' && !isSeated && !plays;
}
