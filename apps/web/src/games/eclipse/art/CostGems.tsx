import type { Cost } from '@kesem/engine/games/eclipse/cards/card';
import { INK, PAPER } from '../../../kit/draw/inks.ts';
import styles from './CostGems.module.css';

/** Light is a pale gem, dark a black one, any a round coin: told apart by shape too. */
const GEMS = {
  light: { d: 'M12 1L23 12L12 23L1 12Z', fill: PAPER, line: INK },
  dark: { d: 'M7 1.5H17L22.5 7V17L17 22.5H7L1.5 17V7Z', fill: INK, line: PAPER },
  any: { d: 'M12 1.5a10.5 10.5 0 1 1 0 21a10.5 10.5 0 1 1 0-21Z', fill: '#D8C49C', line: INK },
} as const;
const ORDER = ['light', 'dark', 'any'] as const;

/** A gem for which stones are missing. */
const MISSING = { fill: '#FFD3DC', line: '#A3123A' };

interface CostGemsProps {
  readonly cost: Cost;
  /** What cannot be paid of it just now. */
  readonly missing?: Cost | null;
}

/** What a card costs, a gem with a number for each energy; free is a coin with 0. What is missing is red. */
export const CostGems = ({ cost, missing }: CostGemsProps) => {
  const free = cost.light + cost.dark + cost.any === 0;
  return (
    <span className={styles.gems} aria-hidden="true">
      {ORDER.filter((energy) => cost[energy] > 0 || (free && energy === 'any')).map((energy) => {
        const { d } = GEMS[energy];
        const { fill, line } = missing && missing[energy] > 0 ? MISSING : GEMS[energy];
        return (
          <svg key={energy} viewBox="0 0 24 24">
            <path d={d} fill={fill} stroke={line} strokeWidth="2" />
            <text x="12" y="12.5" fill={line}>
              {cost[energy]}
            </text>
          </svg>
        );
      })}
    </span>
  );
};
