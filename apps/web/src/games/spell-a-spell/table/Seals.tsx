import { SPECIALS, type Special } from '@kesem/engine/games/spell-a-spell/chapters/letters';
import { useState } from 'react';
import type { Lang } from '../../../i18n/lang.ts';
import { Sheet } from '../../../kit/Sheet.tsx';
import { textsOf } from '../texts.ts';
import { Seal } from './Seal.tsx';
import styles from './Seals.module.css';

interface SealsProps {
  /** The one that is spelled now. */
  readonly lit: Special | null;
  /** The names of whoever has cast it in this match; null where there is no match. */
  readonly castBy: ((word: Special) => readonly string[]) | null;
  readonly lang: Lang;
}

/** The four magic words; the one that is spelled lights up, and one that is pressed says what it does and who has cast it. */
export const Seals = ({ lit, castBy, lang }: SealsProps) => {
  const t = textsOf(lang);
  const { board, special } = t;
  const [opened, setOpened] = useState<Special | null>(null);
  const casters = opened && castBy ? castBy(opened) : null;
  return (
    <>
      <ul className={styles.seals} aria-label={board.seals} dir="rtl">
        {SPECIALS.toReversed().map((word) => (
          <li key={word} className={styles.item} data-lit={word === lit ? '' : undefined}>
            <button
              type="button"
              className={styles.button}
              aria-label={board.seal(word, special[word])}
              aria-haspopup="dialog"
              onClick={() => setOpened(word)}
            >
              <Seal word={word} />
              <span lang="he" className={styles.word}>
                {word}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Sheet
        open={opened !== null}
        onClose={() => setOpened(null)}
        title={opened === null ? '' : board.seal(opened, special[opened])}
        closeLabel={board.close}
      >
        <p className={styles.rule}>{board.sealRule}</p>
        {casters && (
          <p className={styles.rule}>
            {casters.length === 0 ? board.sealUnwon : board.sealWon(t.list(casters))}
          </p>
        )}
      </Sheet>
    </>
  );
};
