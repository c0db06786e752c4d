import type { Ink } from '../../../kit/draw/inks.ts';
import { CaveTrack } from '../track/CaveTrack.tsx';
import styles from './Figure.module.css';

const ORDER = [1, 2, 3, 4] as const satisfies readonly Ink[];

/** The cave with wizards on these spaces, the first in the first ink. */
export const Figure = ({ spaces }: { readonly spaces: readonly number[] }) => (
  <div className={styles.figure}>
    <CaveTrack figures={spaces.map((space, who) => ({ ink: ORDER[who] ?? 1, space }))} />
  </div>
);
