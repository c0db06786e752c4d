import { Podium } from '../../kit/podium/Podium.tsx';
import { inkOf } from '../../state/device.ts';
import { sitterOf } from '../../state/seats.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import { nameAt, useView } from '../room/view.ts';
import { placesOf } from './places.ts';
import type { PartProps } from './Title.tsx';

/** Everybody on the podium with this match's own result. */
export const Stand = ({ finale }: Pick<PartProps, 'finale'>) => {
  const t = useTexts();
  const lang = useLang();
  const view = useView();
  const scores = view.table ? finale?.scores(view.table) : undefined;
  const figures = placesOf(view).map(({ seat, place }) => {
    const score = scores?.[seat];
    return {
      key: seat,
      place,
      said: t.end.place(place),
      ink: inkOf(sitterOf(view, seat)?.ink),
      name: nameAt(t, view, seat),
      score:
        score === undefined || !finale ? null : { count: score, said: finale.scored(score, lang) },
      isMine: view.me === seat,
      stamp: view.match?.again.includes(seat) ? t.end.in : undefined,
    };
  });
  if (figures.length === 0) return null;
  return <Podium label={t.end.ranking} figures={figures} />;
};
