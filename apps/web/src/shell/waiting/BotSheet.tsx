import type { Level } from '@kesem/engine/core/bot';
import { Dialog } from '../../kit/Dialog.tsx';
import { Heading } from '../../kit/Heading.tsx';
import { useTexts } from '../frame/stores.ts';
import { useSession } from '../room/session.ts';
import { useView } from '../room/view.ts';
import { Strengths } from './Strengths.tsx';
import styles from './sheets.module.css';

interface BotSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly seat: number;
}

/** How strong a bot sits down, or those who fill the table. */
export const BotSheet = ({ open, onClose, seat }: BotSheetProps) => {
  const t = useTexts();
  const { askStage } = useSession();
  const free = useView().chairs.filter(({ person }) => person === null).length;
  const add = (level: Level): void => {
    askStage({ do: 'addBot', seat, level });
    onClose();
  };
  const fill = (level: Level): void => {
    askStage({ do: 'fill', level });
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title={t.room.addBotTitle} closeLabel={t.close}>
      <div className={styles.list}>
        <Strengths onPick={add} />
        {free > 1 && (
          <>
            <Heading level={3}>{t.room.fill}</Heading>
            <Strengths onPick={fill} />
          </>
        )}
      </div>
    </Dialog>
  );
};
