import { useMemo } from 'react';
import type { AnyGame } from '../../registry.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import { useRoom } from '../room/session.ts';
import { useView } from '../room/view.ts';
import { lineFor } from '../room/words.ts';
import styles from './Log.module.css';

/** Everything that was heard in this match, in words, newest at the end. */
export const Log = ({ game }: { readonly game: AnyGame | null }) => {
  const t = useTexts().table;
  const lang = useLang();
  const view = useView();
  const heard = useRoom((state) => state.heard);
  const lines = useMemo(
    () => heard.flatMap((one) => lineFor(one, game, view, lang) ?? []),
    [heard, game, view, lang],
  );
  if (lines.length === 0) return <p className={styles.empty}>{t.logEmpty}</p>;
  return (
    <ol className={styles.log} aria-label={t.log}>
      {lines.map(({ text, code }, i) => (
        <li key={i} ref={i === lines.length - 1 ? intoSight : null}>
          {text}
          {code !== undefined && ' '}
          {code !== undefined && (
            <bdi dir="ltr" className={styles.code}>
              {code}
            </bdi>
          )}
        </li>
      ))}
    </ol>
  );
};

function intoSight(line: HTMLLIElement | null): void {
  line?.scrollIntoView({ block: 'nearest' });
}
