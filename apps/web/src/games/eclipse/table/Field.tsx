import { creaturesOf } from '@kesem/engine/games/eclipse/pieces';
import { ltr } from '../../../i18n/isolate.ts';
import { textsOf } from '../texts.ts';
import { Borne, type OfSide } from './Charm.tsx';
import { CreatureCard } from './CreatureCard.tsx';
import styles from './Field.module.css';
import type { Rows } from './fit.ts';

interface FieldProps extends OfSide {
  readonly rows: Rows;
  /** Whether it is the side of whoever looks. */
  readonly place: 'near' | 'far';
}

/** The creatures of a side. */
export const Field = ({ view, player, words, marks, rows, place }: FieldProps) => {
  const creatures = creaturesOf(view, player);
  const t = textsOf(words.lang).board;
  const { columns, width, gap, more } = rows;
  return (
    <section
      className={styles.field}
      data-place={place}
      data-thing={place === 'near' ? 'field:0' : undefined}
      aria-label={words.name(player)}
    >
      <ul
        className={styles.creatures}
        aria-label={t.creaturesOf(words.name(player))}
        data-row=""
        data-more={more > 0 || undefined}
        style={{ gap: `${gap * 0.6}px ${gap}px`, maxInlineSize: columns * (width + gap) - gap + 1 }}
      >
        {creatures.map((creature) => (
          <li key={creature.id} className={styles.creature}>
            <CreatureCard
              {...{ creature, view, words }}
              size={rows}
              mark={marks.get(`creature:${creature.id}`)}
            />
            <Borne {...{ view, words, marks }} of={creature.id} />
          </li>
        ))}
        {creatures.length === 0 && <li className={styles.nobody}>{t.noCreatures}</li>}
      </ul>
      {more > 0 && (
        <b className={styles.more} aria-hidden="true">
          {ltr(`+${more}`)}
        </b>
      )}
    </section>
  );
};
