import type { Level } from '@kesem/engine/core/bot';
import { Dialog } from '../../kit/Dialog.tsx';
import { useTexts } from '../frame/stores.ts';
import { useSession } from '../room/session.ts';
import { Strengths } from './Strengths.tsx';

interface BotSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly seat: number;
}

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
      <Strengths onPick={add} />
    </Dialog>
  );
};
