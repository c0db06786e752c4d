// What screen readers are told. One voice for the log, one that interrupts; each speaks at most once in
// 1.5 s, so that a burst becomes one message, and says the same words twice if asked twice.

type Urgency = 'polite' | 'assertive';
type Spoken = Readonly<Record<Urgency, string>>;

/** How the announcer sees time: the present in ms, and a wish to be called later. */
export interface Timing {
  readonly now: () => number;
  readonly after: (ms: number, call: () => void) => void;
}

interface Announcements {
  readonly announce: (text: string, urgency?: Urgency) => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly spoken: () => Spoken;
}

const PAUSE = 1500;
/** Added to a repeated text: a change that is seen by the reader but not heard. */
const NUDGE = '\u00a0';

/** An announcer over the given clock. */
export const createAnnouncements = ({ now, after }: Timing): Announcements => {
  let spoken: Spoken = { polite: '', assertive: '' };
  const listeners = new Set<() => void>();
  const waiting: Record<Urgency, string[]> = { polite: [], assertive: [] };
  const freeAt: Record<Urgency, number> = { polite: 0, assertive: 0 };

  const speak = (urgency: Urgency): void => {
    const text = waiting[urgency].splice(0).join(' · ');
    spoken = { ...spoken, [urgency]: text === spoken[urgency] ? text + NUDGE : text };
    freeAt[urgency] = now() + PAUSE;
    for (const listener of listeners) listener();
  };

  return {
    announce: (text, urgency = 'polite') => {
      const first = waiting[urgency].push(text) === 1;
      if (!first) return;
      const wait = freeAt[urgency] - now();
      if (wait <= 0) speak(urgency);
      else after(wait, () => speak(urgency));
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    spoken: () => spoken,
  };
};

/** The announcer of the page. */
export const announcements = createAnnouncements({
  now: () => performance.now(),
  after: (ms, call) => {
    setTimeout(call, ms);
  },
});

/** Says a text to screen readers; `assertive` is for "your turn" and errors. */
export const announce = announcements.announce;
