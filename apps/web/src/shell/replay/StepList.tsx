import type { AnyGame } from '../../registry.ts';
import { LogLines } from '../table/Log.tsx';
import { Looks } from './Looks.tsx';
import { lineAt } from './lines.ts';
import styles from './StepList.module.css';
import type { RunningReplay } from './useReplay.ts';

interface StepListProps {
  readonly now: RunningReplay;
  readonly game: AnyGame | null;
}

/** The whole log, each line a way to its step; under it, from where one looks. */
export const StepList = ({ now, game }: StepListProps) => {
  const { lines, player, act } = now;
  const press = (line: number): void => {
    const count = lines[line]?.count;
    if (count !== undefined) act({ do: 'to', count });
  };
  return (
    <div className={styles.list}>
      <div className={styles.lines}>
        <LogLines lines={lines} current={lineAt(lines, player.count)} onPress={press} />
      </div>
      <div className={styles.looks}>
        <Looks now={now} game={game} />
      </div>
    </div>
  );
};
