import { memo, type ReactNode } from 'react';
import { classes } from './classes.ts';
import type { Point } from './draw/geometry.ts';
import type { Ink } from './draw/inks.ts';
import { InkField } from './EmblemPlate.tsx';
import styles from './Portrait.module.css';
import { type SeatPlateProps, SeatWords } from './SeatPlate.tsx';
import { Sign } from './signs.tsx';

type PortraitProps = Pick<
  SeatPlateProps,
  'ink' | 'name' | 'sub' | 'presence' | 'mine' | 'children'
> & {
  /** A word on the picture: what kind of player this is. */
  readonly tag?: ReactNode;
};

/** A person as a picture with their name under it, where people are what there is to see. */
export const Portrait = ({ ink, name, sub, presence, mine, tag, children }: PortraitProps) => (
  <div className={classes(styles.portrait, mine && styles.mine)}>
    <Picture ink={ink} />
    {tag && <span className={styles.tag}>{tag} </span>}
    <div className={styles.words}>
      <SeatWords name={name} sub={sub} presence={presence} />
    </div>
    {children}
  </div>
);

const FIELD: readonly Point[] = [
  [0, 0],
  [96, 0],
  [96, 96],
  [0, 96],
];

/** The ink covers whatever shape the picture has; the emblem keeps its own. */
const Picture = memo(({ ink }: { readonly ink: Ink }) => (
  <svg className={styles.picture} aria-hidden="true">
    <svg viewBox="0 0 96 96" preserveAspectRatio="xMidYMid slice">
      <InkField ink={ink} outline={FIELD} />
    </svg>
    <svg x="12%" y="16%" width="76%" height="76%" viewBox="-2 -2 52 52">
      <Sign ink={ink} edge={6} />
    </svg>
  </svg>
));
