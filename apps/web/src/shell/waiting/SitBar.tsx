import { ActionBar } from '../../kit/ActionBar.tsx';
import { Button } from '../../kit/Button.tsx';
import { device, profileOf, useTexts } from '../frame/stores.ts';
import { useRoom, useSession } from '../room/session.ts';
import { shareIn } from '../room/useShare.ts';
import { useMe, useNames, useView } from '../room/view.ts';

/** The bar of somebody who only watches the waiting room: a free seat is one tap away. */
export const SitBar = () => {
  const t = useTexts();
  const view = useView();
  const name = useNames();
  const { ask } = useSession();
  const { person } = useMe();
  const busy = useRoom((state) => state.pending !== null);
  const free = view.chairs.some((chair) => chair.person === null);
  const may = free && !view.locked && person?.is !== 'kicked';
  const why = view.locked ? t.refusals.locked : t.refusals.full;
  const sit = (): void =>
    ask({ do: 'sit', seat: null, ...profileOf(device.getState()), nonce: shareIn(view.next.hash) });
  if (!may) {
    const moved = person?.is === 'kicked';
    const say = moved ? t.people.movedYou(name(person.by ?? view.host)) : t.table.watching;
    return <ActionBar say={say} sub={moved ? t.people.movedYouHint : why} />;
  }
  return (
    <ActionBar
      say={t.table.watching}
      sub={t.start.waitHost(name(view.host))}
      primary={
        <Button kind="primary" disabled={busy} onClick={sit}>
          {t.room.takeSeat}
        </Button>
      }
    />
  );
};
