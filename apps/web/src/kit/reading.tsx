import { createContext, type ReactNode, useContext, useEffect } from 'react';

/** A frame that wants to know while something in it is read. */
export interface Reader {
  /** Something begins to be read, `noted` where the frame's note stands beside it; gives the way to end it. */
  readonly begin: (noted: boolean) => () => void;
  /** What the frame has to say meanwhile. */
  readonly note: ReactNode;
}

const Frame = createContext<Reader>({ begin: () => () => undefined, note: null });
export const ReadingFrame = Frame.Provider;

interface ReadingProps {
  /** How long it has to stay before it counts, in ms. */
  readonly after?: number;
  /** There is no place for the frame's note here. */
  readonly silent?: boolean;
}

/** Says to the frame around it, for as long as it is there, that something is read, and shows its note. */
export const Reading = ({ after = 0, silent = false }: ReadingProps) => {
  const { begin, note } = useContext(Frame);
  useEffect(() => {
    let end: (() => void) | null = null;
    const timer = setTimeout(() => {
      end = begin(!silent);
    }, after);
    return () => {
      clearTimeout(timer);
      end?.();
    };
  }, [begin, after, silent]);
  return silent ? null : note;
};
