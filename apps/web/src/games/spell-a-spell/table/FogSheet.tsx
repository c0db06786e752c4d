import { LETTERS, type Letter } from '@kesem/engine/games/spell-a-spell/chapters/letters';
import { useState } from 'react';
import type { Lang } from '../../../i18n/lang.ts';
import { Sheet } from '../../../kit/Sheet.tsx';
import { textsOf } from '../texts.ts';
import styles from './FogSheet.module.css';
import { TileRow } from './TileRow.tsx';

interface FogSheetProps {
  readonly open: boolean;
  readonly lang: Lang;
  /** The letter that was chosen; null: none. */
  readonly onName: (letter: Letter | null) => void;
}

/** How many of the letters used last stand first. */
const RECENT = 3;

/** The 22 letters that a fog can stand for, those used last before the others. */
export const FogSheet = ({ open, lang, onName }: FogSheetProps) => {
  const t = textsOf(lang);
  const [recent, setRecent] = useState<readonly Letter[]>([]);
  const choose = (letter: Letter): void => {
    setRecent([letter, ...recent.filter((one) => one !== letter)].slice(0, RECENT));
    onName(letter);
  };
  const letters = [...recent, ...LETTERS.filter((letter) => !recent.includes(letter))];
  return (
    <Sheet
      open={open}
      onClose={() => onName(null)}
      title={t.board.fogTitle}
      closeLabel={t.board.close}
    >
      <TileRow label={t.board.fogTitle} className={styles.letters} count={letters.length}>
        {(stop) =>
          letters.map((letter, at) => (
            <button
              key={letter}
              type="button"
              className={styles.letter}
              data-recent={at < recent.length ? '' : undefined}
              aria-label={t.letter[letter]}
              {...stop(at)}
              onClick={() => choose(letter)}
            >
              <span lang="he">{letter}</span>
            </button>
          ))
        }
      </TileRow>
    </Sheet>
  );
};
