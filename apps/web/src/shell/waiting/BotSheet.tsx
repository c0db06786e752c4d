import type { Level } from '@kesem/engine/core/bot';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { useTexts } from '../frame/stores.ts';
import { useSession } from '../room/session.ts';
import styles from './sheets.module.css';

interface BotSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly seat: number;
}

const STRENGTHS: readonly (readonly [Level, string])[] = [
  ['easy', '★'],
  ['medium', '★★'],
  ['hard', '★★★'],
];

/** How strong a bot sits down. */
export const BotSheet = ({ open, onClose, seat }: BotSheetProps) => {
  const t = useTexts();
  const { askStage } = useSession();
  const add = (level: Level): void => {
    askStage({ do: 'addBot', seat, level });
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title={t.room.addBotTitle} closeLabel={t.close}>
      <div className={styles.three}>
        {STRENGTHS.map(([level, stars]) => (
          <Button key={level} onClick={() => add(level)}>
            <span className={styles.level}>
              <span aria-hidden="true">{stars}</span>
              {t.levels[level]}
            </span>
          </Button>
        ))}
      </div>
    </Dialog>
  );
};
