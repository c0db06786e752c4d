import type { Seat } from '@kesem/engine/core/game';
import type { Id } from '@kesem/engine/games/eclipse/move';
import type { EclipseView } from '@kesem/engine/games/eclipse/state';
import { ltr } from '../../../i18n/isolate.ts';
import type { Lang } from '../../../i18n/lang.ts';
import { classes } from '../../../kit/classes.ts';
import { Die } from '../../../kit/Die.tsx';
import { VisuallyHidden } from '../../../kit/VisuallyHidden.tsx';
import { cardAt, nameOf } from '../words/naming.ts';
import styles from './Fight.module.css';
import { Portrait } from './Portrait.tsx';
import type { FightPicture, Verdict } from './picture.ts';
import { pipsOf } from './pips.ts';
import { combatTexts } from './texts.ts';

interface FightProps {
  readonly view: EclipseView;
  readonly fight: FightPicture;
  readonly lang: Lang;
  /** Who stands first. */
  readonly south: Seat;
}

/** One who fights, and what their die and skill come to. */
interface Fighter {
  readonly id: Id;
  readonly seat: Seat;
  readonly die: number;
  readonly total: number | null;
}

/** Two dice, what they come to, and what follows; whoever is nearest stands first. */
export const Fight = ({ view, fight, lang, south }: FightProps) => {
  const { verdict } = fight;
  const fighters = fightersOf(view, fight, south);
  return (
    <div className={styles.fight}>
      <VisuallyHidden>{spoken(view, fighters, lang)}</VisuallyHidden>
      {fighters.map((fighter, at) => (
        <Side
          key={fighter.id}
          {...{ view, fighter, lang, verdict }}
          ink={at === 0 ? 'light' : 'dark'}
        />
      ))}
      <Middle verdict={verdict} lang={lang} />
    </div>
  );
};

function fightersOf(
  { active }: EclipseView,
  { roll, totals }: FightPicture,
  south: Seat,
): readonly Fighter[] {
  return ([0, 1] as const)
    .map((seat) => ({
      id: seat === active ? roll.attacker : roll.defender,
      seat,
      die: roll.dice[seat],
      total: totals?.[seat] ?? null,
    }))
    .toSorted((one, two) => Number(two.seat === south) - Number(one.seat === south));
}

function spoken(view: EclipseView, fighters: readonly Fighter[], lang: Lang): string {
  const t = combatTexts(lang);
  const [one = '', two = ''] = fighters.map(({ id, die, total }) =>
    t.side(nameOf(view, id, lang), die, (total ?? die) - die, total ?? die),
  );
  return t.fight(one, two);
}

interface SideProps {
  readonly view: EclipseView;
  readonly fighter: Fighter;
  readonly lang: Lang;
  readonly verdict: Verdict | null;
  readonly ink: 'light' | 'dark';
}

const Side = ({ view, fighter, lang, verdict, ink }: SideProps) => {
  const { id } = fighter;
  const hit = verdict?.loser === id && verdict.damage > 0 && verdict.ghost?.escaped !== true;
  const won = verdict !== null && verdict.loser !== null && verdict.loser !== id;
  return (
    <div className={classes(styles.side, ink === 'dark' && styles.far)} aria-hidden="true">
      <span className={styles.who}>
        <Portrait card={cardAt(view, id)} size={40} />
        <span className={styles.name}>{nameOf(view, id, lang)}</span>
        {hit && <b className={styles.damage}>{ltr(`−${verdict.damage}`)}</b>}
      </span>
      <Sum {...fighter} ink={ink} isNew={verdict === null} won={won} />
    </div>
  );
};

interface SumProps extends Fighter {
  readonly ink: 'light' | 'dark';
  readonly isNew: boolean;
  readonly won: boolean;
}

const Sum = ({ id, die, total, ink, isNew, won }: SumProps) => {
  const plus = (total ?? die) - die;
  return (
    <span className={styles.sum} dir="ltr">
      <Die value={pipsOf(die)} ink={ink} size={38} roll={isNew ? id : null} />
      {plus !== 0 && (
        <span className={styles.plus}>{`${plus < 0 ? '−' : '+'} ${Math.abs(plus)}`}</span>
      )}
      {total !== null && <b className={classes(styles.total, won && styles.won)}>{total}</b>}
    </span>
  );
};

/** The word between the two: against, equal, or what a ghost has rolled. */
const Middle = ({ verdict, lang }: { readonly verdict: Verdict | null; readonly lang: Lang }) => {
  const t = combatTexts(lang);
  const equal = verdict?.loser === null;
  const word = verdict?.ghost ? t.ghost(verdict.ghost.die) : equal ? t.equal : t.against;
  return (
    <span className={classes(styles.middle, verdict !== null && styles.stamped)}>
      {word}
      {verdict && verdict.damage > 0 && <VisuallyHidden>{t.damage(verdict.damage)}</VisuallyHidden>}
    </span>
  );
};
