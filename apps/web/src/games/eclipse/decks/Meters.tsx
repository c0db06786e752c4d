import { CURVE_TOP, figuresOf } from '@kesem/engine/games/eclipse/decks/advice';
import type { DeckList } from '@kesem/engine/games/eclipse/decks/decks';
import type { Lang } from '../../../i18n/lang.ts';
import { VisuallyHidden } from '../../../kit/VisuallyHidden.tsx';
import styles from './Meters.module.css';
import { curveSays, type Meter, metersOf } from './meters.ts';
import { deckTexts } from './texts.ts';

interface MetersProps {
  readonly deck: DeckList;
  readonly lang: Lang;
}

const MeterRow = ({ meter, lang }: { readonly meter: Meter; readonly lang: Lang }) => {
  const t = deckTexts(lang);
  const { of, count, goal, lacks } = meter;
  const says = lacks === 0 ? t.enough : t.lacks(meter);
  return (
    <li className={styles.meter} data-lacks={lacks !== 0 || undefined}>
      <VisuallyHidden>
        {t.meters[of]}: {t.ofGoal(count, goal)}, {says}
      </VisuallyHidden>
      <span className={styles.name} aria-hidden="true">
        {t.meters[of]}
      </span>
      <bdi className={styles.count} aria-hidden="true">
        {count > goal ? count : `${count}/${goal}`}
      </bdi>
      <span className={styles.bar} aria-hidden="true">
        <i style={{ inlineSize: `${Math.min(1, count / goal) * 100}%` }} />
      </span>
      <span className={styles.says} aria-hidden="true">
        {says}
      </span>
    </li>
  );
};

/** What a deck has and what it lacks. Where there is little room, one sentence tells the first thing to do. */
export const Meters = ({ deck, lang }: MetersProps) => {
  const t = deckTexts(lang);
  const meters = metersOf(deck);
  const wanting = meters.find(({ lacks }) => lacks !== 0);
  return (
    <div className={styles.meters}>
      <ul>
        {meters.map((meter) => (
          <MeterRow key={meter.of} meter={meter} lang={lang} />
        ))}
      </ul>
      <p className={styles.advice} aria-hidden="true">
        {wanting ? t.lacks(wanting) : t.legal}
      </p>
    </div>
  );
};

/** How many cards there are of each cost, as bars, and what that means. */
export const Curve = ({ deck, lang }: MetersProps) => {
  const t = deckTexts(lang);
  const { curve } = figuresOf(deck);
  const most = Math.max(4, ...curve);
  return (
    <figure className={styles.curve}>
      <VisuallyHidden>
        {t.curve}: {t.curveOf(curve)}
      </VisuallyHidden>
      <div className={styles.bars} aria-hidden="true">
        {curve.map((count, price) => (
          // the place is the price
          <span key={price} className={styles.column}>
            <b>{count === 0 ? '' : count}</b>
            <span className={styles.height}>
              <i style={{ flexBasis: `${(count / most) * 100}%` }} />
            </span>
            <span className={styles.price}>{price === CURVE_TOP ? t.orMore(price) : price}</span>
          </span>
        ))}
      </div>
      <figcaption>{t.curveSays[curveSays(deck)]}</figcaption>
    </figure>
  );
};
