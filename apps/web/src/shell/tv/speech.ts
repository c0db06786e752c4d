/** Lines that are read aloud one after the other: at most one waits, and a newer one takes its place. */

export interface Speech {
  readonly say: (text: string) => void;
  /** Nothing that waits is read any more. */
  readonly hush: () => void;
}

/** @param read reads a text aloud, and calls back when it has. */
export function openSpeech(read: (text: string, done: () => void) => void): Speech {
  let isReading = false;
  let waiting: string | null = null;
  const say = (text: string): void => {
    if (isReading) {
      waiting = text;
      return;
    }
    isReading = true;
    read(text, () => {
      isReading = false;
      const next = waiting;
      waiting = null;
      if (next !== null) say(next);
    });
  };
  return {
    say,
    hush: () => {
      waiting = null;
    },
  };
}
