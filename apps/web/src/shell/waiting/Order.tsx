import { Button } from '../../kit/Button.tsx';
import type { IconName } from '../../kit/icons.data.ts';
import { Icon } from '../../kit/icons.tsx';
import { useTexts } from '../frame/stores.ts';
import { useRoom, useSession } from '../room/session.ts';
import { useMe, useView } from '../room/view.ts';
import styles from './Seats.module.css';

/** How it is settled who sits where; the host may change that. */
export const Order = () => {
  const { draws } = useView();
  const { isHost } = useMe();
  const t = useTexts().room;
  if (!draws && !isHost) return null;
  return (
    <div className={styles.order}>
      {isHost && <Ways />}
      {draws && <p>{t.draws}</p>}
    </div>
  );
};

/** Swapping the sides of a game for two, and leaving the seats to the room's draw again. */
const Ways = () => {
  const t = useTexts().room;
  const { chairs, draws, from } = useView();
  const isForTwo = chairs.length === 2;
  return (
    <>
      {isForTwo && <Way icon="flip" label={t.swap} chairs={[1, 0]} />}
      {!draws && !from && (
        <Way icon="shuffle" label={isForTwo ? t.drawSides : t.draw} chairs={null} />
      )}
    </>
  );
};

interface WayProps {
  readonly icon: IconName;
  readonly label: string;
  /** The places in their new order; null: drawn. */
  readonly chairs: number[] | null;
}

const Way = ({ icon, label, chairs }: WayProps) => {
  const { askStage } = useSession();
  const busy = useRoom((state) => state.pending !== null);
  return (
    <Button
      size="sm"
      kind="ghost"
      icon={<Icon name={icon} size={18} />}
      busy={busy}
      onClick={() => askStage({ do: 'order', chairs })}
    >
      {label}
    </Button>
  );
};
