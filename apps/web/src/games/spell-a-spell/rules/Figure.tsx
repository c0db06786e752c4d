import { Fragment } from 'react';
import type { Lang } from '../../../i18n/lang.ts';
import { Icon } from '../../../kit/icons.tsx';
import { Seals } from '../table/Seals.tsx';
import { EffectPrint } from '../table/Shelf.tsx';
import { WoodWord } from '../table/WoodWord.tsx';
import { textsOf } from '../texts.ts';
import styles from './Figure.module.css';
import { FIGURES, type FigureId } from './figures.ts';

interface FigureProps {
  readonly figure: FigureId;
  readonly lang: Lang;
}

/** Words of wood type one after the other, the seals, or the prints of the effect cards. */
export const Figure = ({ figure, lang }: FigureProps) => {
  const { words, showsSeals, effects } = FIGURES[figure];
  const t = textsOf(lang);
  return (
    <div className={styles.figure} aria-hidden="true">
      {words.map((formed, at) => (
        <Fragment key={formed.word}>
          {at > 0 && <Icon name="next" weight={3} />}
          <div className={styles.word}>
            <WoodWord formed={formed} lang={lang} />
          </div>
        </Fragment>
      ))}
      {showsSeals && <Seals lit={null} castBy={null} lang={lang} />}
      {effects.map((effect) => (
        <div key={effect} className={styles.effect}>
          <EffectPrint effect={effect} />
          {t.effect[effect]}
        </div>
      ))}
    </div>
  );
};
