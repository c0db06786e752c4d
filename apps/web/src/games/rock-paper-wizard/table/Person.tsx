import type { Ink } from '../../../kit/draw/inks.ts';
import { EmblemPlate } from '../../../kit/EmblemPlate.tsx';
import styles from './Person.module.css';

interface PersonProps {
  readonly ink: Ink;
  readonly name: string;
  readonly size: number;
}

/** Somebody on a stage: the plate, and the name as a tag under it. */
export const Person = ({ ink, name, size }: PersonProps) => (
  <span className={styles.person}>
    <EmblemPlate ink={ink} size={size} />
    <b>
      <bdi>{name}</bdi>
    </b>
  </span>
);
