import { useEffect, useState } from 'react';
import { LostPage } from '../pages/LostPage.tsx';
import { useRoom, VisitProvider } from '../room/session.ts';
import { useVoice } from '../room/useVoice.ts';
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
  const [here] = useState(() => openHere(game, other));
  useEffect(() => () => here?.close(), [here]);
  if (!here) return <LostPage />;
  return (
    <VisitProvider value={here.session}>
      <Inside />
    </VisitProvider>
  );
};

const Inside = () => {
  const isLobby = useRoom((state) => state.view?.stage === 'lobby');
  useVoice();
  return isLobby ? <WaitingRoom /> : <Table />;
};
