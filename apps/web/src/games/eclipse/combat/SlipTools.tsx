import type { EclipseView } from '@kesem/engine/games/eclipse/state';
import type { Lang } from '../../../i18n/lang.ts';
import { classes } from '../../../kit/classes.ts';
import { IconButton } from '../../../kit/IconButton.tsx';
import { Icon } from '../../../kit/icons.tsx';
import { nameOf } from '../words/naming.ts';
import type { Slip } from './picture.ts';
import type { CombatDesk } from './props.ts';
import styles from './Slips.module.css';
import { combatTexts } from './texts.ts';

interface SlipToolsProps {
  readonly view: EclipseView;
  readonly slip: Slip;
  readonly desk: CombatDesk;
  readonly lang: Lang;
  /** How many fights there are to be put in order. */
  readonly fights: number;
}

/** What whoever puts the combat together may change on a slip: its place among the fights, and its pair. */
export const SlipTools = (props: SlipToolsProps) => (
  <span className={styles.tools}>
    <Movers {...props} />
    <Parter {...props} />
  </span>
);

const Movers = ({ view, slip, desk, lang, fights }: SlipToolsProps) => {
  const { attacker, place } = slip;
  if (desk.step !== 'defend' || place === null || fights < 2) return null;
  const t = combatTexts(lang);
  const name = nameOf(view, attacker, lang);
  return (
    <>
      <IconButton
        className={classes(styles.tool, styles.back)}
        label={t.earlier(name)}
        icon={<Icon name="chevron" size={16} />}
        disabled={place === 1}
        onClick={() => desk.shift(attacker, -1)}
      />
      <IconButton
        className={styles.tool}
        label={t.later(name)}
        icon={<Icon name="chevron" size={16} />}
        disabled={place === fights}
        onClick={() => desk.shift(attacker, 1)}
      />
    </>
  );
};

const Parter = ({ view, slip, desk, lang }: Omit<SlipToolsProps, 'fights'>) => {
  const source = desk.step === 'attack' ? slip.attacker : slip.guard;
  if (source === null || !desk.pairs.some(({ attacker }) => attacker === source)) return null;
  const t = combatTexts(lang);
  const name = nameOf(view, source, lang);
  return (
    <IconButton
      className={styles.tool}
      label={desk.step === 'attack' ? t.part(name) : t.partGuard(name)}
      icon={<Icon name="close" size={16} />}
      onClick={() => desk.part(source)}
    />
  );
};
