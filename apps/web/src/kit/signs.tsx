/** What stands for whom: an emblem an ink, or a face where a table has one for it. */
import { createContext, memo, use } from 'react';
import { EMBLEMS, type Emblem } from './draw/emblems.ts';
import { INK, type Ink, PAPER } from './draw/inks.ts';

/** The faces at a table, by the ink of their seat. */
export type Signs = Readonly<Partial<Record<Ink, Emblem>>>;

const Faces = createContext<Signs>({});

/** Below it, whoever has one of these inks is shown by a face. */
export const SignsProvider = Faces.Provider;

/** Lists of people, whose inks bots at the table may have as well: everybody is shown by an emblem. */
export const PEOPLE: Signs = {};

interface SignProps {
  readonly ink: Ink;
  /** How wide the ink around it is. */
  readonly edge: number;
}

/** The knocked-out sign of an ink, on 48×48 units. */
export const Sign = memo(({ ink, edge }: SignProps) => {
  const { bodies, cuts, glints } = use(Faces)[ink] ?? EMBLEMS[ink];
  return (
    <>
      <path
        d={bodies.join('')}
        fill={PAPER}
        stroke={INK}
        strokeWidth={edge}
        strokeLinejoin="round"
        paintOrder="stroke"
      />
      <path d={cuts} fill={INK} />
      {glints && <path d={glints} fill={PAPER} />}
    </>
  );
});
