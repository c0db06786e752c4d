import { createContext } from 'react';

/** How a timeline sees time. */
export interface TimelineClock {
  /** Calls back after so many ms; gives what calls it off. */
  readonly after: (ms: number, call: () => void) => () => void;
}

/** The page's own timers. */
const pageClock: TimelineClock = {
  after: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

/** The clock of every timeline below; the page's own unless somebody provides another. */
export const TimelineClockContext = createContext(pageClock);
