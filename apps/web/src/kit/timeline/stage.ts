import { createContext, type ReactNode, useContext } from 'react';

/** What a house shows of a step of its table, by a clock that all who look share. Times in ms. */
interface Show {
  readonly id: string;
  /** When the first frame of the step is seen. */
  readonly startsAt: number;
  /** When nothing of it is seen any more, however many frames are left. */
  readonly endsAt: number;
}

/** The stage on which a table is shown. */
export interface Stage {
  /** What is shown, or was last; null: nothing ever was. */
  readonly show: Show | null;
  /** Whether all see each frame at the same moment; otherwise each at their own pace. */
  readonly isShared: boolean;
  /** The time by which a show is timed, in ms. */
  readonly now: () => number;
  /** Says that enough has been seen of a show. */
  readonly onSeen: (show: string) => void;
  /** Stands under the sentence of a bar in place of what the game says there; absent or null: what the game says. */
  readonly advice?: ReactNode;
  /** What stands in a bar in place of its buttons while all look at a show; null: the bar's own. */
  readonly controls: { readonly primary: ReactNode; readonly sub?: ReactNode } | null;
  /** Runs something once the page around the table has shown what it knows of a step; absent: there is none around it. */
  readonly afterPage?: (run: () => void) => () => void;
}

/** No house shows anything: everybody looks at their own pace. */
export const OWN_PACE: Stage = {
  show: null,
  isShared: false,
  now: () => 0,
  onSeen: () => undefined,
  controls: null,
};

/** The stage of every table below. */
export const StageContext = createContext(OWN_PACE);

/** The stage on which this table is shown. */
export function useStage(): Stage {
  return useContext(StageContext);
}
