import type { Formed } from '@kesem/engine/games/spell-a-spell/chapters/cards';
import { lettersOf } from '@kesem/engine/games/spell-a-spell/chapters/letters';
import type { Lang } from '../../../i18n/lang.ts';
import { VisuallyHidden } from '../../../kit/VisuallyHidden.tsx';
import { textsOf } from '../texts.ts';
import { heb, speltOut } from './heb.ts';
import { WoodTile } from './WoodTile.tsx';
import styles from './WoodWord.module.css';

interface WoodWordProps {
  readonly formed: Formed;
  readonly lang: Lang;
}

/** A word as it was laid, tile by tile. */
export const WoodWord = ({ formed: { word, fogs }, lang }: WoodWordProps) => {
  const t = textsOf(lang);
  const letters = lettersOf(word);
  return (
    <div className={styles.word} dir="rtl">
      <div className={styles.tiles} aria-hidden="true">
        {letters.map((letter, at) => (
          <WoodTile
            // the same letter may stand twice
            key={at}
            rune={fogs.includes(at) ? 'fog' : letter}
            letter={letter}
            isLast={at === letters.length - 1}
            lang={lang}
          />
        ))}
      </div>
      <VisuallyHidden>{t.board.said(heb(word), speltOut(word, t))}</VisuallyHidden>
    </div>
  );
};
