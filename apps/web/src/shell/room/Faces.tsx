import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { SignsProvider } from '../../kit/signs.tsx';
import { type Drawn, loadFaces, signsOf } from './faces.ts';
import { useRoom } from './session.ts';

/** Below it the room's bots are shown by their faces; until these have come, by emblems. */
export const Faces = ({ children }: { readonly children: ReactNode }) => {
  const view = useRoom((state) => state.view);
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const isNeeded = view?.people.some(({ bot }) => bot !== null) === true;
  useEffect(() => {
    if (isNeeded) loadFaces().then(setDrawn, () => undefined);
  }, [isNeeded]);
  const signs = useMemo(() => (view && drawn ? signsOf(view, drawn) : {}), [view, drawn]);
  return <SignsProvider value={signs}>{children}</SignsProvider>;
};
