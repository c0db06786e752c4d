import { LEVELS, type Level } from '@kesem/engine/core/bot';
import { Button } from '../../kit/Button.tsx';
import { Notches } from '../../kit/Notches.tsx';
import { useTexts } from '../frame/stores.ts';
import styles from './sheets.module.css';

interface StrengthsProps {
  readonly busy?: boolean;
  readonly onPick: (level: Level) => void;
}

/** The strengths of a bot, to pick one. */
export const Strengths = ({ busy = false, onPick }: StrengthsProps) => {
  const t = useTexts();
  return (
    <div className={styles.pair}>
      {LEVELS.map((level, n) => (
        <Button key={level} busy={busy} onClick={() => onPick(level)}>
          {t.levels[level]} <Notches n={n} />
        </Button>
      ))}
    </div>
  );
};
