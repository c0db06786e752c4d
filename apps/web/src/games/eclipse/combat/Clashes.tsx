import { chargeOf } from '@kesem/engine/games/eclipse/chapters/abilities';
import { creatureOf, stonesOf } from '@kesem/engine/games/eclipse/chapters/pieces';
import { skillOf } from '@kesem/engine/games/eclipse/chapters/stats';
import type { Id, Player } from '@kesem/engine/games/eclipse/move';
import { type EclipseView, other } from '@kesem/engine/games/eclipse/state';
import { ltr } from '../../../i18n/isolate.ts';
import type { Lang } from '../../../i18n/lang.ts';
import { GLYPHS } from '../../../kit/cards/stamps.data.ts';
import { Die } from '../../../kit/Die.tsx';
import { VisuallyHidden } from '../../../kit/VisuallyHidden.tsx';
import { AbilitySign } from '../art/AbilitySign.tsx';
import { gridOf, type Lanes as LaneSizes } from '../table/laneSizes.ts';

import styles from './Clashes.module.css';
import type { Lane, Lanes } from './lanes.ts';
import { chanceOf, oddsOf } from './oddsOf.ts';
import { pipsOf } from './pips.ts';
import type { CombatDesk } from './props.ts';
import { SlipTools } from './SlipTools.tsx';
import { spoken } from './spoken.ts';
import { combatTexts } from './texts.ts';

interface ClashesProps {
  readonly view: EclipseView;
  readonly lanes: Lanes;
  readonly sizes: LaneSizes;
  readonly desk: CombatDesk;
  readonly south: Player;
  readonly lang: Lang;
  /** Odds beside the attacks. */
  readonly teach: boolean;
}

/** A band lower than this, in px, has no room for odds between its two lines. */
const THIN = 90;

/** Between the two of each lane: their dice, what they add up to, and the odds before. */
export const Clashes = (props: ClashesProps) => {
  const { lanes, sizes, lang } = props;
  const isFight = lanes.lanes.some(({ fight }) => fight !== null);
  return (
    <ol
      className={styles.clashes}
      aria-label={combatTexts(lang).slips}
      style={gridOf(sizes)}
      data-lane={lanes.ladder ? 'ladder' : isFight ? 'fight' : 'slips'}
      data-thin={sizes.clash < THIN || undefined}
    >
      {lanes.lanes.map((lane, at) => (
        <Clash key={lane.slip.attacker} {...props} lane={lane} at={at} />
      ))}
    </ol>
  );
};

interface ClashProps extends ClashesProps {
  readonly lane: Lane;
  readonly at: number;
}

const Clash = ({ view, lanes, lane, at, desk, south, lang, teach }: ClashProps) => {
  const { slip, isNow } = lane;
  const fights = lanes.lanes.filter(({ slip: { place } }) => place !== null).length;
  const odds = teach ? oddsBefore(view, lane, lang) : '';
  return (
    <li
      className={styles.clash}
      data-now={isNow || undefined}
      data-off={(!slip.live && !isSettled(lane.rung)) || undefined}
      data-slip={slip.attacker}
    >
      <VisuallyHidden>{spoken(view, lane, lang)}</VisuallyHidden>
      <span className={styles.no} aria-hidden="true">
        {at + 1}
      </span>
      <Strength {...{ view, lane, lang }} side={other(south)} is="far" />
      <Bolt />
      <Strength {...{ view, lane, lang }} side={south} is="near" />
      {odds !== '' && (
        <span className={styles.odds} data-odds="">
          <span>{odds}</span>
          <em aria-hidden="true">{lossWords(view, slip, lang)}</em>
          <b aria-hidden="true">{percentOf(view, slip)}</b>
        </span>
      )}
      {desk.step !== 'none' && (
        <span className={styles.tools}>
          <SlipTools {...{ view, slip, desk, lang, fights }} />
        </span>
      )}
    </li>
  );
};

/** The same without the chance of a hit, for a lane in which both would lie over the dice. */
function lossWords(view: EclipseView, slip: Lane['slip'], lang: Lang): string {
  const t = combatTexts(lang);
  const chance = slip.live ? chanceOf(view, slip) : null;
  return chance === null ? t.off : t.lossOdds(chance);
}

/** The chance that something is destroyed, for a lane that is too narrow for words. */
function percentOf(view: EclipseView, slip: Lane['slip']): string {
  const chance = slip.live ? chanceOf(view, slip) : null;
  return chance === null ? '×' : ltr(`${Math.round(chance * 100)}%`);
}

/** What may become of it, before anything was rolled; or that it comes to nothing. */
function oddsBefore(view: EclipseView, { slip, rung, fight }: Lane, lang: Lang): string {
  if (isSettled(rung)) return '';
  if (!slip.live) return combatTexts(lang).off;
  return fight || rung?.die ? '' : oddsOf(view, slip, lang);
}

/** Whether it is known what became of the stone. */
const isSettled = (rung: Lane['rung']): boolean => rung?.state === 'held' || rung?.state === 'lost';

const Bolt = () => (
  <svg className={styles.bolt} viewBox="0 0 260 20" preserveAspectRatio="none" aria-hidden="true">
    <path d={BOLT} stroke="#211A12" strokeWidth="9" />
    <path d={BOLT} stroke="#F0B64A" strokeWidth="4" />
  </svg>
);
const BOLT = 'M-4 10L22 3L44 15L70 5L96 16L120 4L146 15L172 5L198 16L222 4L244 14L264 8';

interface StrengthProps {
  readonly view: EclipseView;
  readonly lane: Lane;
  readonly lang: Lang;
  readonly side: Player;
  readonly is: 'far' | 'near';
}

/** One side of a lane: the die, what is added, and the sum; or what a stone needs. */
const Strength = ({ view, lane, lang, side, is }: StrengthProps) => {
  const { creature } = lane[is];
  return (
    <span className={styles.strength} data-is={is} aria-hidden="true">
      {creature === null ? (
        <Saving {...{ view, lane, lang, side }} />
      ) : (
        <Power {...{ view, lane, lang, side, is }} id={creature} />
      )}
    </span>
  );
};

interface PowerProps extends StrengthProps {
  readonly id: Id;
}

const Power = (props: PowerProps) => {
  const { view, lane, lang, side, is, id } = props;
  const { slip, fight } = lane;
  // whoever attacks a stone that nobody guards does not roll
  if (id === slip.attacker && slip.at === 'stone' && slip.guard === null) {
    return <span className={styles.unguarded}>{combatTexts(lang).unguarded}</span>;
  }
  return (
    <>
      {fight ? (
        <Die
          value={pipsOf(fight.roll.dice[side])}
          ink={is === 'near' ? 'light' : 'dark'}
          size={46}
          roll={fight.verdict ? null : id}
        />
      ) : (
        <Ask />
      )}
      <Parts {...{ view, slip, id }} />
      {fight?.totals && <Total fight={fight} id={id} total={fight.totals[side]} />}
    </>
  );
};

/** What is added to the die: skill, and the charge of whoever attacks a creature. */
export const Parts = ({ view, slip, id }: Pick<PowerProps, 'view' | 'id'> & Pick<Lane, 'slip'>) => {
  const one = creatureOf(view, id);
  if (!one) return null;
  const charge = id === slip.attacker && slip.guard === null ? chargeOf(view, one) : 0;
  return (
    <span className={styles.parts}>
      <span>
        <Swords />
        {skillOf(view, one)}
      </span>
      {charge > 0 && (
        <span>
          <AbilitySign ability="charge" />
          {charge}
        </span>
      )}
    </span>
  );
};

interface TotalProps extends Pick<PowerProps, 'id'> {
  readonly fight: NonNullable<Lane['fight']>;
  readonly total: number;
}

const Total = ({ fight: { verdict }, id, total }: TotalProps) => {
  const loser = verdict?.loser ?? null;
  return (
    <b
      className={styles.total}
      data-total=""
      data-won={(loser !== null && loser !== id) || undefined}
    >
      {total}
    </b>
  );
};

/** What a stone needs to be saved, and what was rolled. */
const Saving = ({ view, lane: { rung }, lang, side }: Omit<StrengthProps, 'is'>) => {
  const t = combatTexts(lang);
  const needs = rung?.needs ?? stonesOf(view, side).length;
  return (
    <>
      {rung?.die ? (
        <Die
          value={pipsOf(rung.die)}
          size={46}
          roll={rung.state === 'rolled' ? rung.stone : null}
        />
      ) : (
        !isSettled(rung) && <Ask />
      )}
      <span className={styles.needs}>
        <span>{t.needs(needs)}</span>
        <b>{needs}</b>
      </span>
      {rung && isSettled(rung) && (
        <b className={styles.stamp} data-state={rung.state}>
          {rung.state === 'held' ? t.held : t.lost}
        </b>
      )}
    </>
  );
};

/** A die that is still to be rolled. */
const Ask = () => <span className={styles.ask}>?</span>;

const Swords = () => (
  <svg viewBox="0 0 512 512" width="17" height="17" aria-hidden="true">
    <path d={GLYPHS['crossed-swords']} fill="currentColor" />
  </svg>
);
