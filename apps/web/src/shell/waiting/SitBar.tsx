import { ready } from '@kesem/room/ready';
import type { PersonView } from '@kesem/room/view';
import { ActionBar } from '../../kit/ActionBar.tsx';
import { Button } from '../../kit/Button.tsx';
import { device, profileOf, useLang, useTexts } from '../frame/stores.ts';
import { useRoom, useSession } from '../room/session.ts';
import { shareIn } from '../room/useShare.ts';
import { useCard, useMe, useNames, useView } from '../room/view.ts';

/** The bar of somebody who only watches the waiting room: a free seat is one tap away. */
export const SitBar = () => {
  const { person } = useMe();
  const view = useView();
  const isFree = view.chairs.some((chair) => chair.person === null);
  if (isFree && !view.locked && person?.is !== 'kicked') return <FreeSeat />;
  return person ? <Barred person={person} /> : <Watching />;
};

const FreeSeat = () => {
  const t = useTexts();
  const view = useView();
  const name = useNames();
  const { ask } = useSession();
  const busy = useRoom((state) => state.pending !== null);
  const sit = (): void =>
    ask({ do: 'sit', seat: null, ...profileOf(device.getState()), nonce: shareIn(view.next.hash) });
  return (
    <ActionBar
      say={t.table.watching}
      sub={t.start.waitHost(name(view.host))}
      primary={
        <Button kind="primary" busy={busy} onClick={sit}>
          {t.room.takeSeat}
        </Button>
      }
    />
  );
};

const Watching = () => {
  const t = useTexts();
  const { locked } = useView();
  return <ActionBar say={t.table.watching} sub={locked ? t.refusals.locked : t.refusals.full} />;
};

/** Somebody of this room for whom there is no chair: why, and when they may sit again. */
const Barred = ({ person }: { readonly person: PersonView }) => {
  const t = useTexts();
  const lang = useLang();
  const view = useView();
  const name = useNames();
  const title = useCard()?.title(lang) ?? view.game;
  if (person.is === 'kicked') {
    const by = name(person.by ?? view.host);
    return <ActionBar say={t.people.movedYou(by)} sub={t.people.movedYouHint} />;
  }
  const sitting = new Set(view.chairs.map((chair) => chair.person));
  const line = ready(view, view.queue).filter((no) => !sitting.has(no));
  const place = line.indexOf(person.no) + 1;
  if (place === 0) return <Watching />;
  return <ActionBar say={t.room.moved(title)} sub={t.room.inLine(place)} />;
};
