import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';

export interface FrameProps {
  /** The frame, with the outlet's element placed where the content belongs: `(outlet) => …`. */
  readonly children: (outlet: ReactNode) => ReactNode;
}

/** A place in a frame that is filled from deep inside it; `name` marks its element. */
export function slot(name: string) {
  const Outlet = createContext<HTMLElement | null>(null);

  /** The frame with the place in it. */
  const Frame = ({ children }: FrameProps) => {
    const [outlet, setOutlet] = useState<HTMLElement | null>(null);
    // only what fills it is drawn anew where the place is another, as in the bar of the end: not all that is in the frame
    const frame = useMemo(
      () => children(<div ref={setOutlet} {...{ [`data-${name}`]: '' }} />),
      [children],
    );
    return <Outlet value={outlet}>{frame}</Outlet>;
  };
  /** Renders its children into the slot; without a slot around it, where it stands. */
  const Fill = ({ children }: { readonly children: ReactNode }) => {
    const outlet = useContext(Outlet);
    return outlet === null ? children : createPortal(children, outlet);
  };
  /** Whether there is such a frame. */
  const useIsThere = (): boolean => useContext(Outlet) !== null;
  return { Frame, Fill, useIsThere };
}
