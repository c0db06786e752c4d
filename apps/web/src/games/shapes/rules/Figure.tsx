import { matchOf } from '@kesem/engine/games/shapes/chapters/cards';
import type { Lang } from '../../../i18n/lang.ts';
import { BaseCard, FullCard } from '../art/ShapeCard.tsx';
import { textsOf } from '../texts.ts';
import styles from './Figure.module.css';
import type { Figure as Drawn } from './figures.ts';

interface FigureProps {
  readonly figure: Drawn;
  readonly lang: Lang;
}

/** Cards as they lie on the table: the row, and full cards with what they match. */
export const Figure = ({ figure: { row, fulls, counted }, lang }: FigureProps) => {
  const shapes = counted ? row.flatMap((card) => (card === 'joker' ? [] : [card])) : [];
  return (
    <div className={styles.figure} dir="ltr" aria-hidden="true">
      {row.length > 0 && (
        <div className={styles.row}>
          {row.map((card, at) => (
            <div key={at} className={styles.card}>
              <BaseCard form={card} />
            </div>
          ))}
        </div>
      )}
      {fulls.length > 0 && (
        <div className={styles.row}>
          {fulls.map((card) => (
            <div key={card.join('+')} className={styles.full}>
              <FullCard forms={card} row={shapes} />
              {counted && (
                <bdi className={styles.count}>
                  {textsOf(lang).of({ match: matchOf(card, row), of: row.length })}
                </bdi>
              )}
            </div>
          ))}
        </div>
      )}
    </div>
  );
};
