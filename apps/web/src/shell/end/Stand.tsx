import type { Seat } from '@kesem/engine/core/game';
import type { RoomView } from '@kesem/room/view';
import { Podium } from '../../kit/podium/Podium.tsx';
import { inkOf } from '../../state/device.ts';
import { sitterOf } from '../../state/seats.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import { nameAt, useView } from '../room/view.ts';
import { placesOf } from './places.ts';
import type { PartProps } from './Title.tsx';

/** Everybody on the podium with this match's own result; without one all stand alike. */
export const Stand = ({ finale }: Pick<PartProps, 'finale'>) => {
  const t = useTexts();
  const lang = useLang();
  const view = useView();
  const scores = view.table ? finale?.scores(view.table) : undefined;
  const places = placesOf(view);
  const stand = places.length > 0 ? places : playersOf(view);
  const figures = stand.map(({ seat, place }) => {
    const score = scores?.[seat];
    return {
      key: seat,
      place,
      said: place === null ? '' : t.end.place(place),
      ink: inkOf(sitterOf(view, seat)?.ink),
      name: nameAt(t, view, seat),
      score:
        score === undefined || !finale ? null : { count: score, said: finale.scored(score, lang) },
      isMine: view.me === seat,
      stamp: view.match?.again.includes(seat) ? t.end.in : undefined,
    };
  });
  if (figures.length === 0) return null;
  const label = places.length > 0 ? t.end.ranking : t.table.players;
  return <Podium label={label} figures={figures} />;
};

/** Everybody who played, in the order of their seats. */
function playersOf({ match }: RoomView): readonly { readonly seat: Seat; readonly place: null }[] {
  return match?.players.map((_, seat) => ({ seat, place: null })) ?? [];
}
