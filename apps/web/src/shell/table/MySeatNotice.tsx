import { Button } from '../../kit/Button.tsx';
import { freshId } from '../../net/random.ts';
import { device, profileOf, useTexts } from '../frame/stores.ts';
import { useRoom, useSession } from '../room/session.ts';
import { useMe, useNames, useView } from '../room/view.ts';
import styles from './MySeatNotice.module.css';

/** For somebody who got up, or whom a bot has replaced: the way back to the seat; for whoever was moved from it, by whom. */
export const MySeatNotice = () => {
  const texts = useTexts();
  const t = texts.table;
  const name = useNames();
  const view = useView();
  const { person } = useMe();
  const { ask } = useSession();
  const busy = useRoom((state) => state.pending !== null);
  if (view.stage === 'lobby' || !person) return null;
  if (person.is === 'kicked') {
    const by = name(person.by ?? view.host);
    return <output className={styles.notice}>{texts.people.movedYou(by)}</output>;
  }
  if (view.stage !== 'playing') return null;
  const chair = view.chairs.find((each) => each.person === person.no);
  if (!chair || (person.is === 'in' && !chair.standIn)) return null;
  const sit = (): void =>
    ask({ do: 'sit', seat: null, ...profileOf(device.getState()), nonce: freshId() });
  return (
    <output className={styles.notice}>
      <span>{t.standInYou}</span>
      <Button size="sm" kind="primary" busy={busy} onClick={sit}>
        {t.backToSeat}
      </Button>
    </output>
  );
};
