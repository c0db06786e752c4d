import { SPECIALS, type Special } from '@kesem/engine/games/spell-a-spell/chapters/letters';
import { memo } from 'react';
import type { Lang } from '../../../i18n/lang.ts';
import { VisuallyHidden } from '../../../kit/VisuallyHidden.tsx';
import { textsOf } from '../texts.ts';
import { Seal } from './Seal.tsx';
import styles from './Seals.module.css';

interface SealsProps {
  /** The one that is spelled now. */
  readonly lit: Special | null;
  readonly lang: Lang;
}

/** The four magic words; the one that is spelled lights up. */
export const Seals = memo(({ lit, lang }: SealsProps) => {
  const { board, special } = textsOf(lang);
  return (
    <ul className={styles.seals} aria-label={board.seals} dir="rtl">
      {SPECIALS.toReversed().map((word) => (
        <li key={word} className={styles.item} data-lit={word === lit ? '' : undefined}>
          <Seal word={word} />
          <span lang="he" className={styles.word} aria-hidden="true">
            {word}
          </span>
          <VisuallyHidden>{board.seal(word, special[word])}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
});
