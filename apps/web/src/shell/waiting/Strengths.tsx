import type { Level } from '@kesem/engine/core/bot';
import { Button } from '../../kit/Button.tsx';
import { useTexts } from '../frame/stores.ts';
import styles from './sheets.module.css';

interface StrengthsProps {
  readonly disabled?: boolean;
  readonly onPick: (level: Level) => void;
}

const STRENGTHS: readonly (readonly [Level, string])[] = [
  ['easy', '★'],
  ['medium', '★★'],
  ['hard', '★★★'],
];

/** The three strengths of a bot, to pick one. */
export const Strengths = ({ disabled = false, onPick }: StrengthsProps) => {
  const t = useTexts();
  return (
    <div className={styles.three}>
      {STRENGTHS.map(([level, stars]) => (
        <Button key={level} disabled={disabled} onClick={() => onPick(level)}>
          <span className={styles.level}>
            <span aria-hidden="true">{stars}</span>
            {t.levels[level]}
          </span>
        </Button>
      ))}
    </div>
  );
};
