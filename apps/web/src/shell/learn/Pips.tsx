import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import { useTexts } from '../frame/stores.ts';
import styles from './Pips.module.css';

interface PipsProps {
  /** From 0. */
  readonly at: number;
  readonly of: number;
}

/** How far the course has come: a printed square for each step. */
export const Pips = ({ at, of }: PipsProps) => {
  const t = useTexts().learn;
  return (
    <p className={styles.pips}>
      <VisuallyHidden>{t.step(at + 1, of)}</VisuallyHidden>
      {Array.from({ length: of }, (_, i) => (
        <span
          key={i}
          className={styles.pip}
          data-is={i < at ? 'past' : i === at ? 'now' : 'next'}
        />
      ))}
    </p>
  );
};
