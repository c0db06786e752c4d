import type { Seat } from '@kesem/engine/core/game';
import { ChipGroup } from '../../kit/ChipGroup.tsx';
import type { AnyGame } from '../../registry.ts';
import { sitterOf } from '../../state/seats.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import { useSession } from '../room/session.ts';
import { nameIn, useSouth, useView } from '../room/view.ts';

/** For whoever does not sit: the seat that is nearest on this screen. Nothing else changes. */
export const LookFrom = ({ game }: { readonly game: AnyGame | null }) => {
  const t = useTexts();
  const lang = useLang();
  const view = useView();
  const south = useSouth();
  const { store } = useSession();
  const players = view.match?.players ?? [];
  const name = (seat: Seat) => (
    <>
      <bdi>{nameIn(t, sitterOf(view, seat))}</bdi>
      {game && ` · ${game.seatName(seat, lang)}`}
    </>
  );
  return (
    <ChipGroup
      label={t.table.lookFrom}
      options={players.map((_, seat) => ({ value: seat, label: name(seat) }))}
      value={south}
      onChange={(lookFrom) => store.setState({ lookFrom })}
    />
  );
};
