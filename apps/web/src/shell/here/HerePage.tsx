import { useEffect, useState } from 'react';
import { LostPage } from '../pages/LostPage.tsx';
import { Faces } from '../room/Faces.tsx';
import { useRoom, VisitProvider } from '../room/session.ts';
import { Voice } from '../room/Voice.ts';
import { Table } from '../table/Table.tsx';
import { WaitingRoom } from '../waiting/WaitingRoom.tsx';
import { openHere } from './open.ts';
import { type Other, otherOf } from './slots.ts';

interface HerePageProps {
  readonly game: string;
  /** The opponent, as the address has it. */
  readonly other: string;
}

/** A table on this device alone. A page shows one: give it its address as its key. */
export const HerePage = ({ game, other }: HerePageProps) => {
  const known = otherOf(other);
  return known === null ? <LostPage /> : <Visit game={game} other={known} />;
};

const Visit = ({ game, other }: { readonly game: string; readonly other: Other }) => {
  const here = useOpened(game, other);
  if (here === undefined) return null;
  if (here === null) return <LostPage />;
  return (
    <VisitProvider value={here.session}>
      <Faces>
        <Inside />
      </Faces>
    </VisitProvider>
  );
};

/** The table, null if there is none; undefined before the page stands. A render that is thrown away opens none. */
function useOpened(game: string, other: Other): ReturnType<typeof openHere> | undefined {
  const [here, setHere] = useState<ReturnType<typeof openHere>>();
  useEffect(() => {
    const opened = openHere(game, other);
    // oxlint-disable-next-line react/set-state-in-effect -- it belongs to the world outside, and is opened only now
    setHere(opened);
    return () => opened?.close();
  }, [game, other]);
  return here;
}

const Inside = () => {
  const isLobby = useRoom((state) => state.view?.stage === 'lobby');
  return (
    <>
      {isLobby ? <WaitingRoom /> : <Table />}
      <Voice />
    </>
  );
};
