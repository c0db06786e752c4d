import type { Id } from '@kesem/engine/games/eclipse/move';
import { type EclipseView, other } from '@kesem/engine/games/eclipse/state';
import { ltr } from '../../../i18n/isolate.ts';
import type { Lang } from '../../../i18n/lang.ts';
import { VisuallyHidden } from '../../../kit/VisuallyHidden.tsx';
import { cardAt } from '../words/naming.ts';
import styles from './Chips.module.css';
import type { Lane, Lanes } from './lanes.ts';
import { chanceOf } from './oddsOf.ts';
import { Portrait } from './Portrait.tsx';
import { spoken } from './spoken.ts';
import { combatTexts } from './texts.ts';

interface ChipsProps {
  readonly view: EclipseView;
  readonly lanes: Lanes;
  readonly lang: Lang;
  /** Odds beside the attacks. */
  readonly teach: boolean;
}

/** All fights in their order, while one of them takes the ground: who faces whom, and how it stands. */
export const Chips = ({ view, lanes, lang, teach }: ChipsProps) => (
  <ol className={styles.chips} aria-label={combatTexts(lang).slips} data-lane="fight">
    {lanes.lanes.map((lane, at) => (
      <li
        key={lane.slip.attacker}
        className={styles.chip}
        data-now={lane.isNow || undefined}
        data-off={!lane.slip.live || undefined}
        data-slip={lane.slip.attacker}
      >
        <VisuallyHidden>{spoken(view, lane, lang)}</VisuallyHidden>
        <b aria-hidden="true">{at + 1}</b>
        <Seal {...{ view }} id={lane.slip.attacker} />
        <Seal {...{ view }} id={lane.slip.guard ?? lane.slip.target} />
        <span className={styles.stands} aria-hidden="true">
          {standsWords(view, lane, teach)}
        </span>
      </li>
    ))}
  </ol>
);

const Seal = ({ view, id }: { readonly view: EclipseView; readonly id: Id }) => (
  <Portrait card={cardAt(view, id)} size={26} />
);

/** The totals of a fight, or before it the chance that something is destroyed. */
function standsWords(view: EclipseView, { slip, fight }: Lane, teach: boolean): string {
  const { active } = view;
  if (fight?.totals) return ltr(`${fight.totals[active]}:${fight.totals[other(active)]}`);
  const chance = teach && slip.live ? chanceOf(view, slip) : null;
  return chance === null ? '' : ltr(`${Math.round(chance * 100)}%`);
}
