import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import type { Ink } from './draw/inks.ts';
import { EmblemPlate } from './EmblemPlate.tsx';
import styles from './SeatPlate.module.css';

export interface SeatPlateProps {
  readonly ink: Ink;
  /** Where the person sits at a table. */
  readonly seat?: number;
  readonly name: string;
  /** The line under the name: role, colour, where they are. */
  readonly sub?: ReactNode;
  /** A filled dot, half of one, an empty ring, or nothing. The words belong into `sub`. */
  readonly presence?: 'here' | 'unsteady' | 'away' | 'none' | undefined;
  /** The words of the flag; having them is having the turn. */
  readonly turn?: string | undefined;
  readonly size?: 'md' | 'sm';
  /** Tints the plate of the person who looks. */
  readonly mine?: boolean;
  /** A second row: a tray, a score. */
  readonly below?: ReactNode;
  /** What stands at the end of the first row: a clock, a button. */
  readonly children?: ReactNode;
}

/** A person's name, and under it how they are. */
export const SeatWords = ({
  name,
  sub,
  presence = 'none',
}: Pick<SeatPlateProps, 'name' | 'sub' | 'presence'>) => (
  <div className={styles.words}>
    <span className={styles.name} data-name="">
      <bdi>{name}</bdi>
    </span>
    {sub !== undefined && (
      <span className={styles.sub}>
        {presence !== 'none' && <i className={styles[presence]} aria-hidden="true" />}
        {sub}
      </span>
    )}
  </div>
);

/** A person at the table: emblem, ink, hatch and name, the same on every screen. */
export const SeatPlate = (props: SeatPlateProps) => {
  const { ink, seat, name, sub, presence, turn, size = 'md', mine, below, children } = props;
  return (
    <div
      className={classes(
        styles.seat,
        styles[size],
        turn !== undefined && styles.turn,
        mine && styles.mine,
      )}
    >
      {turn !== undefined && <span className={styles.flag}>{turn}</span>}
      <div className={styles.row}>
        <EmblemPlate ink={ink} size={size === 'sm' ? 38 : 46} seat={seat} />
        <SeatWords name={name} sub={sub} presence={presence} />
        {children}
      </div>
      {below !== undefined && <div className={styles.below}>{below}</div>}
    </div>
  );
};
