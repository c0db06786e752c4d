import type { EclipseView } from '@kesem/engine/games/eclipse/state';
import type { Lang } from '../../../i18n/lang.ts';
import { classes } from '../../../kit/classes.ts';
import { Die } from '../../../kit/Die.tsx';
import { Icon } from '../../../kit/icons.tsx';
import { VisuallyHidden } from '../../../kit/VisuallyHidden.tsx';
import { cardAt, nameOf } from '../words/naming.ts';
import styles from './Ladder.module.css';
import { lossOdds } from './odds.ts';
import { Portrait } from './Portrait.tsx';
import type { LadderPicture, Rung } from './picture.ts';
import { pipsOf } from './pips.ts';
import { combatTexts } from './texts.ts';

interface LadderProps {
  readonly view: EclipseView;
  readonly ladder: LadderPicture;
  readonly lang: Lang;
  readonly teach: boolean;
}

/** The numbers that the saving rolls need, one lower each time, and a stamp on each that was rolled. */
export const Ladder = ({ view, ladder, lang, teach }: LadderProps) => {
  const t = combatTexts(lang);
  const isNew = ladder.rungs.every(({ state }) => state === 'ahead');
  return (
    <div className={styles.ladder}>
      <p className={styles.title}>
        <b>{t.ladder}</b>
        <span>{t.stones(ladder.stones)}</span>
      </p>
      <ol className={styles.rungs}>
        {ladder.rungs.map((rung) => (
          <RungItem key={rung.stone} {...{ view, rung, lang }} teach={teach && isNew} />
        ))}
      </ol>
    </div>
  );
};

interface RungItemProps extends Omit<LadderProps, 'ladder'> {
  readonly rung: Rung;
}

const STAMPS = { held: 'check', lost: 'close' } as const;
/** Above this no die can hold a stone; the step is drawn no higher. */
const TOP = 7;

const RungItem = ({ view, rung, lang, teach }: RungItemProps) => {
  const { stone, needs, ward, state, die } = rung;
  const t = combatTexts(lang);
  const stamp = state === 'held' || state === 'lost' ? STAMPS[state] : null;
  return (
    <li className={classes(styles.rung, styles[state])} data-rung={state}>
      <VisuallyHidden>{spoken(view, rung, lang)}</VisuallyHidden>
      <span className={styles.face} aria-hidden="true">
        {die === null ? (
          <Portrait card={cardAt(view, stone)} size={30} />
        ) : (
          <Die value={pipsOf(die)} size={34} roll={state === 'rolled' ? stone : null} />
        )}
        {ward !== 0 && <span className={styles.ward} dir="ltr">{`+${ward}`}</span>}
        {stamp && (
          <span className={styles.stamp}>
            <Icon name={stamp} size={14} weight={3.4} />
          </span>
        )}
      </span>
      <span
        className={styles.step}
        aria-hidden="true"
        style={{ blockSize: `${18 + Math.min(needs, TOP) * 3}px` }}
      >
        {needs}
      </span>
      {teach && <span className={styles.odds}>{t.lossOdds(lossOdds(view, stone, needs))}</span>}
    </li>
  );
};

function spoken(view: EclipseView, { stone, needs, state, die }: Rung, lang: Lang): string {
  const t = combatTexts(lang);
  const parts = [
    nameOf(view, stone, lang),
    t.needs(needs),
    ...(die === null ? [] : [t.rolled(die)]),
    ...(state === 'held' || state === 'lost' ? [t[state]] : []),
  ];
  return parts.join(', ');
}
