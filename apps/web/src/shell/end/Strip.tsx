import { EmblemPlate } from '../../kit/EmblemPlate.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import { inkOf } from '../../state/device.ts';
import { sitterOf } from '../../state/seats.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import { nameAt, useView } from '../room/view.ts';
import { wordsFor } from '../room/words.ts';
import { placesOf } from './places.ts';
import styles from './Strip.module.css';
import type { PartProps } from './Title.tsx';

/** The podium of two as one strip: whoever looks first, else the winner; the winner's number in the accent. */
export const Strip = ({ finale, mood }: PartProps) => {
  const t = useTexts().end;
  const lang = useLang();
  const view = useView();
  const places = placesOf(view);
  const scores = view.table && finale ? finale.scores(view.table) : null;
  if (!scores || places.length === 0) return null;
  const seats = [...places].toSorted((a, b) => rank(a.seat, view.me) - rank(b.seat, view.me));
  const end = { mood, words: wordsFor(view, lang) };
  return (
    <div className={styles.strip}>
      <ol aria-label={t.ranking}>
        {seats.map(({ seat, place }) => (
          <Side key={seat} seat={seat} place={place} score={scores[seat] ?? 0} finale={finale} />
        ))}
      </ol>
      <em className={styles.margin}>{finale?.margin?.(scores, end)}</em>
    </div>
  );
};

/** Whoever looks stands first; the others as they are ranked. */
function rank(seat: number, me: number | string): number {
  return seat === me ? 0 : 1;
}

interface SideProps extends Pick<PartProps, 'finale'> {
  readonly seat: number;
  readonly place: number;
  readonly score: number;
}

const Side = ({ seat, place, score, finale }: SideProps) => {
  const t = useTexts();
  const lang = useLang();
  const view = useView();
  return (
    <li data-place={place}>
      <VisuallyHidden>{t.end.place(place)}</VisuallyHidden>
      <EmblemPlate ink={inkOf(sitterOf(view, seat)?.ink)} size={38} />
      <bdi className={styles.name}>{nameAt(t, view, seat)}</bdi>
      {view.match?.again.includes(seat) && <b className={styles.stamp}>{t.end.in}</b>}
      <b className={styles.score}>
        <span aria-hidden="true">{score}</span>
        <VisuallyHidden>{finale?.scored(score, lang)}</VisuallyHidden>
      </b>
    </li>
  );
};
