import type { CSSProperties } from 'react';
import type { Mood } from '../../games/contract.ts';
import { bare, isolate } from '../../i18n/isolate.ts';
import { listed } from '../../i18n/numbers.ts';
import type { AnyGame } from '../../registry.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import { useRoom } from '../room/session.ts';
import { nameAt, useView } from '../room/view.ts';
import { wordsFor } from '../room/words.ts';
import { reasonOf, resultOf } from '../table/result.ts';
import { placesOf } from './places.ts';
import styles from './Title.module.css';
import type { AnyFinale } from './useFinale.ts';

export interface PartProps {
  readonly game: AnyGame | null;
  readonly finale: AnyFinale | null;
  readonly mood: Mood;
}

/** Who won, or the game's own word for it, as large as it fits; below it what whoever lost is told, and why it ended. */
export const Title = ({ game, finale, mood }: PartProps) => {
  const lang = useLang();
  const view = useView();
  const heard = useRoom((state) => state.heard);
  const outcome = view.match?.outcome;
  const words = wordsFor(view, lang);
  const own = outcome ? (finale?.title?.(outcome.reason, { mood, words }) ?? null) : null;
  const result = resultOf(view, lang);
  const title = own ?? result;
  const reason = reasonOf(view, game, lang, heard);
  const lines = [useConsolation(mood, own !== null), reason].filter((line) => line !== null);
  const size: CSSProperties & Readonly<Record<'--letters', number>> = {
    '--letters': Math.max(6, bare(title).length),
  };
  return (
    <div className={styles.words}>
      <h2 className={styles.title} style={size}>
        {title}
      </h2>
      {lines.length > 0 && (
        <div className={styles.line}>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
    </div>
  );
};

/** A kind word for whoever lost: who won, where the title does not say it, or the own place among several. */
function useConsolation(mood: Mood, isTitled: boolean): string | null {
  const t = useTexts();
  const lang = useLang();
  const view = useView();
  if (mood !== 'lost') return null;
  const places = placesOf(view);
  const mine = places.find(({ seat }) => seat === view.me)?.place ?? 0;
  if (!isTitled) return places.length > 2 ? t.end.yourPlace(mine) : t.end.lost;
  const winners = places.filter(({ place }) => place === 1);
  return t.end.lostTo(
    listed(
      lang,
      winners.map(({ seat }) => isolate(nameAt(t, view, seat))),
    ),
  );
}
