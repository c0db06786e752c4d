import { createContext, type ReactNode, useContext, useState } from 'react';
import { createPortal } from 'react-dom';

const Outlet = createContext<HTMLElement | null>(null);

interface BarFrameProps {
  /** The frame, with the outlet's element placed where the bar belongs: `(outlet) => …`. */
  readonly children: (outlet: ReactNode) => ReactNode;
}

/** A frame whose bar is filled from deep inside: whatever stands in a `<Bar>` below appears in the outlet. */
export const BarFrame = ({ children }: BarFrameProps) => {
  const [outlet, setOutlet] = useState<HTMLElement | null>(null);
  return <Outlet value={outlet}>{children(<div ref={setOutlet} data-bar="" />)}</Outlet>;
};

/** What belongs into the frame's bar; without a frame around it stays where it is. */
export const Bar = ({ children }: { readonly children: ReactNode }) => {
  const outlet = useContext(Outlet);
  return outlet === null ? children : createPortal(children, outlet);
};
