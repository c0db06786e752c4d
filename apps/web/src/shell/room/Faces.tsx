import { type ReactNode, useMemo } from 'react';
import { SignsProvider } from '../../kit/signs.tsx';
import { signsOf, useDrawn } from './faces.ts';
import { useRoom } from './session.ts';

/** Below it the room's bots are shown by their faces; until these have come, by emblems. */
export const Faces = ({ children }: { readonly children: ReactNode }) => {
  const view = useRoom((state) => state.view);
  const drawn = useDrawn(view?.people.some(({ bot }) => bot !== null) === true);
  const signs = useMemo(() => (view && drawn ? signsOf(view, drawn) : {}), [view, drawn]);
  return <SignsProvider value={signs}>{children}</SignsProvider>;
};
