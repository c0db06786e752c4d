import type { Lang } from '../../../i18n/lang.ts';
import { classes } from '../../../kit/classes.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { Fight } from '../combat/Fight.tsx';
import { Ladder } from '../combat/Ladder.tsx';
import { Slips } from '../combat/Slips.tsx';
import { StoneSign } from '../table/StoneSign.tsx';
import styles from './Figure.module.css';
import { DUEL, FIELD, type FigureId, GOAL, GUARDED, KINDS, PAID, SAVES } from './figures.ts';

interface FigureProps {
  readonly figure: FigureId;
  readonly lang: Lang;
}

/** A drawing of the rules, made of the pieces of the table itself. */
export const Figure = ({ figure, lang }: FigureProps) => (
  <div className={styles.figure} aria-hidden="true" inert>
    {draw(figure, lang)}
  </div>
);

function draw(figure: FigureId, lang: Lang) {
  switch (figure) {
    case 'goal':
      return <Goal />;
    case 'cards':
      return <Kinds lang={lang} />;
    case 'energy':
      return <Energy lang={lang} />;
    case 'guard':
      return <Slips view={FIELD} slips={GUARDED} desk={null} lang={lang} teach={false} />;
    case 'fight':
      return <Fight view={FIELD} fight={DUEL} lang={lang} south={0} />;
    case 'saves':
      return <Ladder view={FIELD} ladder={SAVES} lang={lang} teach={false} />;
    default:
      return figure satisfies never;
  }
}

const Goal = () => (
  <div className={styles.sides}>
    {[GOAL.near, GOAL.far].map((count) => (
      <div key={count} className={styles.stones}>
        {Array.from({ length: count }, (_, at) => (
          <span key={at} className={styles.stone}>
            <StoneSign energy={at % 3 === 1 ? 'dark' : 'light'} />
          </span>
        ))}
      </div>
    ))}
  </div>
);

const Kinds = ({ lang }: { readonly lang: Lang }) => (
  <div className={styles.cards}>
    {KINDS.map((card) => (
      <CardFace key={card} card={card} lang={lang} width={118} />
    ))}
  </div>
);

const Energy = ({ lang }: { readonly lang: Lang }) => (
  <div className={styles.cards}>
    <CardFace card={PAID.card} lang={lang} width={118} />
    <div className={styles.stones}>
      {PAID.stones.map(({ energy, marked }, at) => (
        <span key={at} className={classes(styles.stone, marked && styles.marked)}>
          <StoneSign energy={energy} />
        </span>
      ))}
    </div>
  </div>
);
