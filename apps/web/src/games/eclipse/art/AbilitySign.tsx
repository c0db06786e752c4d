import type { AbilityId } from '@kesem/engine/games/eclipse/cards/card';
import { late } from '../../../kit/late.tsx';
import styles from './AbilitySign.module.css';

/** The picture of an ability on 512×512 units; it comes after the board. */
export const AbilityGlyph = late(async () => (await import('./Glyphs.tsx')).AbilityGlyph);

interface AbilitySignProps {
  readonly ability: AbilityId;
  /** Its strength, where it is not written beside. */
  readonly x?: number;
}

/** An ability as a seal. It is named where it is explained. */
export const AbilitySign = ({ ability, x }: AbilitySignProps) => (
  <span className={styles.sign} aria-hidden="true">
    <svg viewBox="0 0 512 512">
      <AbilityGlyph ability={ability} />
    </svg>
    {x !== undefined && <b>{x}</b>}
  </span>
);
