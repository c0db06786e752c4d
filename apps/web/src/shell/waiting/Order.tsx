import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/icons.tsx';
import { useTexts } from '../frame/stores.ts';
import { useRoom, useSession } from '../room/session.ts';
import { useMe, useView } from '../room/view.ts';
import styles from './Seats.module.css';

/**
 * How it is settled who sits where. The host swaps the sides of a game for two, or leaves the seats to the
 * room's draw again after having ordered them or after a match.
 */
export const Order = () => {
  const t = useTexts().room;
  const { chairs, draws, from } = useView();
  const { isHost } = useMe();
  const { askStage } = useSession();
  const busy = useRoom((state) => state.pending !== null);
  const canSwap = isHost && chairs.length === 2;
  const canDraw = isHost && !draws && !from;
  const order = (to: number[] | null) => (): void => askStage({ do: 'order', chairs: to });
  if (!draws && !canSwap && !canDraw) return null;
  return (
    <div className={styles.order}>
      {canSwap && (
        <Button
          size="sm"
          kind="ghost"
          icon={<Icon name="flip" size={18} />}
          disabled={busy}
          onClick={order([1, 0])}
        >
          {t.swap}
        </Button>
      )}
      {canDraw && (
        <Button
          size="sm"
          kind="ghost"
          icon={<Icon name="shuffle" size={18} />}
          disabled={busy}
          onClick={order(null)}
        >
          {chairs.length === 2 ? t.drawSides : t.draw}
        </Button>
      )}
      {draws && <p>{t.draws}</p>}
    </div>
  );
};
