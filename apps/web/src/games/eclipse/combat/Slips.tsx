import type { Id } from '@kesem/engine/games/eclipse/move';
import type { EclipseView } from '@kesem/engine/games/eclipse/state';
import type { Lang } from '../../../i18n/lang.ts';
import { classes } from '../../../kit/classes.ts';
import { VisuallyHidden } from '../../../kit/VisuallyHidden.tsx';
import { cardAt, nameOf } from '../words/naming.ts';
import { oddsOf } from './oddsOf.ts';
import { Portrait } from './Portrait.tsx';
import type { Slip } from './picture.ts';
import type { CombatDesk } from './props.ts';
import styles from './Slips.module.css';
import { SlipTools } from './SlipTools.tsx';
import { combatTexts } from './texts.ts';

interface SlipsProps {
  readonly view: EclipseView;
  readonly slips: readonly Slip[];
  /** Null: nobody puts anything together. */
  readonly desk: CombatDesk | null;
  readonly lang: Lang;
  readonly teach: boolean;
}

/** The attacks, each on a slip, in the order in which they are fought. */
export const Slips = ({ slips, ...rest }: SlipsProps) => {
  const last = Number.POSITIVE_INFINITY;
  const inOrder = slips.toSorted((one, two) => (one.place ?? last) - (two.place ?? last));
  return (
    <ul className={styles.slips} aria-label={combatTexts(rest.lang).slips}>
      {inOrder.map((slip) => (
        <SlipItem key={slip.attacker} slip={slip} fights={fightsIn(slips)} {...rest} />
      ))}
    </ul>
  );
};

const fightsIn = (slips: readonly Slip[]): number =>
  slips.filter(({ place }) => place !== null).length;

interface SlipItemProps extends Omit<SlipsProps, 'slips'> {
  readonly slip: Slip;
  readonly fights: number;
}

const SlipItem = ({ view, slip, desk, lang, fights, teach }: SlipItemProps) => {
  const { attacker, target, guard, place, live } = slip;
  const t = combatTexts(lang);
  return (
    <li className={classes(styles.slip, !live && styles.off)} data-slip={attacker}>
      <span className={styles.line}>
        {fights > 1 && place !== null && (
          <span className={styles.place}>
            <VisuallyHidden>{t.first(place)}</VisuallyHidden>
            <span aria-hidden="true">{place}</span>
          </span>
        )}
        <Named {...{ view, lang }} id={attacker} />
        <Arrow stopped={guard !== null} />
        <Named {...{ view, lang }} id={target} isSmall={guard !== null} />
        {guard !== null && (
          <>
            <VisuallyHidden>{t.stops}</VisuallyHidden>
            <Named {...{ view, lang }} id={guard} />
          </>
        )}
        {desk && <SlipTools {...{ view, slip, desk, lang, fights }} />}
      </span>
      <span className={styles.note}>{live ? teach && oddsOf(view, slip, lang) : t.off}</span>
    </li>
  );
};

interface NamedProps {
  readonly view: EclipseView;
  readonly id: Id;
  readonly lang: Lang;
  readonly isSmall?: boolean;
}

const Named = ({ view, id, lang, isSmall = false }: NamedProps) => (
  <span className={styles.named}>
    <Portrait card={cardAt(view, id)} size={isSmall ? 22 : 34} />
    <span className={isSmall ? styles.small : styles.name}>{nameOf(view, id, lang)}</span>
  </span>
);

/** From the attacker to its target; a guard cuts it. */
const Arrow = ({ stopped }: { readonly stopped: boolean }) => (
  <svg className={styles.arrow} width="22" height="16" viewBox="0 0 22 16" aria-hidden="true">
    <path d="M1 8H14" strokeWidth="3" strokeDasharray={stopped ? '3 3' : undefined} />
    <path d="M12 2L20 8L12 14Z" className={styles.head} />
    {stopped && <path d="M8 1V15" strokeWidth="4" />}
  </svg>
);
